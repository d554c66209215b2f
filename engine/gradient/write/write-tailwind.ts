/**
 * Gradients as classes of Tailwind CSS 4: its gradient classes if they can express the gradient, otherwise an arbitrary
 * value.
 */
import { percentText } from "./gradient-text.ts";
import { alikeItems } from "./modern-stops.ts";
import { type GradientLayer, gradientWords, joinedWords } from "./write-css.ts";

/** Color spaces and hue methods that have a modifier in Tailwind. */
const WORDS: Readonly<Record<string, string>> = {
  "srgb shorter": "srgb",
  "hsl shorter": "hsl",
  "oklab shorter": "oklab",
  "oklch shorter": "oklch",
  "oklch longer": "longer",
  "oklch increasing": "increasing",
  "oklch decreasing": "decreasing",
};

/**
 * @param layers from top to bottom, at least one
 * @param tolerance largest ΔEOK of the sRGB form where one is needed; the default is that of `fallbackStops`
 * @returns classes separated by blanks, and a line break
 */
export function writeTailwind(layers: readonly GradientLayer[], tolerance?: number): string {
  const [only] = layers;
  const utility =
    only !== undefined && layers.length === 1 && only.blend === "normal" ? utilityOf(only) : undefined;
  if (utility !== undefined) return `${utility}\n`;
  const words = layers.map((layer) => gradientWords(layer, tolerance));
  const { plain, modern } = joinedWords(layers, words, tolerance);
  const blends = layers.map(({ blend }) => blend);
  const blend = blends.some((mode) => mode !== "normal")
    ? ` [background-blend-mode:${blends.join(",")}]`
    : "";
  return `bg-[${packed(modern ?? plain)}]${blend}\n`;
}

/** Removes spaces that CSS does not need, and writes the others as underscores. */
function packed(css: string): string {
  return css
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([(,]) ?/g, "$1")
    .replaceAll(" )", ")")
    .replaceAll(" ", "_");
}

function utilityOf(gradient: GradientLayer): string | undefined {
  const { type, angleDeg, space, hue = "shorter", stops, isRepeating, center01, size } = gradient;
  const word = WORDS[`${space} ${hue}`];
  const isCentered = center01 === undefined || center01.every((share) => share === 0.5);
  const isRadial = size?.shape === "ellipse" && "extent" in size && size.extent === "farthest-corner";
  const items = alikeItems(gradient);
  const isPlain = stops.every(({ end01 }) => end01 === undefined) && items?.length === stops.length;
  const fits =
    word !== undefined &&
    (stops.length === 2 || stops.length === 3) &&
    isPlain &&
    !isRepeating &&
    (type === "linear" || isCentered) &&
    (type !== "radial" || isRadial) &&
    Number.isInteger(angleDeg);
  if (!fits) return undefined;
  const head = type === "radial" ? "bg-radial" : `bg-${type}-${angleDeg}`;
  const parts = stops.map(({ position01 }, index) => {
    const item = items[index] ?? "";
    const color = item.slice(0, item.lastIndexOf(" "));
    const name = index === 0 ? "from" : index === stops.length - 1 ? "to" : "via";
    const usual = { from: 0, via: 0.5, to: 1 }[name];
    const value = `${name}-[${color.replaceAll(" ", "_")}]`;
    const place = percentText(position01);
    if (position01 === usual) return value;
    return `${value} ${name}-${/^\d+%$/.test(place) ? place : `[${place}]`}`;
  });
  return [`${head}/${word}`, ...parts].join(" ");
}
