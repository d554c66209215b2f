/**
 * Parses a color typed into the field of one format: plain numbers are read in that format, such as `14, 42, 71` in
 * the RGB field; everything else is CSS. CMYK is parsed here, because only CSS Color 5 defines it (§8, the conversion
 * without a profile).
 */

import { type ParseResult, parseColor } from "#engine/parse/parse.ts";
import { parseAnyColor } from "#engine/parse/parse-any.ts";
import type { Color } from "#engine/space/color.ts";
import type { WorkedFormat } from "./worked-step.ts";

const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const BARE = new RegExp(String.raw`^${NUMBER}(?:%|°|deg)?(?:[\s,/|]+${NUMBER}%?)+$`, "i");
const CMYK_FUNCTION = /^(device-)?cmyk\(([^()]*)\)$/i;
const MAX_LENGTH = 200;
const INKS = ["Cyan", "Magenta", "Yellow", "Black"] as const;

/** Never throws; synchronous. */
export function parsePairText(text: string, format: WorkedFormat): ParseResult {
  const body = text.trim();
  if (body.length > MAX_LENGTH) return parseColor(text);
  const inks = CMYK_FUNCTION.exec(body);
  if (inks !== null) return parseInks(inks[2] ?? "", inks[1] !== undefined, text.indexOf("(") + 2);
  if (format === "hex" || !BARE.test(body)) return parseColor(text);
  if (format === "cmyk") return parseInks(body, false, 1);
  const parts = body.replaceAll("°", "deg").split(/[\s,/|]+/);
  if (parts.length !== 3 && parts.length !== 4) {
    const names = { rgb: "red, green, blue", hsl: "hue, saturation, lightness", hwb: "hue, white, black" };
    return fail(
      `${format.toUpperCase()} takes three numbers, ${names[format]}; this has ${parts.length}.`,
      1,
    );
  }
  const [first, second, third, alpha] = parts;
  return parseColor(`${format}(${first} ${second} ${third}${alpha === undefined ? "" : ` / ${alpha}`})`);
}

/**
 * Like `parsePairText`, for every notation of `parseFullColor`. Plain numbers are read only in the field's own format:
 * three of them in the CMYK field are an error, and not red, green and blue.
 */
export async function parseWholePairText(text: string, format: WorkedFormat): Promise<ParseResult> {
  const quick = parsePairText(text, format);
  if (quick.ok || (format !== "hex" && BARE.test(text.trim()))) return quick;
  const whole = await parseAnyColor(text);
  return whole.ok ? whole : quick;
}

/** Plain numbers are percentages; inside `device-cmyk()` a number without % is a share from 0 to 1, as in CSS. */
function parseInks(text: string, isShare: boolean, position: number): ParseResult {
  const [values = "", opacity] = text.split("/");
  const parts = values.trim().split(/[\s,|]+/);
  if (parts.length !== 4 || parts.includes("")) {
    const count = parts.filter((part) => part !== "").length;
    return fail(`CMYK takes four numbers, cyan, magenta, yellow, black; this has ${count}.`, position);
  }
  const shares: number[] = [];
  for (const [index, part] of parts.entries()) {
    const match = new RegExp(String.raw`^(${NUMBER})(%?)$`).exec(part);
    if (match === null)
      return fail(`“${part}” is not a number, for ${INKS[index]?.toLowerCase()}.`, position);
    const value = Number(match[1]);
    const share = isShare && match[2] === "" ? value : value / 100;
    if (share < 0 || share > 1) return fail(`${INKS[index]} goes from 0 to 100 percent.`, position);
    shares.push(share);
  }
  const alpha = opacity === undefined ? 1 : alphaOf(opacity.trim());
  if (alpha === undefined) return fail("Alpha goes from 0 to 1.", position);
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = shares;
  const color: Color = {
    space: "srgb",
    coords: [(1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black)],
    alpha,
  };
  return { ok: true, color };
}

function alphaOf(text: string): number | undefined {
  const value = Number(text.replace(/%$/, ""));
  const alpha = text.endsWith("%") ? value / 100 : value;
  return text !== "" && alpha >= 0 && alpha <= 1 ? alpha : undefined;
}

function fail(message: string, position: number): ParseResult {
  return { ok: false, error: { code: "invalid_color", message, position } };
}
