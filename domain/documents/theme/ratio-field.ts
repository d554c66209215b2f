/** The field of asked contrast ratios: `ratio=text.12*text-2.7.5`. */
import { shortText } from "#domain/documents/color-text.ts";
import { mapped } from "#domain/documents/fields/field.ts";
import { type Item, list } from "#domain/documents/fields/list.ts";
import {
  MAX_TOKEN_RATIO,
  MIN_TOKEN_RATIO,
  RATIO_TOKENS,
  type RatioToken,
  type TokenRatios,
} from "#engine/theme/theme-request.ts";

interface AskedRatio {
  readonly token: RatioToken;
  readonly ratio: number;
}

/** Within the limits, with one decimal. */
export function heldRatio(ratio: number): number {
  return Math.round(Math.min(MAX_TOKEN_RATIO, Math.max(MIN_TOKEN_RATIO, ratio)) * 10) / 10;
}

const RATIO: Item<AskedRatio> = {
  read: (part, notices) => {
    const [, name = "", text = ""] = /^([a-z0-9-]+)\.(\d+(?:\.\d+)?)$/.exec(part) ?? [];
    const token = RATIO_TOKENS.find((each) => each === name);
    const ratio = Number(text);
    if (token !== undefined && ratio >= MIN_TOKEN_RATIO && ratio <= MAX_TOKEN_RATIO)
      return { token, ratio: heldRatio(ratio) };
    notices.push(
      `The contrast “${shortText(part)}” was left out. It is a token of ${RATIO_TOKENS.join(", ")} and a ratio from ${MIN_TOKEN_RATIO} to ${MAX_TOKEN_RATIO}.`,
    );
    return undefined;
  },
  write: ({ token, ratio }) => `${token}.${ratio}`,
};

export const RATIOS = mapped(
  list("ratio", RATIO, { most: RATIO_TOKENS.length, separators: "*" }),
  (asked): TokenRatios | undefined =>
    asked.length === 0
      ? undefined
      : Object.fromEntries(
          RATIO_TOKENS.flatMap((token) => {
            const found = asked.find((each) => each.token === token);
            return found === undefined ? [] : [[token, found.ratio]];
          }),
        ),
  (ratios = {}): readonly AskedRatio[] =>
    RATIO_TOKENS.flatMap((token) => {
      const ratio = ratios[token];
      return ratio === undefined ? [] : [{ token, ratio }];
    }),
);
