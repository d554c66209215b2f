import { reloadPage } from "#app/ui/reload-page.ts";
import type { Failure } from "#app/workers/failure.ts";
import type { Notice } from "./notices.tsx";

/** The notice over the canvas of a tool whose canvas could not be worked out. */
export function problemNotices(problem: Failure | undefined, again: () => void): readonly Notice[] {
  if (problem === undefined) return [];
  const { message: text, retry } = problem;
  if (retry === "none") return [{ text }];
  return [{ text, action: { label: "Try again", run: retry === "reload" ? reloadPage : again } }];
}
