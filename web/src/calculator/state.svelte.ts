import type { OptionValues, Tile } from "../protocol";
import type { CalculatorFlag, CalculatorForm, ScoreRequest, TileCount } from "../reference";
import { NotationError, plainTile, readHand, readTiles, sorted, writeHand, writeTiles, type MeldForm, type TypedMeld } from "./notation";

/** Where a tapped tile goes. */
export type Target = "hand" | "win" | "indicators" | "under" | "aside" | "river" | MeldForm;

type Pile = "indicators" | "under" | "aside" | "river";
const PILES: Pile[] = ["indicators", "under", "aside", "river"];

/**
 * A question to the calculator while it is put together. It counts tiles and knows which words
 * exclude each other, both from the ruleset's form; what a hand is worth the server says.
 */
export class Question {
  readonly ruleset: string;
  preset: string | null = $state(null);
  options: OptionValues = $state.raw({});
  /** Concealed tiles, without the winning one. */
  concealed: Tile[] = $state.raw([]);
  win: Tile | null = $state(null);
  melds: TypedMeld[] = $state.raw([]);
  piles: Record<Pile, Tile[]> = $state({ indicators: [], under: [], aside: [], river: [] });
  flags: string[] = $state.raw([]);
  seat = $state("");
  round = $state("");
  repeat = $state(0);
  pots: Record<string, number> = $state({});
  discarder: number | null = $state(null);
  /** What stands in the field for typing; the hand itself unless something else was typed. */
  typed = $state("");
  /** What of the typed text cannot be read. */
  unread: string | null = $state(null);

  #form: CalculatorForm | null = $state.raw(null);

  constructor(request: ScoreRequest) {
    this.ruleset = request.ruleset;
    this.load(request);
  }

  /** Whether the ruleset is asked as it comes, no option changed. */
  get plain(): boolean {
    return this.preset === null && !Object.keys(this.options).length;
  }

  get form(): CalculatorForm | null {
    return this.#form;
  }

  /** The form under the options as they are: what it no longer has is dropped. */
  set form(form: CalculatorForm | null) {
    this.#form = form;
    if (!form) return;
    const known = new Set(form.flags.map((flag) => flag.id));
    if (this.flags.some((id) => !known.has(id))) this.flags = this.flags.filter((id) => known.has(id));
    const pots = new Set(form.pots.map((pot) => pot.id));
    for (const id of Object.keys(this.pots)) if (!pots.has(id)) delete this.pots[id];
    if (!form.river && this.piles.river.length) this.piles.river = [];
    // It may have been read before the size of a hand was known.
    if (this.unread === null) this.type(this.typed);
  }

  load(request: ScoreRequest): void {
    this.preset = request.preset ?? null;
    this.options = request.options ?? {};
    for (const name of PILES) this.piles[name] = readable(request[name] ?? "");
    this.flags = request.flags ?? [];
    this.seat = request.seat ?? "";
    this.round = request.round ?? "";
    this.repeat = request.repeat ?? 0;
    this.pots = { ...request.pots };
    this.discarder = request.discarder ?? null;
    this.type(request.win ? withLast(request.hand, request.win) : request.hand);
  }

  /** Concealed tiles that there is room for, the winning one among them. */
  get room(): number {
    return this.#form ? this.#form.hand_size + 1 - 3 * this.melds.length : Infinity;
  }

  /** Tiles that the hand lacks; below 0: too many. */
  get missing(): number {
    return this.room - this.concealed.length - (this.win === null ? 0 : 1);
  }

  /** A kind of which there are more tiles here than exist; what colour a five has the server judges. */
  get excess(): { tile: Tile; count: number; most: number } | null {
    if (!this.#form || this.unread !== null) return null;
    const most = new Map<Tile, number>();
    for (const { tile, count } of this.#form.tiles) most.set(plainTile(tile), (most.get(plainTile(tile)) ?? 0) + count);
    const used = new Map<Tile, number>();
    for (const tile of [...this.concealed, ...(this.win ? [this.win] : []), ...this.melds.flatMap((meld) => meld.tiles)]) {
      used.set(plainTile(tile), (used.get(plainTile(tile)) ?? 0) + 1);
    }
    for (const [tile, count] of used) if (most.has(tile) && count > most.get(tile)!) return { tile, count, most: most.get(tile)! };
    return null;
  }

  get empty(): boolean {
    return !this.concealed.length && !this.melds.length && this.win === null && !this.typed.trim();
  }

  /** A text typed for the hand. The last tile of a whole hand is the one that wins. */
  type(text: string): void {
    this.typed = text;
    try {
      const { tiles, melds } = readHand(text);
      this.#take(tiles, melds);
      this.unread = null;
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      this.unread = error.text;
    }
  }

  #take(tiles: Tile[], melds: TypedMeld[]): void {
    this.melds = melds;
    const whole = tiles.length === this.room;
    this.win = whole ? (tiles.at(-1) ?? null) : null;
    this.concealed = sorted(whole ? tiles.slice(0, -1) : tiles);
  }

  /** The hand changed by tapping: the field for typing follows. */
  #changed(): void {
    this.unread = null;
    this.typed = writeHand(this.concealed, this.melds, this.win);
  }

  #used(tile: Tile): number {
    const all = [...this.concealed, ...(this.win ? [this.win] : []), ...this.melds.flatMap((meld) => meld.tiles), ...PILES.flatMap((name) => this.piles[name])];
    return all.filter((one) => one === tile).length;
  }

  #count(tile: Tile): number {
    const of = (list: TileCount[]): number => list.find((one) => one.tile === tile)?.count ?? 0;
    return this.#form ? Math.max(of(this.#form.tiles), of(this.#form.aside?.tiles ?? [])) : 0;
  }

  left(tile: Tile): number {
    return this.#count(tile) - this.#used(tile);
  }

  /** Tiles of a meld that begins with the tapped one, red fives last; null where there are too few. */
  meldOf(tile: Tile, form: MeldForm): Tile[] | null {
    const suit = tile[1]!;
    const number = Number(plainTile(tile)[0]);
    if (form === "chi") {
      if (suit === "z" || tile[0] === "f" || number > 7) return null;
      const tiles = [0, 1, 2].map((step) => {
        if (step === 0) return tile;
        const plain = `${number + step}${suit}`;
        return plain[0] === "5" && this.left(plain) < 1 ? `0${suit}` : plain;
      });
      return tiles.every((one) => this.left(one) > 0) ? tiles : null;
    }
    if (tile[0] === "f") return null;
    const size = form === "pon" ? 3 : 4;
    const plain = plainTile(tile);
    const red = plain[0] === "5" && suit !== "z" ? `0${suit}` : null;
    // The tapped tile is one of them; plain ones come next, red ones where those do not suffice.
    const plains = Math.min(this.left(plain), size - (tile === red ? 1 : 0));
    const reds = size - plains;
    if (reds > (red ? this.left(red) : 0)) return null;
    return [...Array<Tile>(plains).fill(plain), ...Array<Tile>(reds).fill(red ?? plain)];
  }

  /** Whether a tap on this tile would do something. */
  takes(tile: Tile, target: Target): boolean {
    if (!this.#form || this.left(tile) < 1) return false;
    const aside = this.#form.aside?.tiles.some((one) => one.tile === tile) ?? false;
    if (target === "aside") return aside;
    if (!this.#form.tiles.some((one) => one.tile === tile)) return false;
    if (target === "indicators" || target === "under") return this.piles[target].length < this.#form[target];
    if (target === "river") return this.#form.river;
    if (target === "hand") return this.missing > 0;
    if (target === "win") return this.win !== null || this.missing > 0;
    return this.missing >= 3 && this.meldOf(tile, target) !== null;
  }

  tap(tile: Tile, target: Target): void {
    if (!this.takes(tile, target)) return;
    if (target === "indicators" || target === "under" || target === "aside" || target === "river") {
      this.piles[target] = [...this.piles[target], tile];
      return;
    }
    if (target === "win") this.win = tile;
    else if (target === "hand") {
      if (this.missing === 1 && this.win === null) this.win = tile;
      else this.concealed = sorted([...this.concealed, tile]);
    } else {
      this.melds = [...this.melds, { form: target, tiles: sorted(this.meldOf(tile, target)!), side: "" }];
      // A winning tile was one of more tiles.
      if (this.missing < 0 && this.win) this.win = null;
    }
    this.#changed();
  }

  /** A tile of the hand becomes the winning one. */
  winWith(index: number): void {
    const tile = this.concealed[index]!;
    const rest = this.concealed.filter((_, at) => at !== index);
    this.concealed = sorted(this.win === null ? rest : [...rest, this.win]);
    this.win = tile;
    this.#changed();
  }

  remove(index: number): void {
    this.concealed = this.concealed.filter((_, at) => at !== index);
    this.#changed();
  }

  removeWin(): void {
    this.win = null;
    this.#changed();
  }

  removeMeld(index: number): void {
    this.melds = this.melds.filter((_, at) => at !== index);
    this.#changed();
  }

  removeFrom(pile: Pile, index: number): void {
    this.piles[pile] = this.piles[pile].filter((_, at) => at !== index);
  }

  clear(): void {
    [this.concealed, this.melds, this.win] = [[], [], null];
    for (const name of PILES) this.piles[name] = [];
    this.flags = [];
    [this.repeat, this.discarder] = [0, null];
    this.pots = {};
    this.#changed();
  }

  has(flag: string): boolean {
    return this.flags.includes(flag);
  }

  toggle(flag: CalculatorFlag): void {
    if (this.has(flag.id)) {
      this.flags = this.flags.filter((id) => id !== flag.id);
      return;
    }
    const excluded = (id: string): boolean =>
      flag.excludes.includes(id) || (this.#form?.flags.find((one) => one.id === id)?.excludes.includes(flag.id) ?? false);
    this.flags = [...this.flags.filter((id) => !excluded(id)), flag.id];
  }

  /** The question as it is asked and as it stands in the address. */
  get request(): ScoreRequest {
    const pots = Object.fromEntries(Object.entries(this.pots).filter(([, amount]) => amount > 0));
    return {
      ruleset: this.ruleset,
      preset: this.preset,
      options: this.options,
      hand: this.unread === null ? writeHand(this.concealed, this.melds, this.win) : this.typed.trim(),
      flags: this.flags,
      ...(this.seat ? { seat: this.seat } : {}),
      ...(this.round ? { round: this.round } : {}),
      indicators: writeTiles(this.piles.indicators),
      under: writeTiles(this.piles.under),
      aside: writeTiles(this.piles.aside),
      ...(this.piles.river.length ? { river: writeTiles(this.piles.river) } : {}),
      repeat: this.repeat,
      pots,
      discarder: this.discarder,
    };
  }
}

/** The hand with the winning tile at its end, whether it was one of the tiles already or not. */
function withLast(hand: string, win: string): string {
  try {
    const { tiles, melds } = readHand(hand);
    const [last] = readTiles(win);
    const at = tiles.length % 3 === 2 ? tiles.lastIndexOf(last ?? "") : -1;
    return writeHand(tiles.filter((_, index) => index !== at), melds, last ?? null);
  } catch {
    return hand;
  }
}

/** Tiles of a text from an address; none where it cannot be read. */
function readable(text: string): Tile[] {
  try {
    return readTiles(text);
  } catch {
    return [];
  }
}
