// Type comes from app/tokens.css: the roles as `font`, and single values where a part differs from its role.
const TOKEN = (prefix) => `/^var\\(--${prefix}-[a-z0-9-]+\\)$/`;
/** A figure that fits its box keeps to the sizes of tokens: `min(token, …)`, `clamp(token, …, token)`. */
const FITTED = [
  "/^(?:min|max)\\(var\\(--text-[a-z0-9-]+\\), .+\\)$/",
  "/^clamp\\(var\\(--text-[a-z0-9-]+\\), .+, var\\(--text-[a-z0-9-]+\\)\\)$/",
];

export default {
  ignoreFiles: [
    // Faces, and what undoes the style sheet of a browser.
    "app/fonts/*.css",
    "app/tools/text/fonts.css",
    "app/reset.css",
    // Pages in the colors of a theme, which are samples of other people's work.
    "app/previews/{application,marketing,preview-parts,state-sheet}.css",
    "app/tools/theme/kiln.css",
    "app/tools/ui-palette/field-page.css",
  ],
  rules: {
    "declaration-property-value-allowed-list": {
      font: [TOKEN("type"), "inherit"],
      "font-size": [TOKEN("text"), ...FITTED, "0", "inherit"],
      "font-weight": [TOKEN("weight"), "inherit"],
      "line-height": [TOKEN("leading"), "inherit"],
      "letter-spacing": [TOKEN("track"), "0", "inherit"],
      "font-stretch": [TOKEN("wd"), "inherit"],
    },
  },
};
