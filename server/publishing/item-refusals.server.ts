/** Messages for the refusals of item-policy.ts. */
import type { Refusal } from "./item-policy.ts";

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  "plan-private": "Private palettes and gradients are part of Pro. Unlisted ones are in no list either.",
  hidden:
    "This was hidden after reports and waits for review. It can be deleted, or changed once the review is over.",
  "other-kind": "This is another kind of work. Save it as a new one.",
  "too-few-colors": "A published palette needs at least two colors.",
  "same-colors": "Another one in the library has these colors already.",
};

export function codeOf(refusal: Refusal): Exclude<Refusal, "plan-private"> | "plan-limit" {
  return refusal === "plan-private" ? "plan-limit" : refusal;
}
