/** A small picture for each tool, as a CSS background made of the current colors. */
import type { ToolSample } from "#domain/navigation/tools.ts";

type Colors = readonly string[];

const hard = (colors: Colors, weights: readonly number[] = []): string => {
  const total = colors.reduce((sum, _color, index) => sum + (weights[index] ?? 1), 0);
  let from = 0;
  const stops = colors.map((color, index) => {
    const to = from + (100 * (weights[index] ?? 1)) / total;
    const stop = `${color} ${from.toFixed(1)}% ${to.toFixed(1)}%`;
    from = to;
    return stop;
  });
  return `linear-gradient(90deg, ${stops.join(", ")})`;
};
const at = (colors: Colors, index: number): string => colors[index % colors.length] ?? "transparent";
const soft = (colors: Colors): string =>
  colors.length > 1 ? colors.join(", ") : `${at(colors, 0)}, ${at(colors, 0)}`;

const SAMPLES: Readonly<Record<ToolSample, (colors: Colors) => string>> = {
  bands: (colors) => hard(colors),
  soft: (colors) => `linear-gradient(90deg in oklab, ${soft(colors)})`,
  slanted: (colors) => `linear-gradient(60deg in oklab, ${soft(colors)})`,
  glow: (colors) =>
    `radial-gradient(circle at 20% 30%, ${at(colors, 1)}, transparent 60%), radial-gradient(circle at 80% 70%, ${at(colors, 2)}, transparent 60%), ${at(colors, 0)}`,
  mixed: (colors) =>
    `linear-gradient(color-mix(in oklab, ${at(colors, 0)}, ${at(colors, 1)}) 0 0) 0 100% / 100% 50% no-repeat, ${hard([at(colors, 0), at(colors, 1)], [3, 2])}`,
  pair: (colors) =>
    `linear-gradient(${at(colors, colors.length - 1)} 0 0) 14% 50% / 34% 22% no-repeat, ${at(colors, 0)}`,
  one: (colors) => at(colors, Math.min(3, colors.length - 1)),
  wheel: (colors) =>
    `conic-gradient(from 30deg, ${colors.map((color, index) => `${color} ${(360 * index) / colors.length}deg ${(360 * (index + 1)) / colors.length}deg`).join(", ")})`,
  another: (colors) => at(colors, Math.min(1, colors.length - 1)),
  weighted: (colors) => hard(colors, [5, 3, 2, 1.4, 1.1]),
  spaced: (colors) =>
    `linear-gradient(90deg, ${colors.map((color, index) => `${color} ${(100 * index) / colors.length}% ${(100 * (index + 0.6)) / colors.length}%, transparent ${(100 * (index + 0.6)) / colors.length}% ${(100 * (index + 1)) / colors.length}%`).join(", ")})`,
};

/** `colors` are CSS colors, at least one. */
export function toolSample(sample: ToolSample, colors: Colors): string {
  return SAMPLES[sample](colors);
}
