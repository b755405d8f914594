/**
 * What is left of a window of this size where nothing of the device lies over it (notch, rounded
 * corners, home bar), all in CSS pixels. Tables are laid out in that; their padding is the rest.
 */
export function clear(width: number, height: number): { width: number; height: number } {
  const style = getComputedStyle(document.documentElement);
  const covered = (side: string): number => Number.parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0;
  return {
    width: width - covered("left") - covered("right"),
    height: height - covered("top") - covered("bottom"),
  };
}
