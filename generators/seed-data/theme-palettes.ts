/** Colors of themes for interfaces, charts and terminals, each credited to the package that has them. */
import { readdirSync, readFileSync } from "node:fs";
import terminalThemes from "@electerm/electerm-themes";
import { storedText } from "../../domain/library/stored-color.ts";
import { COLORS_ALONE, readColor, type SeedItem } from "./seed-item.ts";

const MODULES = new URL("../node_modules/", import.meta.url);

/** Words of titles: camel case, underscores and hyphens apart. */
export function titleOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Origin {
  readonly source: string;
  readonly credit: string;
  readonly author: string;
  readonly tags: readonly string[];
}

const DAISY: Origin = {
  source: "daisyui",
  credit: "daisyUI",
  author: "Pouya Saadeghi",
  tags: ["interface"],
};
/** Themes that another source has, and those that are named for being light or dark alone. */
const DAISY_LEFT_OUT = ["dracula", "nord", "light", "dark", "black", "lofi", "wireframe"];

/** What each theme is built of: primary, secondary, accent, neutral and the ground. */
export function readDaisy(): SeedItem[] {
  const folder = new URL("daisyui/theme/", MODULES);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".css") && !DAISY_LEFT_OUT.includes(file.slice(0, -4)))
    .map((file) => {
      const css = readFileSync(new URL(file, folder), "utf8");
      const parts = ["base-100", "primary", "secondary", "accent", "neutral"];
      return item(
        DAISY,
        file.slice(0, -4),
        titleOf(file.slice(0, -4)),
        parts.map((part) => variable(css, `color-${part}`)),
      );
    });
}

const SKELETON: Origin = {
  source: "skeleton",
  credit: "Skeleton",
  author: "Skeleton Labs",
  tags: ["interface"],
};
const SKELETON_LEFT_OUT = ["catppuccin", "dracula", "rosepine"];

/** Three brand colors of each theme between its lightest and its darkest surface. */
export function readSkeleton(): SeedItem[] {
  const folder = new URL("@skeletonlabs/skeleton/src/themes/", MODULES);
  return readdirSync(folder)
    .map((file) => file.replace(/\.css$/, ""))
    .filter((name) => !SKELETON_LEFT_OUT.includes(name))
    .map((name) => {
      const css = readFileSync(new URL(`${name}.css`, folder), "utf8");
      const parts = ["surface-100", "primary-500", "secondary-500", "tertiary-500", "surface-900"];
      return item(
        SKELETON,
        name,
        titleOf(name),
        parts.map((part) => variable(css, `color-${part}`)),
      );
    });
}

const ECHARTS: Origin = {
  source: "echarts",
  credit: "Apache ECharts",
  author: "The Apache Software Foundation",
  tags: ["charts"],
};

/** The list of colors that each theme gives its series; "v5" is what version 5 has by default. */
export function readEcharts(): SeedItem[] {
  const folder = new URL("echarts/theme/", MODULES);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    .flatMap((file) => {
      const list = /color(?:Palette)?\s*[:=]\s*\[([^\]]*)\]/.exec(
        readFileSync(new URL(file, folder), "utf8"),
      )?.[1];
      const colors = [...new Set(list?.match(/#[0-9a-f]{6}\b/gi)?.map((hex) => hex.toLowerCase()))];
      const name = file.slice(0, -3);
      return colors.length < 5
        ? []
        : [item(ECHARTS, name, name === "v5" ? "ECharts 5" : titleOf(name), colors)];
    });
}

const APEX: Origin = {
  source: "apexcharts",
  credit: "ApexCharts",
  author: "Juned Chhipa and contributors",
  tags: ["charts"],
};

/** Ten palettes of five colors, which have numbers and no names. */
export function readApex(): SeedItem[] {
  const code = readFileSync(new URL("apexcharts/src/modules/Theme.js", MODULES), "utf8");
  return [...code.matchAll(/palette(\d+): \[([^\]]*)\]/g)].map(([, number = "", list = ""]) =>
    item(APEX, number, "", list.match(/#[0-9a-f]{6}/gi) ?? []),
  );
}

const TERMINAL: Origin = {
  source: "terminal-schemes",
  credit: "iTerm2 Color Schemes",
  author: "Authors of iTerm2-Color-Schemes; packed by ZHAO Xudong",
  tags: ["editor"],
};
/** Named after companies, products, films and their figures; and what other sources of the library have. */
const TERMINAL_LEFT_OUT =
  /apple|adventure|andromeda|argonaut|atom|batman|borland|broadcast|builtin|c64|cga|catppuccin|cyberdyne|django|doom|dotgov|dracula|encom|firefox|firewatch|framer|github|gruvbox|hopscotch|hulk|ic_|iterm|jackie|jetbrains|kanagawa|konsolas|matrix|monalisa|nord|rose-pine|raycast|red alert|seti|solarized|spiderman|square|tango|tomorrow|toychest|treehouse|ubuntu|unikitty|idea|hax0r|homebrew|zenwritten|3024|bones|pandora|cobalt2|fideloper|paulmillr|mathias|harper|hurtado|vaughn|wez|wryan|thayer|teerb|teal|arthur|clrs|ir_black|chester|galizur|guezwhoz|hivacruz|jubi|lovelace|rebecca|rippedcasts|sublette|wilmersdorf|pnevma|elemental$|elementary|material|flat$|later this|hacktober|kibble|smyck|ollie|symfonic|operator|one(half|light)|spacegray|paraiso|ayu|belafonte|codeschool|liquidcarbontransparent|ciapre/i;

/** Ground, text and the six hues of each scheme. */
export function readTerminal(): SeedItem[] {
  return terminalThemes.flatMap((text) => {
    const values = new Map(
      text.split("\n").map((line): [string, string] => {
        const [key = "", value = ""] = line.split("=");
        return [key.trim(), value.trim()];
      }),
    );
    const name = values.get("themeName") ?? "";
    const parts = ["background", "foreground", "red", "green", "yellow", "blue", "magenta", "cyan"];
    const colors = parts.map((part) => values.get(`terminal:${part}`) ?? "");
    if (TERMINAL_LEFT_OUT.test(name) || colors.some((color) => !/^#[0-9a-f]{6}$/i.test(color))) return [];
    return [item(TERMINAL, name, titleOf(name), colors)];
  });
}

function item(origin: Origin, originalId: string, title: string, colors: readonly string[]): SeedItem {
  return {
    ...origin,
    originalId,
    title,
    // Hex in sRGB; some colors of themes reach P3.
    colors: colors.map((color) => storedText(readColor(color))),
    names: [],
    content: COLORS_ALONE,
  };
}

/** The value of a custom property; a missing one ends the run, as the package has changed. */
function variable(css: string, name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`No --${name}`);
  return value;
}
