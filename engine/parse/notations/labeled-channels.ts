/**
 * Channels as pickers, guidelines and objects write them: "R:255 G:136 B:0", "C0 M47 Y100 K0", "HSL 32 100 50",
 * "(255, 136, 0)", "{ r: 1, g: 0.5, b: 0 }".
 */

const NUMBER = String.raw`[+-]?(?:\d{1,9}\.?\d{0,12}|\.\d{1,12})`;
const LABELED = new RegExp(String.raw`(["']?)([rgbhslvacmyk])\1\s*[:=]?\s*(${NUMBER})(?:%|°|deg)?`, "gi");
const LIST = new RegExp(
  String.raw`^(?:(rgb|hsl|hsb|hsv|cmyk)[:\s]\s*)?[([]?\s*(${NUMBER}(?:%|°)?(?:[\s,]+${NUMBER}%?){2,3})\s*[)\]]?$`,
  "i",
);
const MAX_LENGTH = 120;

/** A notation that parseNotation and parseColor know; undefined for any other text. */
export function withoutLabels(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, model, list = ""] = LIST.exec(text) ?? [];
  if (model !== undefined) return writtenOut(model.toLowerCase(), list.split(/[\s,]+/));
  if (list !== "" && /[)\]]$/.test(text)) return list;
  const body = text.replace(/^\{(.*)\}$/, "$1").trim();
  const found = [...body.matchAll(LABELED)];
  if (found.length < 3 || /[^\s,;/]/.test(body.replaceAll(LABELED, ""))) return undefined;
  const letters = found.map(([, , letter = ""]) => letter.toLowerCase()).join("");
  return writtenOut(
    letters,
    found.map(([, , , value = ""]) => value),
  );
}

function writtenOut(model: string, values: readonly string[]): string | undefined {
  const [a = "", b = "", c = "", d] = values.map((value) => value.replace(/[%°]$/, ""));
  const alpha = d === undefined ? "" : ` / ${d}`;
  if (model === "cmyk") return d === undefined ? undefined : `cmyk(${a}, ${b}, ${c}, ${d})`;
  if (/^hsla?$/.test(model)) return `hsl(${a} ${b}% ${c}%${alpha})`;
  if (/^hs[bv]a?$/.test(model)) return `hsv(${a} ${b}% ${c}%${alpha})`;
  if (!/^rgba?$/.test(model)) return undefined;
  // Shares, as in a shader or in Figma's variables, if there is a decimal point and none is greater than 1.
  const isShares =
    [a, b, c].some((value) => value.includes(".")) && [a, b, c].every((value) => Number(value) <= 1);
  return isShares ? `color(srgb ${a} ${b} ${c}${alpha})` : `rgb(${a} ${b} ${c}${alpha})`;
}
