import * as api from "../api";
import { problemText } from "../problems";
import type { ScoreAnswer, ScoreRequest } from "../reference";

/** So long nothing may change before the server is asked, so that not each letter is a question. */
const PAUSE = 120;

/** What the server says of the hand as it stands. */
export class Scoring {
  answer = $state.raw<ScoreAnswer | null>(null);
  /** Why it has no answer, in words. */
  fault = $state("");
  #asked = false;

  /** From an effect: asks, and returns what gives it up again. What a link asks is asked without a pause. */
  ask(request: ScoreRequest): () => void {
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        api.score(request, stop.signal).then(
          (found) => ([this.answer, this.fault] = [found, ""]),
          (error: unknown) => {
            if (!stop.signal.aborted) [this.answer, this.fault] = [null, problemText(error)];
          },
        );
      },
      this.#asked ? PAUSE : 0,
    );
    this.#asked = true;
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }

  /** There is nothing to ask. */
  clear(): void {
    [this.answer, this.fault, this.#asked] = [null, "", true];
  }
}
