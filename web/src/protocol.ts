/**
 * The JSON vocabulary that the page shares with the server, the offline worker and replays
 * (docs/protocol.md). Seats are absolute; tiles are two characters, `??` where hidden.
 */

export type Tile = string;
export type Seat = number;
export type Language = "ja" | "en" | "ko";
export type Names = Partial<Record<Language, string>>;

/** A text key with its parameters; the ruleset's texts hold the wording. */
export interface Text {
  key: string;
  params?: Record<string, string | number>;
}

export interface Line extends Text {
  amount: number;
  unit: string;
  tiles?: Tile[];
}

export type ActionKind =
  | "discard"
  | "chi"
  | "pon"
  | "open_kan"
  | "concealed_kan"
  | "added_kan"
  | "set_aside"
  | "tsumo"
  | "ron"
  | "abort"
  | "pass"
  | "ready"
  | "stay"
  | "leave";

export interface Action {
  key: string;
  kind: ActionKind;
  tiles: Tile[];
  drawn?: boolean;
  mark?: string;
}

export interface Decision {
  id: number;
  kind: "turn" | "claim" | "between";
  default: string;
  actions: Action[];
}

export interface Meld {
  kind: "chi" | "pon" | "open_kan" | "added_kan" | "concealed_kan";
  tiles: Tile[];
  called: number | null;
  from: Seat | null;
  added: number | null;
}

export interface RiverTile {
  tile: Tile;
  drawn: boolean;
  mark: string;
  taken: boolean;
}

export interface SeatView {
  name: string;
  bot: boolean;
  wind: number;
  score: number;
  hand: Tile[];
  drawn: Tile | null;
  melds: Meld[];
  river: RiverTile[];
  aside: Tile[];
  /** Of those set aside, what counts for this seat. */
  bonus?: Record<Tile, string>;
  declared: string;
  open: boolean;
  retired: boolean;
  marks: string[];
}

export interface WinView {
  seat: Seat;
  from: Seat | null;
  tile: Tile;
  how: string;
  hand: Tile[];
  melds: Meld[];
  aside: Tile[];
  /** What counts for this winner, opened ura indicators included. */
  bonus?: Record<Tile, string>;
  value: { title: Text; rows: Line[]; lines: Line[]; sum: Line[] };
}

export interface TransferView {
  from: Seat | string;
  to: Seat | string;
  amount: number;
  reason: string;
}

export interface ResultView {
  wins: WinView[];
  draw: { reason: string; ready: Seat[]; waits: (Tile[] | null)[] } | null;
  shown: (Tile[] | null)[];
  transfers: TransferView[];
  delta: number[];
  scores: number[];
}

export interface HandId {
  serial: number;
  round: number;
  number: number;
  repeat: number;
}

export interface View {
  phase: "turn" | "claim" | "between" | "over" | "deal";
  hand: HandId;
  dealer: Seat;
  turn: Seat;
  live: number;
  indicators: Tile[];
  under: Tile[];
  /** Tiles that count as a bonus wherever they are held, with the key of the ruleset's word for it. */
  bonus?: Record<Tile, string>;
  pots: Record<string, number>;
  commitment: string;
  wall: Tile[] | null;
  nonce: string | null;
  /** A tile that may be claimed: a discard, or the first of the `tiles` of a kan or bonus tile announced. */
  claim: { seat: Seat; tile: Tile; from: string; tiles?: Tile[] } | null;
  seats: SeatView[];
  result: ResultView | null;
  /** Who got up between hands and has not come back. */
  left?: { player: string; name: string; bot: boolean; score: number }[];
  /** At the end of the game; `reason` says why it ended (empty in old games), `by` whose doing it was. */
  final: { reason?: string; by?: Seat[]; places: { seat: Seat; place: number; score: number }[]; players?: FinalPlayer[] } | null;
}

/** Somebody who sat at the table at any time; `seat` is null for who had left before the end. */
export interface FinalPlayer {
  player: string;
  name: string;
  bot: boolean;
  seat: Seat | null;
  place: number;
  score: number;
}

/** The position of a replay that a game plays on from; `game` is empty for one that was shared. */
export interface Origin {
  game: string;
  hand: number;
  step: number;
  seat: Seat;
}

export interface OptionChoice {
  value: string;
  names: Names;
}

export interface Option {
  id: string;
  kind: "flag" | "int" | "choice";
  default: OptionValue;
  group: string;
  names: Names;
  help: Names;
  min?: number;
  max?: number;
  step?: number;
  choices?: OptionChoice[];
  /** Another option: it means something only while that has one of these values. */
  needs?: { option: string; values: OptionValue[] };
}

export type OptionValue = boolean | number | string;
export type OptionValues = Record<string, OptionValue>;

export interface Preset {
  id: string;
  names: Names;
  values: OptionValues;
}

/** What it takes to choose a ruleset. */
export interface BriefDescription extends Pick<Description, "id" | "names" | "summary" | "seats" | "hand_size"> {
  /** The languages whose readers most likely want to learn this game first; null where it has no lesson. */
  lesson: Language[] | null;
  /** What is declared, where that is one thing. */
  declaration: Names | null;
}

export interface Description {
  id: string;
  names: Names;
  summary: Names;
  seats: number;
  hand_size: number;
  table: {
    aside: string;
    pots: string[];
    indicators: number;
    indicator_slots: number;
    rounds: boolean;
    unit: string;
    declarations: string[];
  };
  options: Option[];
  presets: Preset[];
  patterns: Record<string, unknown>[];
  texts: Partial<Record<Language, Record<string, string>>>;
}

/** An event as a receiver may see it: `e` names it, the rest depends on it. */
export interface GameEvent {
  e: string;
  seat?: Seat;
  tile?: Tile;
  tiles?: Tile[];
  drawn?: boolean;
  mark?: string;
  source?: string;
  meld?: Meld;
  form?: string;
  from?: Seat | string | null;
  how?: string;
  reason?: string;
  name?: string;
  [field: string]: unknown;
}

/** What a win would be worth, or why the ruleset refuses it. */
export type Outcome = { title: Text; points: number } | { refused: string; params: Record<string, string | number> };

export interface Wait {
  tile: Tile;
  left: number;
  tsumo: Outcome;
  ron: Outcome;
}

export type Sign = "safe" | "suji" | "wall" | "thin" | "honour" | "open";

export interface Danger {
  seat: Seat;
  sign: Sign;
  percent: number;
}

export interface DiscardAdvice {
  tile: Tile;
  shanten: number;
  accepts: { tile: Tile; left: number }[];
  left: number;
  waits: Wait[];
  causes: Tile[];
  dangers: Danger[];
}

export interface Advice {
  decision: number | null;
  shanten: number;
  waits: Wait[];
  causes: Tile[];
  discards: DiscardAdvice[];
  best: { action: string; reasons: Text[] } | null;
}

export type ServerMessage =
  | ({ type: "advice" } & Advice)
  | { type: "hello"; game: string; seat: Seat; ruleset: Description; continued_from?: Origin | null; n: number; view: View; decision: Decision | null }
  | { type: "step"; n: number; events: GameEvent[]; view: View; decision: Decision | null }
  | { type: "error"; code: string; params?: Record<string, string | number>; decision: number | null };

export type ClientMessage =
  | { type: "act"; decision: number; action: string }
  | { type: "sync" }
  | { type: "advice"; best: boolean };

export interface GameSummary {
  id: string;
  ruleset: string;
  names: string[];
  options: OptionValues;
  started: string;
  updated: string;
  over: boolean;
  /** `serial` lacks in games that were stored without. */
  hand: (Omit<HandId, "serial"> & Partial<HandId>) | null;
  scores: number[];
  seat: Seat;
  /** Where in a replay it was begun. */
  continued_from?: Origin | null;
}

/** What finished games of a ruleset come to. */
export interface Tally {
  ruleset: string;
  games: number;
  places: number[];
  hands: number;
  wins: number;
  fed: number;
  declared: number;
  called: number;
  drawn: number;
  won: number;
  lost: number;
}

export interface ReplayHand extends HandId {
  /** Who played it, by seat. */
  seats: { name: string; bot: boolean }[];
  winners: Seat[];
  draw: string | null;
  over: boolean;
}

export interface ReplayIndex {
  game: string;
  seat: Seat;
  over: boolean;
  ruleset: Description;
  /** Every value of its options. */
  options?: OptionValues;
  /** The token of its shared link, if it has one. */
  shared?: string | null;
  /** What it can be saved as: none while it runs, or where it is somebody else's. */
  exports?: string[];
  hands: ReplayHand[];
}

export interface ReplayStep {
  events: GameEvent[];
  view: View;
  /** What a calculator is told of each win so far, by the winner's seat. */
  flags?: Record<string, string[]>;
}

/** A refusal of the HTTP interface (problem+json). */
export interface Problem {
  type?: string;
  title?: string;
  detail?: string;
  status?: number;
  code?: string;
  params?: Record<string, string | number>;
  /** What was wrong, worded, where the server has words for it. */
  texts?: Names;
}
