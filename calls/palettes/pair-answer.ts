/** Pairs of a theme as calls answer them. */
import * as v from "valibot";
import { CssColor } from "#calls/color-schemas.ts";
import { ModeName } from "./theme-input.ts";

export const PairAnswer = v.object({
  mode: ModeName,
  text: v.string(),
  surface: v.string(),
  use: v.picklist(["text", "caption", "label", "large", "edge", "exempt"]),
  floor: v.nullable(v.number()),
  wcag: v.pipe(v.number(), v.description("WCAG 2.2.")),
  apca: v.pipe(v.number(), v.description("APCA, signed.")),
  passes: v.boolean(),
});

/** The fields of a pair below its floor. */
export const FAILING_ANSWER = {
  mode: ModeName,
  text: v.string(),
  surface: v.string(),
  floor: v.number(),
  metric: v.pipe(v.picklist(["wcag", "apca"]), v.description("Of `floor` and `reached`.")),
  reached: v.number(),
  nearest: v.optional(v.object({ token: v.string(), color: CssColor, passesAll: v.boolean() })),
};
