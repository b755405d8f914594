/** Height of the player's letters, in pixels: 16 unless the browser was told to write larger. */
export function rem(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
