/** The last resort: a name that speaks of text stands on the nearest ground of its family, or on the page. */
import type { NamingRule } from "./naming-rule.ts";

const TEXT_NAME =
  /^(?:text|fg|foreground|ink|copy|heading|headings|title|caption|link|links|placeholder|label)$|^(?:text|fg|ink|foreground|heading|link|copy)-|-(?:text|fg|ink|foreground|heading|link|placeholder|copy)$|(?:^|-)(?:text|font|link|heading|body|muted|code|dimmed|label|placeholder|item|title|brand|h[1-6])-color$|^color$/;
const NO_TEXT =
  /(?:^|-)(?:bg|background|border|borders|shadow|outline|ring|stroke|disabled|decoration|selection|size|on|inverse|inverted|invert|static|opacity|overlay|surface|light|dark|soft|bold|base)(?:-|$)|-\d{2,}$/;
/** What a ground of a part is called after the name of the part. */
const GROUNDS = ["bg", "background", "background-color", "bg-color", "surface", "fill", "base"];
/** What the ground of the page is called, the plainest first. */
const PAGES = [
  "body-bg",
  "bg-body",
  "body-background-color",
  "body-background",
  "scheme-main",
  "background",
  "bg",
  "background-color",
  "bg-color",
  "bg-default",
  "background-default",
  "bg-primary",
  "background-primary",
  "bg-base",
  "bg-page",
  "page-bg",
  "page-background",
  "page",
  "canvas",
  "body",
  "surface",
  "surface-default",
  "surface-primary",
  "surface-base",
  "surface-1",
  "paper",
  "base-100",
  "base",
];

export const FAMILY_RULES: readonly NamingRule[] = [
  {
    id: "family-ground",
    dialect: "",
    says: "text stands on the nearest ground whose name begins as its own does",
    confidence: "medium",
    pairsOf(name, has) {
      const ground = isText(name) ? familyGround(name, has) : undefined;
      return ground === undefined ? [] : [{ text: { name }, on: [{ name: ground }], use: "text" }];
    },
  },
  {
    id: "page-ground",
    dialect: "",
    says: "text without a ground of its own stands on the page",
    confidence: "low",
    pairsOf(name, has) {
      const ground = isText(name) ? pageGround(name, has) : undefined;
      return ground === undefined ? [] : [{ text: { name }, on: [{ name: ground }], use: "text" }];
    },
  },
];

const isText = (name: string): boolean => TEXT_NAME.test(name) && !NO_TEXT.test(name);

/** The ground of the longest part whose name the name begins with. */
export function familyGround(name: string, has: (name: string) => boolean): string | undefined {
  const words = name.split("-");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const family = words.slice(0, count).join("-");
    if (isText(family)) continue;
    const ground = GROUNDS.map((suffix) => `${family}-${suffix}`).find((each) => each !== name && has(each));
    if (ground !== undefined) return ground;
  }
  return undefined;
}

/** The plainest name of a ground that exists and is another one; undefined if there is none. */
export function pageGround(name: string, has: (name: string) => boolean): string | undefined {
  return PAGES.find((page) => page !== name && has(page));
}
