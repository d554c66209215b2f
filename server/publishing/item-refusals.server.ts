/** Messages for the refusals of item-policy.ts. */
import type { Refusal } from "./item-policy.ts";

export const REFUSALS: Readonly<Record<Refusal, string>> = {
  "plan-private": "Private palettes and gradients are part of Pro. Unlisted ones are in no list either.",
  hidden:
    "This was hidden after reports and waits for review. It can be deleted, or changed once the review is over.",
};

export function codeOf(refusal: Refusal): "plan-limit" | "hidden" {
  return refusal === "hidden" ? "hidden" : "plan-limit";
}
