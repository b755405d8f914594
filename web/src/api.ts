import type { Choice, Comparison, CalculatorForm, Glossary, Guide, Lesson, ScoreAnswer, ScoreRequest } from "./reference";
import { choiceQuery } from "./reference";
import type { BriefDescription, Description, GameSummary, OptionValues, Problem, Language, ReplayIndex, ReplayStep, Tally } from "./protocol";

/** What the server refused, in its own words (`problem`), or that it could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  let response: Response;
  try {
    // Without headers of its own where none are needed: then what the document named is not asked twice.
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, { code: "unreachable" });
  }
  const text = await response.text();
  let body: unknown = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    if (response.ok) throw new ApiError(response.status, { code: "unreadable" });
  }
  if (!response.ok) throw new ApiError(response.status, (body ?? {}) as Problem);
  return body as T;
}

let briefs: Promise<BriefDescription[]> | null = null;

/** Every ruleset, in brief; asked for once. */
export function rulesets(): Promise<BriefDescription[]> {
  briefs ??= call<BriefDescription[]>("/api/rulesets?brief=true").catch((error: unknown) => {
    briefs = null;
    throw error;
  });
  return briefs;
}

export function ruleset(id: string): Promise<Description> {
  return call<Description>(`/api/rulesets/${encodeURIComponent(id)}`);
}

export function games(): Promise<GameSummary[]> {
  return call<GameSummary[]>("/api/games");
}

/** With `hands` it ends after so many, if it has not ended before. */
export function createGame(ruleset: string, preset: string | null, options: OptionValues, hands?: number): Promise<{ id: string; seat: number }> {
  const body = { ruleset, ...(preset ? { preset } : {}), options, setup: hands ? { hands } : {} };
  return call("/api/games", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export async function abandonGame(id: string): Promise<void> {
  await call(`/api/games/${encodeURIComponent(id)}`, { method: "DELETE" });
}

export function statistics(): Promise<Tally[]> {
  return call<Tally[]>("/api/statistics");
}

/** Where a replay is read: one's own game, or one that somebody shared. */
export interface ReplaySource {
  game: string;
  shared: boolean;
}

function replayPath({ game, shared }: ReplaySource): string {
  return `/api/${shared ? "shared" : "games"}/${encodeURIComponent(game)}/replay`;
}

export function replayIndex(source: ReplaySource): Promise<ReplayIndex> {
  return call<ReplayIndex>(replayPath(source));
}

/** The steps of one hand, 0 for the first. */
export async function replayHand(source: ReplaySource, hand: number, signal: AbortSignal | null = null): Promise<ReplayStep[]> {
  return (await call<{ steps: ReplayStep[] }>(`${replayPath(source)}/${hand}`, { signal })).steps;
}

/** A new game that plays on from a step of a replay, in the place of `seat`. */
export function playOn(source: ReplaySource, hand: number, step: number, seat: number): Promise<{ id: string; seat: number }> {
  return call(`${replayPath(source)}/${hand}/${step}/continue`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ seat }),
  });
}

/** A link with which anybody can watch a finished game; the same one when asked again. */
export function share(id: string): Promise<{ token: string; path: string }> {
  return call(`/api/games/${encodeURIComponent(id)}/share`, { method: "POST" });
}

export async function unshare(id: string): Promise<void> {
  await call(`/api/games/${encodeURIComponent(id)}/share`, { method: "DELETE" });
}

export function recordUrl(id: string): string {
  return `/api/games/${encodeURIComponent(id)}/record`;
}

/** A log of another site, taken in as finished games. */
export function importLog(file: File): Promise<{ games: string[] }> {
  return call(`/api/imports?name=${encodeURIComponent(file.name.slice(0, 200))}`, {
    method: "POST",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  });
}

/** A finished game in the format of another site, with a name for the file. */
export async function exportLog(id: string, format: string): Promise<{ blob: Blob; name: string }> {
  let response: Response;
  try {
    response = await fetch(`/api/games/${encodeURIComponent(id)}/export/${format}`);
  } catch {
    throw new ApiError(0, { code: "unreachable" });
  }
  if (!response.ok) throw new ApiError(response.status, (await response.json().catch(() => ({}))) as Problem);
  const name = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "")?.[1] ?? `jantaku-${id}`;
  return { blob: await response.blob(), name };
}

/** The guide to a ruleset as it is played with these options. */
export function guide(id: string, language: Language, choice: Choice, against: string): Promise<Guide> {
  const query = choiceQuery(choice);
  query.set("lang", language);
  if (against) query.set("against", against);
  return call<Guide>(`/api/rulesets/${encodeURIComponent(id)}/guide?${query}`);
}

export function calculatorForm(id: string, choice: Choice): Promise<CalculatorForm> {
  const query = choiceQuery(choice).toString();
  return call<CalculatorForm>(`/api/rulesets/${encodeURIComponent(id)}/calculator${query && "?"}${query}`);
}

export function score(request: ScoreRequest, signal?: AbortSignal): Promise<ScoreAnswer> {
  return call<ScoreAnswer>("/api/score", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
    ...(signal ? { signal } : {}),
  });
}

/** Which pages corrections can be sent of. */
export type CorrectionPage = "guide" | "calculator" | "learn";

/** Something that is wrong on a page, told to whoever runs the server. */
export interface Correction {
  page: CorrectionPage;
  lang: Language;
  ruleset: string;
  preset: string | null;
  options: OptionValues;
  section: string;
  passage: string;
  what: string;
  reply: string;
}

export async function correct(correction: Correction): Promise<void> {
  await call("/api/corrections", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(correction),
  });
}

export function compare(query: URLSearchParams): Promise<Comparison> {
  return call<Comparison>(`/api/compare?${query}`);
}

export async function lessons(language: Language): Promise<Lesson[]> {
  return (await call<{ lessons: Lesson[] }>(`/api/learn?lang=${language}`)).lessons;
}

export function glossary(): Promise<Glossary> {
  return call<Glossary>("/api/glossary");
}
