/** After so many milliseconds the browser gets its turn; the part that is begun then may take as long again. */
const SLICE = 5;

/**
 * The parts of a long page, mounted one after the other in slices between which the browser paints and
 * listens. Whoever searches, prints or follows a link into the page needs all of it: see `finish`.
 */
export class Paced {
  /** So many parts are there. */
  reached = $state(0);
  #total: number = $state(Infinity);
  #flush: () => void;

  /**
   * @param first parts that are there from the start
   * @param flush mounts what `reached` asks for at once, so that the time it takes can be told
   */
  constructor(first: number, flush: () => void) {
    this.reached = first;
    this.#flush = flush;
  }

  get whole(): boolean {
    return this.reached >= this.#total;
  }

  /** From an effect: mounts up to `total` parts. Returns what ends that. */
  run(total: number): () => void {
    this.#total = total;
    let timer: ReturnType<typeof setTimeout>;
    const slice = (): void => {
      const until = performance.now() + SLICE;
      while (!this.whole && performance.now() < until) {
        this.reached += 1;
        this.#flush();
      }
      if (!this.whole) timer = setTimeout(slice);
    };
    timer = setTimeout(slice);
    const whole = (): void => this.finish();
    addEventListener("beforeprint", whole);
    return () => {
      clearTimeout(timer);
      removeEventListener("beforeprint", whole);
    };
  }

  /** All of it now. */
  finish(): void {
    this.reached = this.#total;
    this.#flush();
  }
}
