import type { Description, GameSummary, OptionValues, Problem, ReplayIndex, ReplayStep, Tally } from "./protocol";

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
    response = await fetch(path, { ...init, headers: { Accept: "application/json", ...init.headers } });
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

let descriptions: Promise<Description[]> | null = null;

/** Every ruleset's description; asked for once. */
export function rulesets(): Promise<Description[]> {
  descriptions ??= call<Description[]>("/api/rulesets").catch((error: unknown) => {
    descriptions = null;
    throw error;
  });
  return descriptions;
}

export function games(): Promise<GameSummary[]> {
  return call<GameSummary[]>("/api/games");
}

export function createGame(ruleset: string, preset: string | null, options: OptionValues): Promise<{ id: string; seat: number }> {
  const body = { ruleset, ...(preset ? { preset } : {}), options, setup: {} };
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

export function replayIndex(id: string): Promise<ReplayIndex> {
  return call<ReplayIndex>(`/api/games/${encodeURIComponent(id)}/replay`);
}

/** The steps of one hand, 0 for the first. */
export async function replayHand(id: string, hand: number): Promise<ReplayStep[]> {
  return (await call<{ steps: ReplayStep[] }>(`/api/games/${encodeURIComponent(id)}/replay/${hand}`)).steps;
}

export function recordUrl(id: string): string {
  return `/api/games/${encodeURIComponent(id)}/record`;
}
