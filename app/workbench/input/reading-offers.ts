/** What was read and does not fit a tool is offered to the one that takes it. */
import { carryAddress } from "#domain/documents/carry-address.ts";
import { colorTexts } from "#domain/documents/color-text.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { readGradientCss } from "#domain/documents/gradient/read-gradient-css.ts";
import { MAX_COLORS } from "#domain/documents/palette/palette-document.ts";
import { LIGHT_THEME } from "#domain/documents/theme/theme-kinds.ts";
import { MAX_ROWS } from "#domain/documents/variables/variables-document.ts";
import type { ReadAnswer } from "#engine/read/read.ts";
import type { Incoming, Offer } from "./use-incoming.ts";

/** Tools that take many colors, those that take fewer first. */
const ROOMS = [
  { path: "/palette-generator", most: MAX_COLORS, label: "Open them as a palette" },
  { path: "/css-generator", most: MAX_ROWS, label: "Open them as variables" },
] as const;

/** Undefined if the tool takes all there is; `text` is what was read. */
export function offerFor(
  answer: Extract<ReadAnswer, { ok: true }>,
  text: string,
  { onText, most = Number.POSITIVE_INFINITY }: Pick<Incoming, "onText" | "most">,
): Offer | undefined {
  const { kind, format, colors } = answer;
  if (onText === undefined && kind === "gradient") return gradientOffer(text, format === "Gradient");
  if (onText === undefined && kind === "theme" && text !== "")
    return {
      text: "This is a theme; only its colors were taken.",
      label: "Open it as a theme",
      to: LIGHT_THEME.path,
      state: { given: text },
    };
  if (colors.length <= most) return undefined;
  const room = ROOMS.find((each) => each.most >= colors.length) ?? ROOMS[1];
  return room.most <= most
    ? undefined
    : {
        text: `These are ${colors.length} colors; ${most === 1 ? "one of them fits" : `${most} of them fit`} here.`,
        label: room.label,
        to: carryAddress(
          room.path,
          colorTexts(colors.slice(0, room.most).map(({ color }) => color)),
          colors.slice(0, room.most).map(({ name }) => name),
        ),
      };
}

/** `isAll`: the text holds nothing else. Undefined for a text whose gradients cannot be read. */
function gradientOffer(text: string, isAll: boolean): Offer | undefined {
  const read = readGradientCss(text);
  if (!read.ok || read.layers.length === 0) return undefined;
  const what = read.layers.length === 1 ? "a gradient" : `a gradient of ${read.layers.length} layers`;
  const document = { ...GRADIENT.first(), layers: read.layers };
  return {
    text: isAll
      ? `This is ${what}; only the colors of the stops were taken.`
      : `It holds ${what} as well, which was not taken.`,
    label: "Open it as a gradient",
    to: `${GRADIENT.path}?${GRADIENT.encode(document).toString()}`,
  };
}
