/** Random style sheets of themes, with what cascades, modes and functions there are; the same seed gives the same ones. */
import { createRandom } from "#engine/random/random.ts";

const NAMES = ["--page", "--ink", "--brand", "--line", "--soft", "--deep", "--note"];
const SCOPES = [
  ":root",
  ":root",
  "html",
  "body",
  ":where(:root)",
  ":is(html, .never)",
  ".dark",
  ".dark",
  ":root.dark",
  "html.dark body",
  ":root:not(.dark)",
  ".dark, .night-theme",
  '[data-theme="dark"]',
  'html[data-theme="dark"]',
  ":root:not([data-theme=dark])",
  '[data-theme="sepia"]',
  "*",
];
const AROUND = [
  undefined,
  undefined,
  undefined,
  "@media (prefers-color-scheme: dark)",
  "@media (prefers-color-scheme: light)",
  "@media screen and (min-width: 600px)",
  "@media (width < 900px)",
  "@media print",
  "@media not print",
  "@media (prefers-contrast: more)",
  "@layer base",
  "@layer theme",
  "@layer base.inner",
  "@supports (color: oklch(0 0 0))",
  "@supports not (display: grid)",
];

/** Chromium takes the hue of a gray with a trace of color as missing when it mixes, which other engines do not. */
const VIVID = ["#e4572e", "#2942c2", "#0b6e4f", "#c9a227", "oklch(60% 0.2 310)"];

/** `count` sheets of three to eight rules. */
export function drawnSheets(seed: string, count: number): readonly string[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => drawnSheet(random));
}

function drawnSheet(random: () => number): string {
  const pick = <Value>(list: readonly Value[], usual: Value): Value =>
    list[Math.floor(random() * list.length)] ?? usual;
  const byte = (): number => Math.floor(random() * 256);
  const percent = (): string => `${Math.round(random() * 100)}%`;
  const hex = (): string =>
    `#${[byte(), byte(), byte()].map((each) => each.toString(16).padStart(2, "0")).join("")}`;
  const reference = (): string => {
    const name = pick(NAMES, "--ink");
    const kind = random();
    return kind < 0.6 ? `var(${name})` : kind < 0.8 ? `var(${name}, ${hex()})` : `var(--gone, ${hex()})`;
  };
  const plain: readonly (() => string)[] = [
    hex,
    hex,
    () => `rgb(${byte()} ${byte()} ${byte()} / ${percent()})`,
    () => `rgba(${byte()}, ${byte()}, ${byte()}, .5)`,
    () => `hsl(${Math.round(random() * 720 - 180)} ${percent()} ${percent()})`,
    () => `hwb(${Math.round(random() * 360)}deg ${percent()} ${percent()})`,
    () => `oklch(${percent()} ${(random() * 0.3).toFixed(3)} ${Math.round(random() * 360)})`,
    () => `lab(${percent()} ${Math.round(random() * 100 - 50)} ${Math.round(random() * 100 - 50)})`,
    () => `color(display-p3 ${random().toFixed(2)} ${random().toFixed(2)} ${random().toFixed(2)})`,
    () => pick(["teal", "rebeccapurple", "transparent", "white"], "red"),
  ];
  const leaf = (): string => (random() < 0.3 ? reference() : pick(plain, hex)());
  const value = (): string => {
    const kind = random();
    if (kind < 0.55) return pick(plain, hex)();
    if (kind < 0.75) return reference();
    if (kind < 0.79)
      return `color-mix(in ${pick(["srgb", "oklab", "lab", "xyz"], "srgb")}, ${leaf()} ${percent()}, ${leaf()})`;
    if (kind < 0.82)
      return `color-mix(in ${pick(["oklch", "lch longer hue", "hsl"], "oklch")}, ${pick(VIVID, "red")} ${percent()}, ${pick(VIVID, "red")})`;
    if (kind < 0.88)
      return `oklch(from ${leaf()} calc(l * ${(0.5 + random() / 2).toFixed(2)}) c ${pick(["h", "calc(h + 40)", "120"], "h")})`;
    if (kind < 0.92) return `rgb(from ${leaf()} r g b / ${pick(["50%", "calc(alpha / 2)", "0.3"], "50%")})`;
    if (kind < 0.97) return `light-dark(${leaf()}, ${leaf()})`;
    return pick(["4px", "rgb(1 2)", "none", "0 1px 2px #0003", "initial", ""], "4px");
  };
  const declarations = (): string =>
    Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const important = random() < 0.06 ? " !important" : "";
      return `  ${pick(NAMES, "--ink")}: ${value()}${important};`;
    }).join("\n");
  const rule = (): string => {
    const scope = pick(SCOPES, ":root");
    const inner =
      random() < 0.15
        ? `\n  ${pick(["&.dark", "@media (prefers-color-scheme: dark)", "&:not(.dark)"], "&.dark")} {\n${declarations()}\n  }`
        : "";
    const own = `${scope} {\n${declarations()}${inner}\n}`;
    const around = pick(AROUND, undefined);
    return around === undefined ? own : `${around} {\n${own}\n}`;
  };
  const scheme =
    random() < 0.5
      ? ":root { color-scheme: light dark; }"
      : ":root { color-scheme: light; }\n.dark, [data-theme=dark] { color-scheme: dark; }";
  const layers = random() < 0.3 ? "@layer theme, base;\n" : "";
  return `${layers}${scheme}\n${Array.from({ length: 3 + Math.floor(random() * 6) }, rule).join("\n")}\n`;
}
