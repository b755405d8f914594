import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
// Small, and most pages need them: here they are no further files.
import "./parts/Dialog.svelte";
import "./parts/Tile.svelte";
import "./parts/TileButton.svelte";
import "./parts/Tiles.svelte";
import "./problems";
import spriteUrl from "./generated/tiles.svg?url";

/** The sprite goes into the document, where every tile can refer to it and theme colours reach it. */
async function loadSprite(): Promise<void> {
  const holder = document.createElement("div");
  // Not `display: none`: some browsers then draw no gradients or masks from it.
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = await (await fetch(spriteUrl)).text();
  document.body.append(holder);
}

void loadSprite();
mount(App, { target: document.getElementById("app")! });
