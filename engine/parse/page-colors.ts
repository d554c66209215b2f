/**
 * CSS color keywords without a fixed value, because they depend on the page or the device. Source: CSS Color Module
 * Level 4, §6.2 and §6.4 and appendix A (deprecated system colors).
 */
const SYSTEM_COLORS: ReadonlySet<string> = new Set(
  (
    "accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext " +
    "graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext " +
    "activeborder activecaption appworkspace background buttonhighlight buttonshadow captiontext inactiveborder " +
    "inactivecaption inactivecaptiontext infobackground infotext menu menutext scrollbar threeddarkshadow " +
    "threedface threedhighlight threedlightshadow threedshadow window windowframe windowtext"
  ).split(" "),
);
const PAGE_FUNCTIONS: ReadonlySet<string> = new Set(["var", "env", "attr", "light-dark", "contrast-color"]);
const WIDE_KEYWORDS: ReadonlySet<string> = new Set(["inherit", "initial", "unset", "revert", "revert-layer"]);

/**
 * A sentence, without a position, that says why a lower-case keyword has no value here; undefined for any other word.
 */
export function pageColorReason(word: string): string | undefined {
  if (word === "currentcolor")
    return "“currentcolor” is the color of the text around it: it has no value here";
  if (SYSTEM_COLORS.has(word)) return `“${word}” is a system color: its value depends on the device`;
  if (WIDE_KEYWORDS.has(word)) return `“${word}” refers to the page: it has no value here`;
  return undefined;
}

/** The same for a function, by its name in lower case. */
export function pageFunctionReason(name: string): string | undefined {
  return PAGE_FUNCTIONS.has(name) ? `${name}() depends on the page: it has no value here` : undefined;
}
