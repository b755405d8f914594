import { ApiError } from "./api";
import { maybe, named, t } from "./texts";

/** What went wrong with a call, for the player. The server's detail names the option or value at fault. */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error.other", { detail: String(error) });
  const { problem } = error;
  return named(problem.texts) || maybe(`error.${problem.code ?? ""}`, problem.params) || t("error.other", { detail: problem.detail ?? problem.title ?? `HTTP ${error.status}` });
}
