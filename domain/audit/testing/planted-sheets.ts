/** Style sheets of ten dialects with failures planted in them, drawn by a seed. */
import type { AuditFile } from "#engine/audit/audit-source.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { tone } from "#engine/theme/theme-contrast.ts";

/** A text or mark, and the grounds that it must pass on. */
interface DialectPair {
  readonly text: string;
  readonly on: readonly string[];
  readonly floor: 4.5 | 3;
  /** What it has where nothing is planted, if components use it inverted or over further layers. */
  readonly room?: number;
}

interface Dialect {
  readonly name: string;
  readonly rules: (light: string, dark: string) => string;
  readonly pairs: readonly DialectPair[];
  readonly notation: "hex" | "oklch" | "rgb" | "hsl" | "hsl list";
  readonly prefix: string;
}

const byClass = (light: string, dark: string): string => `:root {\n${light}}\n\n.dark {\n${dark}}\n`;
const byMedia = (light: string, dark: string): string =>
  `:root {\n${light}}\n@media (prefers-color-scheme: dark) {\n  :root {\n${dark}  }\n}\n`;
const byTheme = (light: string, dark: string): string =>
  `:root, [data-theme=light] {\n  color-scheme: light;\n${light}}\n[data-theme=dark] {\n  color-scheme: dark;\n${dark}}\n`;

const on = (text: string, ...grounds: string[]): DialectPair => ({ text, on: grounds, floor: 4.5 });

export const DIALECTS: readonly Dialect[] = [
  {
    name: "shadcn/ui",
    rules: byClass,
    prefix: "",
    notation: "hsl list",
    pairs: [
      { ...on("foreground", "background"), room: 9 },
      on("card-foreground", "card"),
      on("popover-foreground", "popover"),
      on("success-foreground", "success"),
      on("info-foreground", "info"),
    ],
  },
  {
    name: "Tailwind 4",
    rules: (light, dark) => `@import "tailwindcss";\n@theme {\n${light}}\n.dark {\n${dark}}\n`,
    prefix: "color-",
    notation: "oklch",
    pairs: [on("foreground", "background"), on("note-foreground", "note"), on("hero-ink", "hero-bg")],
  },
  {
    name: "daisyUI",
    rules: byTheme,
    prefix: "color-",
    notation: "oklch",
    pairs: [
      on("base-content", "base-100", "base-200"),
      on("neutral-content", "neutral"),
      on("accent-content", "accent"),
      on("error-content", "error"),
    ],
  },
  {
    name: "Bootstrap",
    rules: (light, dark) =>
      `:root, [data-bs-theme=light] {\n${light}}\n[data-bs-theme=dark] {\n  color-scheme: dark;\n${dark}}\n.btn {\n  color: var(--bs-btn-color);\n  background-color: var(--bs-btn-bg);\n}\n`,
    prefix: "bs-",
    notation: "hex",
    pairs: [
      on("body-color", "body-bg"),
      on("code-color", "body-bg"),
      on("warning-text-emphasis", "warning-bg-subtle", "body-bg"),
      on("btn-color", "btn-bg"),
      on("tooltip-color", "tooltip-bg"),
    ],
  },
  {
    name: "Radix",
    rules: (light, dark) => `:root, .light, .light-theme {\n${light}}\n.dark, .dark-theme {\n${dark}}\n`,
    prefix: "",
    notation: "hex",
    pairs: [
      on("gray-12", "gray-1", "gray-2", "gray-3"),
      on("iris-11", "iris-1", "iris-2", "iris-3"),
      on("iris-contrast", "iris-9"),
    ],
  },
  {
    name: "Material",
    rules: byClass,
    prefix: "md-sys-color-",
    notation: "rgb",
    pairs: [
      on("on-surface", "surface", "surface-container"),
      on("on-primary-container", "primary-container"),
      on("on-tertiary-container", "tertiary-container"),
      on("inverse-on-surface", "inverse-surface"),
    ],
  },
  {
    name: "Primer",
    rules: (light, dark) => `[data-color-mode="light"] {\n${light}}\n[data-color-mode="dark"] {\n${dark}}\n`,
    prefix: "",
    notation: "hex",
    pairs: [
      on("fgColor-default", "bgColor-default", "bgColor-muted"),
      on("fgColor-accent", "bgColor-default", "bgColor-muted"),
      on("button-primary-fgColor-rest", "button-primary-bgColor-rest"),
    ],
  },
  {
    name: "Carbon",
    rules: byTheme,
    prefix: "cds-",
    notation: "hex",
    pairs: [
      on("text-primary", "background", "layer-01", "field-01"),
      on("text-helper", "background", "layer-01"),
      on("text-inverse", "background-inverse"),
      { text: "support-error", on: ["background", "layer-01"], floor: 3 },
    ],
  },
  {
    name: "Designsystemet",
    rules: byMedia,
    prefix: "ds-color-",
    notation: "hex",
    pairs: [
      on(
        "accent-text-default",
        "accent-background-default",
        "accent-surface-default",
        "neutral-background-default",
      ),
      on("accent-base-contrast-default", "accent-base-default"),
      { text: "neutral-border-strong", on: ["neutral-background-default"], floor: 3 },
    ],
  },
  {
    name: "Open Props",
    rules: byMedia,
    prefix: "",
    notation: "hsl",
    pairs: [
      on("text-1", "surface-1", "surface-2"),
      on("text-2", "surface-1", "surface-2"),
      on("link", "surface-1"),
    ],
  },
];

export interface Planted {
  /** The custom property with its dashes. */
  readonly name: string;
  readonly mode: "light" | "dark";
}

export interface PlantedSheet {
  readonly dialect: string;
  readonly file: AuditFile;
  readonly planted: readonly Planted[];
  /** The same declarations in another order. */
  readonly shuffled: AuditFile;
}

/** Half of the texts, at least one a sheet, are too near to their grounds. */
export function plantedSheet(dialect: Dialect, seed: string): PlantedSheet {
  const random = createRandom(`${dialect.name} ${seed}`);
  const planted: Planted[] = [];
  const drawn = { light: declarations("light"), dark: declarations("dark") };
  const crlf = random() < 0.3;
  const written = (lines: readonly string[]): string => lines.map((line) => `  ${line}\n`).join("");
  const fileOf = (order: (lines: readonly string[]) => readonly string[]): AuditFile => {
    const text = `/*! ${dialect.name}: kept as it is */\n${dialect.rules(written(order(drawn.light)), written(order(drawn.dark)))}`;
    return { name: "theme.css", text: crlf ? text.replaceAll("\n", "\r\n") : text };
  };
  return {
    dialect: dialect.name,
    file: fileOf((lines) => lines),
    planted,
    shuffled: fileOf((lines) =>
      lines
        .map((line) => ({ line, key: createRandom(line + seed)() }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ line }) => line),
    ),
  };

  function declarations(mode: "light" | "dark"): string[] {
    const colors = new Map<string, Color>();
    const hue = random() * 360;
    const draw = (lightness: number, chroma: number): Color => tone(lightness, chroma, hue);
    for (const { on: grounds } of dialect.pairs) {
      // The grounds of one text are near to each other, as surfaces are.
      const isPale = (mode === "light") !== random() < 0.25;
      for (const ground of grounds)
        if (!colors.has(ground)) colors.set(ground, sameSide(grounds, colors, isPale, random(), draw));
    }
    const comments: string[] = [];
    for (const { text, on: grounds, floor, room = floor } of dialect.pairs) {
      const least = (color: Color): number =>
        Math.min(...grounds.map((ground) => wcagRatio(color, colors.get(ground) ?? color)));
      const isPlanted = random() < 0.5 || (mode === "dark" && planted.length === 0);
      const candidates = Array.from({ length: 60 }, () => draw(random(), 0.02 + random() * 0.1));
      const fits = candidates.filter((color) =>
        isPlanted ? least(color) < floor * 0.97 && least(color) > 1.02 : least(color) > room * 1.05,
      );
      const [chosen] = fits.toSorted((a, b) => Math.abs(least(a) - floor) - Math.abs(least(b) - floor));
      const ends: readonly Color[] = [tone(0, 0, undefined), tone(1, 0, undefined)];
      const best = ends.toSorted((a, b) => least(b) - least(a))[0] ?? tone(0, 0, undefined);
      colors.set(text, chosen ?? best);
      if (chosen !== undefined && isPlanted) {
        planted.push({ name: `--${dialect.prefix}${text}`, mode });
        comments.push(text);
      }
    }
    return [...colors].map(([name, color]) => {
      // In both modes, since one alone would win in the other as well; a layer, as @theme is, turns it around.
      const isImportant = dialect.name !== "Tailwind 4" && createRandom(`${name} ${seed}`)() < 0.1;
      const important = isImportant ? " !important" : "";
      const comment = comments.includes(name) && random() < 0.5 ? " /* pale on purpose? */" : "";
      return `--${dialect.prefix}${name}: ${write(color, dialect)}${important};${comment}`;
    });
  }
}

/** A ground with room for its text: pale or deep, like those that share a text with it. */
function sameSide(
  grounds: readonly string[],
  colors: ReadonlyMap<string, Color>,
  isPale: boolean,
  random: number,
  draw: (lightness: number, chroma: number) => Color,
): Color {
  const known = grounds.map((ground) => colors.get(ground)).find((color) => color !== undefined);
  const pale = known === undefined ? isPale : wcagRatio(known, tone(0, 0, undefined)) > 5;
  return draw(pale ? 0.94 + random * 0.05 : 0.14 + random * 0.1, 0.02);
}

function write(color: Color, { notation }: Dialect): string {
  if (notation === "hex") return formatHex(color);
  if (notation === "hsl list") return formatColor(color, "hsl").slice(4, -1);
  return formatColor(color, notation);
}
