/** Development only: no build has this page as its entry. `?theme=dark&tiles=indexed&language=ja` */
import { mount } from "svelte";
import "../src/app.css";
import sprite from "../src/generated/tiles.svg?raw";
import Styleguide from "./Styleguide.svelte";

const asked = new URLSearchParams(location.search);
const holder = document.createElement("div");
holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
holder.innerHTML = sprite;
document.body.append(holder);

const { settings } = await import("../src/settings.svelte");
for (const name of ["language", "tiles", "theme"] as const) {
  const value = asked.get(name);
  if (value) Object.assign(settings, { [name]: value });
}
mount(Styleguide, { target: document.getElementById("app")! });
