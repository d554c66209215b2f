/**
 * Random gradient texts as people paste them, without hints and the longer way of hues, for which Chromium draws few
 * stops. The same seed gives the same ones. Beside each stands what a browser is given.
 */
import { createRandom } from "#engine/random/random.ts";

export interface PastedGradient {
  /** What is pasted. */
  readonly text: string;
  /** The declarations that draw it. */
  readonly drawn: string;
}

const COLORS = [
  "#e4572e",
  "#2942c2",
  "teal",
  "rgb(11 110 79)",
  "hsl(43 66% 46%)",
  "oklch(60% 0.2 310)",
  "#17130f",
  "white",
];

const DIRECTIONS = ["90deg", "0.25turn", "to right", "to bottom left", "calc(45deg * 2)", "-30deg", "33deg"];
const SHAPES = ["circle", "ellipse", "circle closest-side", "farthest-side", "40px 30px", "circle 60px"];
/** Chromium takes the hue of a gray with a trace of color as missing when it mixes, which other engines do not. */
const VIVID = COLORS.filter((color) => color !== "#17130f" && color !== "white");

export function pastedGradients(seed: string, count: number): readonly PastedGradient[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => pastedGradient(random));
}

function pastedGradient(random: () => number): PastedGradient {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Value>(list: readonly Value[], usual: Value): Value => list[below(list.length)] ?? usual;
  const space = pick(["", "", "", " in oklab", " in srgb", " in lab", " in oklch"], "");
  let vivid = "";
  const color = (): string => {
    if (space === " in oklch") {
      vivid = pick(
        VIVID.filter((each) => each !== vivid),
        "red",
      );
      return vivid;
    }
    const plain = pick(COLORS, "red");
    const kind = random();
    if (kind < 0.06) return "transparent";
    if (kind < 0.12) return `rgb(${below(256)} ${below(256)} ${below(256)} / ${below(101)}%)`;
    if (kind < 0.17) return `color-mix(in oklab, ${plain} ${below(101)}%, ${pick(COLORS, "red")})`;
    if (kind < 0.22) return `rgb(from ${plain} r g calc(b / 2))`;
    return plain;
  };
  const place = (from: number): string => {
    const kind = random();
    if (kind < 0.6) return `${from}%`;
    if (kind < 0.75) return `${Math.round(from * 1.2)}px`;
    if (kind < 0.85) return `calc(${from}% + ${below(20)}px)`;
    return `calc(${from}% * 1)`;
  };
  const stops = (isAngular: boolean, isLinear = false): string => {
    const parts: string[] = [];
    // Chromium computes the color at the center in sRGB, whatever the space is.
    let at = pick(isLinear ? [0, 0, 0, -20, 10] : [0, 0, 10], 0);
    const all = 2 + below(4);
    for (let index = 0; index < all; index += 1) {
      const isBare = random() < 0.35;
      const where = isAngular ? `${at}%` : place(at);
      const second = !isBare && random() < 0.15 ? ` ${isAngular ? `${at + 8}%` : place(at + 8)}` : "";
      parts.push(isBare ? color() : `${color()} ${where}${second}`);
      at += 10 + below(40);
    }
    return parts.join(", ");
  };
  const center = (): string =>
    pick(
      [
        "",
        " at center",
        " at 30% 20%",
        " at right 20% bottom 30%",
        " at calc(50% + 10%) 15px",
        " at 10% 80%",
      ],
      "",
    );
  const kind = random();
  const repeating = random() < 0.15 ? "repeating-" : "";
  const written = (name: string, head: string, list: string): string =>
    `${repeating}${name}-gradient(${head}${space}, ${list})`;
  const value =
    kind < 0.6
      ? written("linear", pick(DIRECTIONS, "90deg"), stops(false, true))
      : kind < 0.85
        ? written("radial", `${pick(SHAPES, "circle")}${center()}`, stops(false))
        : written("conic", `from ${below(360)}.4deg${center()}`, stops(true));
  const form = random();
  if (form < 0.4) return { text: value, drawn: `background: ${value}` };
  if (form < 0.6) return { text: `background: ${value};`, drawn: `background: ${value}` };
  if (form < 0.75)
    return {
      text: `.hero {\n  color: red;\n  background-image: ${value};\n}`,
      drawn: `background: ${value}`,
    };
  if (form < 0.9) {
    const named = value.replace(pick(COLORS, "teal"), "var(--brand)");
    return {
      text: `:root { --brand: #c9a227; }\n.hero { background: ${named}; }`,
      drawn: `--brand: #c9a227; background: ${named}`,
    };
  }
  const over = `linear-gradient(${below(360)}deg, transparent, ${pick(COLORS, "red")})`;
  return { text: `background: ${over}, ${value}`, drawn: `background: ${over}, ${value}` };
}

/** Random SVG drawings of this size with a rectangle in one gradient, whose colors are opaque: SVG does not mix them premultiplied. */
export function drawnSvgs(
  seed: string,
  count: number,
  [width, height]: readonly [number, number],
): readonly string[] {
  const random = createRandom(seed);
  const between = (least: number, most: number): number =>
    Math.round((least + random() * (most - least)) * 100) / 100;
  return Array.from({ length: count }, (_, index) => {
    const isInBox = random() < 0.5;
    const [across, down] = isInBox ? [1, 1] : [width, height];
    const offsets = [0, between(0.1, 0.5), between(0.5, 0.9), 1].slice(random() < 0.3 ? 1 : 0);
    const stops = offsets.map((offset) => {
      const color = COLORS[Math.floor(random() * COLORS.length)] ?? "red";
      return `<stop offset="${offset}" stop-color="${color.includes("oklch") ? "#8a2be2" : color}"/>`;
    });
    const units = isInBox ? "" : ' gradientUnits="userSpaceOnUse"';
    const [middleX, middleY] = [across / 2, down / 2];
    const isLinear = index % 3 !== 0;
    const turn = `rotate(${Math.round(between(0, 360))} ${middleX} ${middleY})`;
    const transforms = isLinear
      ? ["", turn, "scale(0.7 1.4)", `${turn} skewX(20)`]
      : ["", `rotate(90 ${middleX} ${middleY})`, "scale(0.7 1.4)"];
    const transform = transforms[Math.floor(random() * transforms.length)] ?? "";
    const turned = transform === "" ? "" : ` gradientTransform="${transform}"`;
    const at = (x: number, y: number): readonly [number, number] => [x * across, y * down];
    const [x1, y1] = at(between(-0.2, 0.4), between(-0.2, 0.4));
    const [x2, y2] = at(between(0.6, 1.2), between(0.6, 1.2));
    const [name, place] = isLinear
      ? ["linearGradient", `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`]
      : ["radialGradient", `cx="${middleX}" cy="${y1}" r="${between(0.3, 0.8) * (isInBox ? 1 : height)}"`];
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<defs><${name} id="a" ${place}${units}${turned}>${stops.join("")}</${name}></defs>`,
      `<rect width="${width}" height="${height}" fill="url(#a)"/></svg>`,
    ].join("");
  });
}
