/**
 * Builds the icon sprite from Phosphor (MIT): one <symbol> a name, so that icons cost the page no JavaScript.
 * Run by hand when a name is added: node_modules/.bin/node scripts/build-icons.ts
 */
import { readFileSync, writeFileSync } from "node:fs";

const NAMES = [
  "apple-logo",
  "arrow-counter-clockwise",
  "arrow-left",
  "arrow-right",
  "arrow-square-out",
  "arrow-u-up-left",
  "arrow-u-up-right",
  "arrows-down-up",
  "arrows-out-simple",
  "bookmark-simple",
  "bookmarks-simple",
  "camera",
  "caret-down",
  "caret-left",
  "caret-right",
  "caret-up",
  "caret-up-down",
  "chart-bar",
  "check",
  "circle-half",
  "clipboard",
  "clock-counter-clockwise",
  "code",
  "columns",
  "copy",
  "credit-card",
  "columns-plus-right",
  "dice-five",
  "dots-six-vertical",
  "dots-three",
  "download-simple",
  "drop",
  "envelope-simple",
  "export",
  "eye",
  "eyedropper",
  "file",
  "file-arrow-up",
  "folder-plus",
  "folders",
  "funnel",
  "funnel-simple",
  "gear-six",
  "github-logo",
  "google-logo",
  "grid-four",
  "heart-straight",
  "heart-straight-fill",
  "image",
  "info",
  "keyboard",
  "layout",
  "lifebuoy",
  "link-simple",
  "list",
  "lock-fill",
  "lock-open",
  "lock-simple",
  "magic-wand",
  "magnifying-glass",
  "minus",
  "moon",
  "paint-bucket",
  "palette",
  "pencil-simple",
  "plus",
  "question",
  "rows",
  "share-network",
  "shuffle",
  "sliders-horizontal",
  "sign-out",
  "sort-ascending",
  "stack",
  "sun",
  "swap",
  "swatches",
  "table",
  "thermometer",
  "trash",
  "upload-simple",
  "user",
  "warning",
  "wrench",
  "x",
  "x-circle",
] as const;

const root = new URL("..", import.meta.url);
const symbols = NAMES.map((name) => {
  const weight = name.endsWith("-fill") ? "fill" : "regular";
  const file = new URL(`node_modules/@phosphor-icons/core/assets/${weight}/${name}.svg`, root);
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1];
  if (body === undefined) throw new Error(`${name}.svg has no drawing`);
  return `<symbol id="${name}" viewBox="0 0 256 256">${body}</symbol>`;
});
writeFileSync(
  new URL("app/ui/icons.svg", root),
  `<!-- Phosphor icons, MIT, https://phosphoricons.com -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
writeFileSync(
  new URL("app/ui/icon-names.ts", root),
  `/** Written by scripts/build-icons.ts. */\nexport type IconName =\n${NAMES.map((name) => `  | "${name}"`).join("\n")};\n`,
);
console.log(`${NAMES.length} icons`);
