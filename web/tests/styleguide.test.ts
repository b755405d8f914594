import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import Styleguide from "../styleguide/Styleguide.svelte";

/** Parts that are not shown by themselves, and why. */
const ELSEWHERE: Record<string, string> = {
  "parts/HouseRules": "asks a server as soon as it is used",
  "parts/ExportLog": "asks a server as soon as it is used",
  "parts/ImportLog": "asks a server as soon as it is used",
  "parts/Counts": "draws nothing of its own",
  "parts/Tiles": "in every text",
  "parts/TileButton": "in puzzles and the calculator",
  "guide/ExampleBox": "a block",
  "guide/HandPicture": "in examples",
  "guide/PatternTable": "a block",
  "guide/Rich": "in every text",
  "table/Bar": "lies on a table only",
  "table/Callout": "lies on a table only",
  "table/Ending": "lies on a table only",
  "table/Habits": "switches of a table only",
  "table/HandRow": "in results",
  "table/Lost": "lies on a table only",
  "table/Menu": "belongs to a table",
  "table/Mine": "lies on a table only",
  "table/OpenedHands": "in results",
  "table/Payments": "in results",
  "table/SeatLayer": "lies on a table only",
  "table/Spoken": "is heard, not seen",
  "table/Table": "the whole of it",
  "table/Totals": "in results",
  "table/WinCard": "in results",
  "table/Tour": "points at a whole table",
};

it("shows every part", () => {
  const shown = ["Styleguide", "Reference"].map((name) => readFileSync(`styleguide/${name}.svelte`, "utf8")).join("");
  const parts = ["parts", "table", "guide", "calculator"].flatMap((folder) =>
    readdirSync(`src/${folder}`).flatMap((name) => (name.endsWith(".svelte") ? [`${folder}/${name.replace(".svelte", "")}`] : [])),
  );
  expect(parts.filter((part) => !shown.includes(`../src/${part}.svelte`) && !(part in ELSEWHERE))).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((part) => !parts.includes(part)), "no longer there").toEqual([]);
});

it("can be drawn", () => {
  const target = document.createElement("div");
  document.body.append(target);
  const page = mount(Styleguide, { target });
  flushSync();
  expect(target.querySelectorAll("h2").length).toBeGreaterThan(10);
  expect(target.querySelectorAll("[data-tile]").length).toBeGreaterThan(200);
  void unmount(page);
  target.remove();
  // Every part at once: seconds on a busy machine.
}, 30_000);
