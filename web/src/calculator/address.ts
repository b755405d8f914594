/** The calculator's question in its address, so that a link opens it again. */
import { choiceQuery, readChoice, type ScoreRequest } from "../reference";

const TEXTS = ["hand", "win", "seat", "round", "indicators", "under", "aside", "river"] as const;
const OPTION = "o.";
const POT = "pot.";

export function addressOf(request: ScoreRequest): string {
  const query = new URLSearchParams();
  for (const name of TEXTS) if (request[name]) query.set(name, request[name]);
  if (request.flags?.length) query.set("flags", request.flags.join(","));
  if (request.repeat) query.set("repeat", String(request.repeat));
  if (request.discarder !== null && request.discarder !== undefined) query.set("discarder", String(request.discarder));
  for (const [name, amount] of Object.entries(request.pots ?? {})) if (amount) query.set(POT + name, String(amount));
  for (const [name, value] of choiceQuery({ preset: request.preset ?? null, options: request.options ?? {} }, OPTION)) query.set(name, value);
  const text = query.toString();
  return `/calculator/${encodeURIComponent(request.ruleset)}${text ? `?${text}` : ""}`;
}

const UNWON = "unwon";

/** The same for a hand of a game that has not won: the calculator says what it could not be told. */
export function unwonAddressOf(request: ScoreRequest): string {
  const address = addressOf(request);
  return `${address}${address.includes("?") ? "&" : "?"}${UNWON}=1`;
}

/** Whether an address is one of those. */
export function readUnwon(search: string): boolean {
  return new URLSearchParams(search).has(UNWON);
}

export function readAddress(ruleset: string, search: string): ScoreRequest {
  const query = new URLSearchParams(search);
  const request: ScoreRequest = { ruleset, hand: "", ...readChoice(query, OPTION) };
  for (const name of TEXTS) {
    const text = query.get(name);
    if (text) request[name] = text.slice(0, 200);
  }
  request.flags = (query.get("flags") ?? "").split(",").filter(Boolean);
  const count = (name: string): number | null => {
    const text = query.get(name);
    return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null;
  };
  request.repeat = count("repeat") ?? 0;
  request.discarder = count("discarder");
  request.pots = {};
  for (const name of query.keys()) if (name.startsWith(POT)) request.pots[name.slice(POT.length)] = count(name) ?? 0;
  return request;
}
