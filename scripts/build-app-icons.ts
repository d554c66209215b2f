/**
 * Draws the icons of the installed application from the mark (visual.md, section 5): the mark at 56 % of the side on
 * paper, 44 % where systems cut the icon to their own shape. Run by hand when the mark changes:
 * node_modules/.bin/node scripts/build-app-icons.ts
 */
import { readFile, writeFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { APP_ICONS, APPLE_TOUCH_ICON } from "#domain/shell/app-icons.ts";

const PAPER = "#f7f6ff";
const INK = "#17132b";
/** Box of the drawing in app/ui/mark.tsx. */
const [MARK_WIDTH, MARK_HEIGHT] = [18, 20];
const SHARE = { any: 0.56, maskable: 0.44 } as const;

const root = new URL("..", import.meta.url);
await initWasm(await readFile(new URL("node_modules/@resvg/resvg-wasm/index_bg.wasm", root)));

for (const { src, size, purpose } of [...APP_ICONS, APPLE_TOUCH_ICON]) {
  const png = new Resvg(iconSvg(size, SHARE[purpose])).render().asPng();
  await writeFile(new URL(`public${src}`, root), png);
  console.log(`${src} ${size} × ${size}, ${png.length} bytes`);
}

function iconSvg(size: number, share: number): string {
  const scale = (size * share) / MARK_HEIGHT;
  const x = (size - MARK_WIDTH * scale) / 2;
  const y = (size - MARK_HEIGHT * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/>
<g transform="translate(${x} ${y}) scale(${scale})" stroke="${INK}">
<path fill="none" stroke-width="1.7" d="M.85.85h16.3v8.9c0 4.6-3.1 7.6-8.15 9.4C3.95 17.35.85 14.35.85 9.75z"/>
<path fill="${INK}" stroke="none" d="M9 .85H.85v8.9c0 4.6 3.1 7.6 8.15 9.4z"/>
<path fill="none" stroke-width="1.5" d="M9 4.5h8M9 8h8M9 11.5h7.5M9 15h5"/>
</g></svg>`;
}
