/** Pictures of the tools for palettes, single colors and pairs. */
import { formatRatio } from "#engine/contrast/contrast.ts";
import { formatColor } from "#engine/format/format.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { mixPigments } from "#engine/mix/pigment.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { hexOf, inkOn } from "./palette-roles.ts";
import {
  cells,
  type DrawTool,
  ground,
  linear,
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  rect,
  ring,
} from "./svg-parts.ts";

export const drawPalette: DrawTool = ({ roles }) => cells([roles.colors]);

/** A picture of the palette and the rings that find its colors again. */
export const drawImage: DrawTool = ({ roles: { colors, dark, light, brand }, id }) => {
  const [first = dark, second = dark, third = light] = brand;
  const sky = linear({ id: `${id}i`, colors: [light, third], to: [0, 1] });
  return [
    `<defs>${sky}</defs>`,
    ground(`url(#${id}i)`),
    `<circle cx="74" cy="21" r="11" fill="${hexOf(first)}"/>`,
    `<path fill="${hexOf(second)}" d="M0 36C16 24 34 24 50 34S86 44 104 30V60H0z"/>`,
    `<path fill="${hexOf(colors[1] ?? first)}" d="M0 48C22 36 44 42 62 47S92 50 104 42V60H0z"/>`,
    `<path fill="${hexOf(dark)}" d="M0 57C30 46 60 56 104 50V60H0z"/>`,
    ring(76, 20, first, 4),
    ring(28, 32, second, 4),
    ring(14, 12, light, 4),
  ].join("");
};

const WHEEL_STEPS = 24;
const [CENTER_X, CENTER_Y, RADIUS] = [52, 30, 26];

/** The hues, and handles where those of the palette are. */
export const drawScheme: DrawTool = ({ roles: { brand } }) => {
  const wedges = Array.from({ length: WHEEL_STEPS }, (_, step) => {
    const [x1, y1] = onWheel((step * 360) / WHEEL_STEPS, RADIUS);
    // Half a step more than its share, so that no seam shows between two.
    const [x2, y2] = onWheel(((step + 1.5) * 360) / WHEEL_STEPS, RADIUS);
    const color = mapToGamut(
      oklchToColor({ lightness: 0.74, chroma: 0.14, hueDeg: ((step + 0.5) * 360) / WHEEL_STEPS }),
      "srgb",
    );
    return `<path fill="${hexOf(color)}" d="M${CENTER_X} ${CENTER_Y}L${x1} ${y1}A${RADIUS} ${RADIUS} 0 0 0 ${x2} ${y2}z"/>`;
  });
  const handles = brand.map((color) => {
    const { hueDeg = 0, chroma } = colorToOklch(color);
    return { color, at: onWheel(hueDeg, 9 + Math.min(1, chroma / 0.2) * 12) };
  });
  const arms = handles.map(({ at: [x, y] }) => `M${CENTER_X} ${CENTER_Y}L${x} ${y}`).join("");
  return [
    ground("var(--sunken, #edecfa)"),
    ...wedges,
    `<path d="${arms}" stroke="#fff" stroke-width="2"/>`,
    ...handles.map(({ color, at: [x, y] }) => ring(x, y, color, 4)),
  ].join("");
};

/** Hues run against the clock from the right, as in the tool. */
function onWheel(hueDeg: number, radius: number): readonly [number, number] {
  const angle = (hueDeg * Math.PI) / 180;
  return [
    Math.round((CENTER_X + radius * Math.cos(angle)) * 10) / 10,
    Math.round((CENTER_Y - radius * Math.sin(angle)) * 10) / 10,
  ];
}

/** Forty colors from the palette as a seed. */
export const drawRandom: DrawTool = ({ roles: { colors } }) => {
  const random = createRandom(colors.map(hexOf).join());
  const draw = (): Color =>
    mapToGamut(
      oklchToColor({
        lightness: 0.45 + 0.45 * random(),
        chroma: 0.06 + 0.12 * random(),
        hueDeg: 360 * random(),
      }),
      "srgb",
    );
  return cells(Array.from({ length: 5 }, () => Array.from({ length: 8 }, draw)));
};

export const drawContrast: DrawTool = ({ roles: { pair }, write }) =>
  ground(hexOf(pair.field)) +
  write(formatRatio(pair.ratio), { x: 9, y: 44, size: 40, fill: hexOf(pair.text), face: "display" });

export const drawConverter: DrawTool = ({ roles: { brand, dark }, write }) => {
  const color = brand[1] ?? brand[0] ?? dark;
  const look = { x: 9, size: 9.5, fill: inkOn(color), face: "mono" } as const;
  const [red, green, blue] = formatColor(color, "rgb").match(/[\d.]+/g) ?? [];
  const { lightness, chroma, hueDeg = 0 } = colorToOklch(color);
  return [
    ground(hexOf(color)),
    write(hexOf(color), { ...look, y: 18 }),
    write(`rgb ${red} ${green} ${blue}`, { ...look, y: 34 }),
    write(`${lightness.toFixed(2)} ${chroma.toFixed(2)} ${Math.round(hueDeg)}`, { ...look, y: 50 }),
  ].join("");
};

/** Two colors and, below, what they give as paint. */
export const drawMixer: DrawTool = ({ roles: { brand, light, dark } }) => {
  const first = brand[0] ?? dark;
  const second = brand[1] ?? (first === light ? dark : light);
  const mixed =
    mixPigments([
      { color: first, amount: 1 },
      { color: second, amount: 1 },
    ]) ?? first;
  const [half, middle] = [PICTURE_WIDTH / 2, PICTURE_HEIGHT / 2];
  return (
    rect([0, 0, half, middle], hexOf(first)) +
    rect([half, 0, half, middle], hexOf(second)) +
    rect([0, middle, PICTURE_WIDTH, middle], hexOf(mixed))
  );
};
