/**
 * A script for the head of a page whose brand is only known when it is served, as in products with tenants. It stands
 * before the style sheets that use the tokens, and blocks, so that nothing is painted without them. A constructed style
 * sheet needs no `style-src` in the policy of the page. What is wrong is said in the console, and the page keeps its own
 * values.
 */
import { type BrandSettings, brandStyles } from "./brand-styles.ts";

declare const document: {
  readonly currentScript: { readonly dataset: BrandSettings } | null;
  adoptedStyleSheets: readonly CSSStyleSheet[];
};
declare class CSSStyleSheet {
  replaceSync(css: string): void;
}
declare const console: { error(message: string): void };

const styles = brandStyles(document.currentScript?.dataset ?? {});
if (styles.ok) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles.css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
} else console.error(`brand-page.js: ${styles.message}.`);
