/**
 * Gradients with a browser's prefix as standard ones: `-webkit-linear-gradient(top, …)` (CSS Images, working draft of
 * 2011), whose angles begin at the right and go round against the clock, and the older `-webkit-gradient(linear, …)`.
 */
import { splitParts } from "./split-words.ts";

const OPPOSITE: Readonly<Record<string, string>> = {
  top: "bottom",
  bottom: "top",
  left: "right",
  right: "left",
  center: "center",
};

/** The standard text; undefined for what is of neither grammar. */
export function standardGradient(text: string): string | undefined {
  const [, older, repeating = "", kind = ""] =
    /^-(?:webkit|moz|o|ms)-(?:(gradient)|(repeating-)?(linear|radial)-gradient)\(/i.exec(text) ?? [];
  if (!text.endsWith(")")) return undefined;
  const parts = splitParts({ text: text.slice(text.indexOf("(") + 1, -1), at: 0 }, ",").map(
    (part) => part.text,
  );
  if (older !== undefined) return olderGradient(parts);
  if (kind.toLowerCase() === "linear") {
    const [first = ""] = parts;
    const direction = linearDirection(first.toLowerCase());
    const rest = direction === undefined ? parts : parts.slice(1);
    return `${repeating}linear-gradient(${[...(direction === undefined ? [] : [direction]), ...rest].join(", ")})`;
  }
  if (kind === "") return undefined;
  const heads: string[] = [];
  const rest = [...parts];
  while (rest.length > 0 && isRadialHead(rest[0] ?? "")) heads.push(rest.shift()?.toLowerCase() ?? "");
  const isSize = (head: string): boolean => /circle|ellipse|cover|contain|closest|farthest/.test(head);
  const size = heads.find(isSize);
  const place = heads.find((head) => !isSize(head));
  const shape = [
    size?.replace(/\bcover\b/, "farthest-corner").replace(/\bcontain\b/, "closest-side"),
    place === undefined ? undefined : `at ${place}`,
  ];
  const head = shape.filter((each) => each !== undefined).join(" ");
  return `${repeating}radial-gradient(${[...(head === "" ? [] : [head]), ...rest].join(", ")})`;
}

function linearDirection(text: string): string | undefined {
  const words = text.split(/\s+/);
  if (words.every((word) => word in OPPOSITE)) {
    const sides = words.filter((word) => word !== "center").map((word) => OPPOSITE[word] ?? word);
    return sides.length === 0 ? "to bottom" : `to ${sides.join(" ")}`;
  }
  const [, number = "", unit = ""] = /^([+-]?[\d.]+)(deg|grad|rad|turn)$/.exec(text) ?? [];
  if (number === "") return undefined;
  const turn = { deg: 360, grad: 400, rad: 2 * Math.PI, turn: 1 }[unit] ?? 360;
  return `${Math.round((90 - (Number(number) * 360) / turn) * 1e4) / 1e4}deg`;
}

/** A position or a size, and no stop. */
function isRadialHead(text: string): boolean {
  return /^(?:(?:top|bottom|left|right|center|circle|ellipse|cover|contain|(?:closest|farthest)-(?:side|corner)|[+-]?[\d.]+(?:%|[a-z]+)?)(?:\s+|$))+$/i.test(
    text,
  );
}

/** `-webkit-gradient(linear, left top, left bottom, from(#fff), color-stop(50%, #888), to(#000))`. */
function olderGradient([kind = "", from = "", to = "", ...rest]: readonly string[]): string | undefined {
  if (kind.toLowerCase() !== "linear") return undefined;
  const point = (text: string): readonly [number, number] => {
    const [x = "", y = ""] = text.toLowerCase().split(/\s+/);
    const at = (word: string): number =>
      ({ left: 0, top: 0, center: 50, right: 100, bottom: 100 })[word] ?? Number.parseFloat(word);
    return [at(x), at(y)];
  };
  const [[x0, y0], [x1, y1]] = [point(from), point(to)];
  const across = x1 > x0 ? "right" : x1 < x0 ? "left" : "";
  const down = y1 > y0 ? "bottom" : y1 < y0 ? "top" : "";
  const stops = rest.flatMap((part): [number, string][] => {
    const [, name = "", inner = ""] = /^(from|to|color-stop)\((.*)\)$/is.exec(part) ?? [];
    if (name === "") return [];
    if (name.toLowerCase() !== "color-stop") return [[name.toLowerCase() === "from" ? 0 : 1, inner]];
    const [place = "", ...color] = splitParts({ text: inner, at: 0 }, ",").map((each) => each.text);
    const share = place.endsWith("%") ? Number.parseFloat(place) / 100 : Number(place);
    return Number.isFinite(share) ? [[share, color.join(", ")]] : [];
  });
  if (stops.length === 0) return undefined;
  const ordered = stops
    .toSorted(([a], [b]) => a - b)
    .map(([share, color]) => `${color} ${Math.round(share * 1e4) / 100}%`);
  const side = `${down} ${across}`.trim();
  return `linear-gradient(${[side === "" ? "to bottom" : `to ${side}`, ...ordered].join(", ")})`;
}
