/**
 * Builds two icon sprites from Phosphor (MIT) with one <symbol> per name, so that icons need no JavaScript in pages. Run
 * when a name is added: npm run generate -- icons
 */
import { readFileSync, writeFileSync } from "node:fs";

/**
 * Icons of the frame and of reading pages. They are part of each page: 1.8 kB as sent, where a file of all icons has
 * 10.6 and takes one more request.
 */
const FRAME = [
  "arrow-square-out",
  "bookmark-simple",
  "caret-down",
  "caret-right",
  "check",
  "circle-half",
  "columns",
  "copy",
  "envelope-simple",
  "export",
  "folder-plus",
  "funnel-simple",
  "heart-straight",
  "list",
  "lock-open",
  "magnifying-glass",
  "rows",
  "share-network",
  "sliders-horizontal",
  "user",
  "x",
] as const;
/** Icons of tools, and of what opens after an action. */
const OTHERS = [
  "apple-logo",
  "arrow-counter-clockwise",
  "arrow-left",
  "arrow-right",
  "arrow-u-up-left",
  "arrow-u-up-right",
  "arrows-out-simple",
  "bookmarks-simple",
  "camera",
  "caret-left",
  "caret-up",
  "caret-up-down",
  "chart-bar",
  "clipboard",
  "code",
  "credit-card",
  "columns-plus-right",
  "desktop",
  "device-mobile",
  "devices",
  "dots-six-vertical",
  "dots-three",
  "download-simple",
  "drop",
  "eye",
  "eye-slash",
  "eyedropper",
  "file",
  "file-arrow-up",
  "flip-horizontal",
  "folders",
  "file-pdf",
  "gear-six",
  "github-logo",
  "google-logo",
  "grid-four",
  "heart-straight-fill",
  "image",
  "info",
  "keyboard",
  "layout",
  "lifebuoy",
  "link-simple",
  "lock-fill",
  "lock-simple",
  "minus",
  "palette",
  "pause",
  "pencil-simple",
  "play",
  "plus",
  "push-pin",
  "push-pin-fill",
  "question",
  "shuffle",
  "stack",
  "sun",
  "swap",
  "swatches",
  "table",
  "trash",
  "upload-simple",
  "warning",
  "arrows-horizontal",
  "bell",
  "calendar-blank",
  "chat-circle",
  "check-circle",
  "house",
  "package",
  "paper-plane-tilt",
  "plant",
  "squares-four",
  "text-aa",
  "tray",
  "wrench",
  "x-circle",
] as const;

const root = new URL("..", import.meta.url);

function symbolOf(name: string, prefix = ""): string {
  const weight = name.endsWith("-fill") ? "fill" : "regular";
  const file = new URL(`generators/node_modules/@phosphor-icons/core/assets/${weight}/${name}.svg`, root);
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8"))?.[1];
  if (body === undefined) throw new Error(`${name}.svg has no drawing`);
  return `<symbol id="${prefix}${name}" viewBox="0 0 256 256">${body}</symbol>`;
}

function writeSprite(file: string, symbols: readonly string[]): void {
  writeFileSync(
    new URL(`app/ui/${file}`, root),
    `<!-- Phosphor icons, MIT, https://phosphoricons.com -->\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
  );
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `  "${name}",\n`).join("");
}

// Other elements of a page have ids as well.
writeSprite(
  "frame-icons.svg",
  FRAME.map((name) => symbolOf(name, "icon-")),
);
writeSprite(
  "icons.svg",
  OTHERS.map((name) => symbolOf(name)),
);
writeFileSync(
  new URL("app/ui/icon-names.ts", root),
  `// Written by generators/icons.ts.
/** The icons of frame-icons.svg, as "icon-copy"; the others are in icons.svg, as "trash". */
export const FRAME_ICONS = [
${listOf(FRAME)}] as const;
export type IconName =
  | (typeof FRAME_ICONS)[number]
${OTHERS.map((name) => `  | "${name}"`).join("\n")};
`,
);
console.log(`${FRAME.length} and ${OTHERS.length} icons`);
