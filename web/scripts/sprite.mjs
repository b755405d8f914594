// Draws every tile face into one sprite, `src/generated/tiles.svg`: a symbol each, named by the tile's text
// (`1m` … `9m`, `0m`, …, `7z`, `f1` … `f8`) and `back`. Symbols hold the face alone; the tile's body
// is the page's, so that it can be lit, dimmed and themed there.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { optimize } from "svgo";
import opentype from "opentype.js";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(web, "src", "generated", "tiles.svg");
const fontFile = join(
  web,
  "node_modules/@fontsource/noto-sans-symbols-2/files/noto-sans-symbols-2-symbols-400-normal.woff",
);

// A sprite made by this script from these packages is the same every time, so make it once.
const digest = createHash("sha256");
for (const file of [fileURLToPath(import.meta.url), join(web, "package-lock.json")]) {
  digest.update(readFileSync(file));
}
const stamp = `<!-- ${digest.digest("hex")} -->`;
try {
  if (readFileSync(target, "utf8").endsWith(stamp)) process.exit(0);
} catch {
  // Not there yet.
}

const art = await import("riichi-mahjong-tiles");

const WIDTH = 300;
const HEIGHT = 400;
const HONOURS = ["Ton", "Nan", "Shaa", "Pei", "Haku", "Hatsu", "Chun"];

/** Tile text → name of the component that draws it. */
function components() {
  const names = new Map();
  for (const [suit, name] of [["m", "Man"], ["p", "Pin"], ["s", "Sou"]]) {
    for (let number = 1; number <= 9; number += 1) names.set(`${number}${suit}`, `Regular${name}${number}`);
    names.set(`0${suit}`, `Regular${name}5Dora`);
  }
  HONOURS.forEach((name, index) => names.set(`${index + 1}z`, `Regular${name}`));
  return names;
}

/** The optimised inside of an svg document; ids start with `prefix`, since all share one document. */
function inside(svg, prefix, precision = 1) {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: precision,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { convertTransform: { transformPrecision: 4 }, cleanupIds: true } },
      },
      "convertStyleToAttrs",
      "removeXMLNS",
      "removeXlink",
      "reusePaths",
      { name: "prefixIds", params: { prefix, delim: "-", prefixClassNames: false } },
    ],
  });
  return data.replace(/^<svg[^>]*?(\/>|>)/, "").replace(/<\/svg>$/, "");
}

// The four plants and the four seasons, in the order of our f1 … f8, from the font's tile glyphs:
// the colour of the drawing and of the character beside it.
const FLOWERS = [
  [0x1f022, "#a8324a", "#000037"], // plum
  [0x1f023, "#3d5a2b", "#000037"], // orchid
  [0x1f025, "#a5701a", "#000037"], // chrysanthemum
  [0x1f024, "#004900", "#000037"], // bamboo
  [0x1f026, "#2f7a3c", "#b93c3c"], // spring
  [0x1f027, "#b93c3c", "#b93c3c"], // summer
  [0x1f028, "#a5561a", "#b93c3c"], // autumn
  [0x1f029, "#27476e", "#b93c3c"], // winter
];

/** A glyph's outlines without the tile around them (its first two), as separate closed paths. */
function outlines(font, code) {
  const box = font.charToGlyph(String.fromCodePoint(code)).getBoundingBox();
  // The glyph's tile is narrower than ours: fit its height and centre it.
  const size = (HEIGHT * 1.0 * font.unitsPerEm) / (box.y2 - box.y1);
  const scale = size / font.unitsPerEm;
  const x = WIDTH / 2 - ((box.x1 + box.x2) / 2) * scale;
  const y = box.y2 * scale;
  const path = font.charToGlyph(String.fromCodePoint(code)).getPath(x, y, size);
  const parts = [];
  for (const command of path.commands) {
    if (command.type === "M") parts.push([]);
    parts.at(-1).push(command);
  }
  return parts.slice(2);
}

function pathData(parts) {
  const path = new opentype.Path();
  path.commands = parts.flat();
  return path.toPathData(1);
}

function flower(font, [code, drawing, character]) {
  const parts = outlines(font, code);
  const isCharacter = (part) => {
    const xs = part.filter((c) => "x" in c).map((c) => c.x);
    const ys = part.filter((c) => "y" in c).map((c) => c.y);
    return Math.max(...xs) < WIDTH * 0.46 && Math.max(...ys) < HEIGHT * 0.42;
  };
  const written = pathData(parts.filter(isCharacter));
  const drawn = pathData(parts.filter((part) => !isCharacter(part)));
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="${drawing}" d="${drawn}"/><path fill="${character}" d="${written}"/></svg>`;
}

/** The back: our own pattern of ink waves, in the page's own colours. */
function back() {
  const waves = [];
  const radius = 50;
  for (let row = 0; row <= 9; row += 1) {
    for (let column = -1; column <= 4; column += 1) {
      const cx = column * radius * 2 + (row % 2 ? radius : 0);
      const cy = row * radius + 25;
      for (const r of [radius, radius * 0.66, radius * 0.33]) {
        waves.push(`M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0`);
      }
    }
  }
  return (
    `<rect width="300" height="400" fill="var(--tile-back, #33506b)"/>` +
    `<path d="${waves.join("")}" fill="none" stroke="var(--tile-back-line, #6f8aa3)" stroke-width="5" opacity=".55"/>`
  );
}

const symbols = [];
const add = (id, body) => symbols.push(`<symbol id="${id}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</symbol>`);

for (const [tile, name] of components()) {
  if (tile === "5z") {
    // The art leaves the white dragon empty; a thin frame tells it from a tile that failed to load.
    add(
      tile,
      `<rect x="58" y="72" width="184" height="256" rx="14" fill="none" stroke="#27476e" stroke-width="7"/>` +
        `<rect x="76" y="90" width="148" height="220" rx="6" fill="none" stroke="#27476e" stroke-width="3"/>`,
    );
    continue;
  }
  const component = art[name];
  if (!component) throw new Error(`the tile package has no ${name}`);
  add(tile, inside(renderToStaticMarkup(createElement(component)), `t${tile}`));
}

const bytes = readFileSync(fontFile);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
FLOWERS.forEach((entry, index) => add(`f${index + 1}`, inside(flower(font, entry), `tf${index + 1}`)));
add("back", back());

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols.join("")}</svg>`;
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, sprite + stamp);
const kilobytes = (count) => `${(count / 1024).toFixed(1)} kB`;
console.log(`tiles.svg: ${symbols.length} symbols, ${kilobytes(sprite.length)}, ${kilobytes(gzipSync(sprite, { level: 9 }).length)} compressed`);
