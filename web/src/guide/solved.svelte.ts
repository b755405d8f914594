/** Which exercises of the lessons were solved in this browser: `RULESET/STEP`. */
import { read, write } from "../settings.svelte";

const KEY = "jantaku.lessons";

function stored(): string[] {
  const { solved } = read<{ solved: unknown }>(KEY);
  return Array.isArray(solved) ? solved.filter((one) => typeof one === "string") : [];
}

class Solved {
  #keys: ReadonlySet<string> = $state.raw(new Set(stored()));

  has(ruleset: string, step: string): boolean {
    return this.#keys.has(`${ruleset}/${step}`);
  }

  add(ruleset: string, step: string): void {
    // Another tab may have solved others meanwhile.
    this.#keep(new Set([...this.#keys, ...stored(), `${ruleset}/${step}`]));
  }

  /** One lesson begins anew. */
  forget(ruleset: string): void {
    this.#keep(new Set([...this.#keys, ...stored()].filter((key) => !key.startsWith(`${ruleset}/`))));
  }

  #keep(keys: ReadonlySet<string>): void {
    this.#keys = keys;
    write(KEY, { solved: [...keys] });
  }
}

export const solved = new Solved();
