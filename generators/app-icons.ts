/**
 * Draws the icons of the installed application from the product's mark (visual.md, section 5): 56 % of the side on a
 * paper background, and 44 % for maskable icons, which systems crop to their own shape. Run by hand when the mark
 * changes: npm run generate -- app-icons
 */
import { readFile, writeFile } from "node:fs/promises";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { MARK } from "../domain/pictures/mark-drawing.ts";
import { APP_ICONS, APPLE_TOUCH_ICON } from "../domain/shell/app-icons.ts";

const PAPER = "#f7f6ff";
const INK = "#17132b";
const SHARE = { any: 0.56, maskable: 0.44 } as const;

const root = new URL("..", import.meta.url);
await initWasm(await readFile(new URL("node_modules/@resvg/resvg-wasm/index_bg.wasm", root)));

for (const { src, size, purpose } of [...APP_ICONS, APPLE_TOUCH_ICON]) {
  const png = new Resvg(iconSvg(size, SHARE[purpose])).render().asPng();
  await writeFile(new URL(`public${src}`, root), png);
  console.log(`${src} ${size} × ${size}, ${png.length} bytes`);
}

function iconSvg(size: number, share: number): string {
  const scale = (size * share) / MARK.height;
  const x = (size - MARK.width * scale) / 2;
  const y = (size - MARK.height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
<path fill="${PAPER}" d="M0 0h${size}v${size}H0z"/>
<g transform="translate(${x} ${y}) scale(${scale})" stroke="${INK}">
<path fill="none" stroke-width="1.7" d="${MARK.outline}"/>
<path fill="${INK}" stroke="none" d="${MARK.solidHalf}"/>
<path fill="none" stroke-width="1.5" d="${MARK.bars}"/>
</g></svg>`;
}
