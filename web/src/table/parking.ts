/**
 * Where the focus waits when what held it is gone: a pressed button, a discarded tile. Whoever plays
 * by keys or by ear stays where the next thing is to be done, and nothing there answers to Enter.
 */
const PLACES = { buttons: ".actions", hand: ".own .hand", sheet: ".panel .sheet" };
/** Whoever reads a result there reads on. */
const WAITING = `${PLACES.buttons}, ${PLACES.hand}`;

export function park(where: keyof typeof PLACES): void {
  const { activeElement } = document;
  const lost = !activeElement || activeElement === document.body || activeElement.matches(WAITING);
  if (lost) document.querySelector<HTMLElement>(PLACES[where])?.focus({ preventScroll: true });
}
