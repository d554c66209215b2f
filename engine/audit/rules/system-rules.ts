/** Rules of systems of roles and scales: Radix, Material, MUI, Primer, Carbon, Designsystemet, Spectrum, Open Props, Tailwind. */
import { linesRule, type NamingLine, type NamingRule } from "./naming-rule.ts";

/** Without the grays (https://www.radix-ui.com/colors). */
const RADIX_SCALES =
  "accent gold bronze brown yellow amber orange tomato red ruby crimson pink plum purple violet iris indigo blue cyan teal jade green grass lime mint sky".split(
    " ",
  );
const SCALE_GROUNDS = ["$1-1", "$1-2", "$1-3"];

/** Of badges, toasts and tooltips whose label is white. */
const SPECTRUM_DEEP =
  "informative positive notice neutral-subdued gray red green seafoam cyan blue indigo purple fuchsia magenta".split(
    " ",
  );

/** Of a contained button, and of one that is pointed at. */
const MUI_LABEL: NamingLine = { text: /^(.+)-contrast-text$/, on: ["$1-main", "$1-dark"], use: "label" };

/** What a page is called, the plainest name first. */
const PAGES = ["background", "bg", "body-bg", "bg-canvas", "surface", "page", "canvas", "paper"];

export const SYSTEM_RULES: readonly NamingRule[] = [
  linesRule({
    id: "radix-scale",
    dialect: "Radix",
    says: "steps 11 and 12 of a scale are text on its steps 1 to 3, x-contrast on step 9",
    confidence: "high",
    marks: [["gray-12", "slate-12", "mauve-12", "sage-12", "olive-12", "sand-12", "accent-12"]],
    // The scales of Open Props begin with 0, and their steps are lightnesses alone.
    without: ["gray-0"],
    lines: [
      { text: /^(?!focus)(.+)-1[12]$/, on: SCALE_GROUNDS },
      {
        text: /^(?!focus)(.+)-12$/,
        on: ["$1-a3 background", "$1-a4 background", "$1-a5 background"],
      },
      { text: /^gray-12$/, on: ["gray-a2 background", "panel-translucent background"] },
      {
        text: /^(?!white|black|focus)(.+)-a1[12]$/,
        on: [
          "background",
          "panel-solid",
          "$1-a2 background",
          "$1-a3 background",
          "$1-a4 background",
          "$1-a5 background",
          "$1-surface background",
        ],
      },
      { text: /^(?!focus)(.+)-contrast$/, on: ["$1-9", "$1-10", "$1-a9 background"], use: "label" },
      { text: /^(?!focus)(.+)-1$/, on: ["$1-12"], use: "label" },
      { text: /^gray-1$/, on: RADIX_SCALES.map((scale) => `${scale}-12`), use: "label" },
      { text: /^gray-1[12]$/, on: ["background", "panel-solid"] },
    ],
  }),
  linesRule({
    id: "radix-indicator",
    dialect: "Radix",
    says: "x-indicator marks what is checked or current on the page",
    confidence: "medium",
    marks: [["accent-indicator"], ["background"]],
    lines: [{ text: /^(.+)-indicator$/, on: ["background"], use: "mark" }],
  }),
  linesRule({
    id: "material-on",
    dialect: "Material",
    says: "on-x stands on x, on-surface on every surface, outline edges a surface",
    confidence: "high",
    lines: [
      {
        text: /^on-surface(?:-variant)?$/,
        on: [
          "surface",
          "surface-variant",
          "surface-dim",
          "surface-bright",
          "surface-container-lowest",
          "surface-container-low",
          "surface-container",
          "surface-container-high",
          "surface-container-highest",
        ],
      },
      { text: /^on-background$/, on: ["background"] },
      { text: /^inverse-on-surface$/, on: ["inverse-surface"] },
      { text: /^inverse-primary$/, on: ["inverse-surface"], use: "label" },
      { text: /^on-(.+)-fixed(?:-variant)?$/, on: ["$1-fixed", "$1-fixed-dim"] },
      { text: /^on-(?!surface|background)(.+?)$/, on: ["$1"], use: "label" },
    ],
  }),
  linesRule({
    id: "material-surface",
    dialect: "Material",
    says: "primary, error and outline are used on the surface",
    confidence: "medium",
    marks: [["on-surface"], ["surface"]],
    lines: [
      { text: /^(?:primary|secondary|tertiary|error)$/, on: ["surface"], use: "label" },
      { text: /^outline$/, on: ["surface"], use: "edge" },
    ],
  }),
  // https://mui.com/material-ui/customization/palette/; `background.default` is called "background" where the key says nothing.
  linesRule({
    id: "mui-palette",
    dialect: "MUI",
    says: "contrastText stands on main and, when it is pointed at, on dark; text stands on the default background and on paper",
    confidence: "high",
    marks: [
      ["primary-main", "text-primary"],
      ["background-paper", "background-default", "primary-contrast-text"],
    ],
    lines: [
      MUI_LABEL,
      {
        text: /^text-(?:primary|secondary)$/,
        on: ["background", "background-default", "background-paper"],
      },
    ],
  }),
  linesRule({
    id: "mui-derived",
    dialect: "MUI",
    says: "MUI derives contrastText and dark from main where a theme leaves them out; the label stands on both",
    confidence: "high",
    isForDerived: true,
    lines: [MUI_LABEL],
  }),
  linesRule({
    id: "mui-text-button",
    dialect: "MUI",
    says: "main is the text of buttons without a fill and of links, on the background and on paper",
    confidence: "medium",
    marks: [["primary-main"], ["background-paper", "background-default"]],
    lines: [
      {
        text: /^(?:primary|secondary|error|warning|info|success)-main$/,
        on: ["background", "background-default", "background-paper"],
        use: "label",
      },
    ],
  }),
  linesRule({
    id: "primer-fg",
    dialect: "Primer",
    says: "fgColor stands on bgColor-default, -muted and the muted ground of its role; onEmphasis on fills",
    confidence: "high",
    marks: [
      ["fg-color-default", "fg-default"],
      ["bg-color-default", "canvas-default"],
    ],
    lines: [
      {
        text: /^fg-color-(?!on-|disabled|link-visited|black|white|neutral)(.+)$/,
        on: ["bg-color-default", "bg-color-$1-muted bg-color-default"],
      },
      { text: /^fg-color-(?:default|muted|accent)$/, on: ["bg-color-muted"] },
      { text: /^fg-color-default$/, on: ["bg-color-neutral-muted bg-color-default"] },
      {
        text: /^fg-color-on-emphasis$/,
        on: "accent success attention severe danger open closed done sponsors neutral emphasis"
          .split(" ")
          .map((role) => (role === "emphasis" ? "bg-color-emphasis" : `bg-color-${role}-emphasis`)),
        use: "label",
      },
      { text: /^fg-(?!color|on-)(.+)$/, on: ["canvas-default", "canvas-subtle", "$1-subtle canvas-default"] },
      {
        text: /^fg-on-emphasis$/,
        on: "accent success attention severe danger done neutral"
          .split(" ")
          .map((role) => `${role}-emphasis`),
        use: "label",
      },
      { text: /^(.+)-fg-color-(rest|hover|active)$/, on: ["$1-bg-color-$2"], use: "label" },
      { text: /^border-color-(.+)-emphasis$/, on: ["bg-color-default"], use: "edge" },
      { text: /^focus-outline-color$/, on: ["bg-color-default"], use: "edge" },
    ],
  }),
  linesRule({
    id: "primer-syntax",
    dialect: "Primer",
    says: "colors of code stand on the ground of code blocks",
    confidence: "high",
    lines: [
      {
        text: /^prettylights-syntax-(.+)-text$/,
        on: ["prettylights-syntax-$1-bg"],
      },
      {
        text: /^prettylights-syntax-(?!.*-(?:bg|text)$)(.+)$/,
        on: ["bg-color-muted", "canvas-subtle"],
        isFirst: true,
      },
    ],
  }),
  linesRule({
    id: "carbon-roles",
    dialect: "Carbon",
    says: "text, links and icons stand on the background, on layers and fields, text-on-color on buttons",
    confidence: "high",
    marks: [["text-primary"], ["layer-01", "layer-1", "layer"], ["background"]],
    lines: [
      {
        text: /^text-(?:primary|secondary|helper|error)$/,
        on: [
          "background",
          ...["layer", "layer-background"].flatMap((name) =>
            ["01", "02", "03", "1", "2", "3"].map((step) => `${name}-${step}`),
          ),
        ],
      },
      {
        text: /^text-primary$/,
        on: [
          "background-hover background",
          "background-active background",
          ...["layer-accent", "layer-hover"].flatMap((name) =>
            ["01", "02", "03"].map((step) => `${name}-${step}`),
          ),
        ],
      },
      {
        text: /^text-(?:primary|placeholder)$/,
        on: ["field-01", "field-02", "field-03", "field-1", "field-2", "field-3"],
      },
      { text: /^text-inverse$/, on: ["background-inverse"] },
      {
        text: /^link-(?:primary|primary-hover|secondary|visited)$/,
        on: ["background", "layer-01", "layer-02", "layer-03", "layer-1", "layer-2", "layer-3"],
      },
      { text: /^link-primary-hover$/, on: ["background-hover background", "background-active background"] },
      { text: /^link-inverse$/, on: ["background-inverse", "background-inverse-hover"] },
      {
        text: /^icon-(?:primary|secondary|interactive)$/,
        on: ["background", "layer-01", "layer-1"],
        use: "mark",
      },
      { text: /^icon-inverse$/, on: ["background-inverse"], use: "mark" },
      {
        text: /^text-on-color$/,
        on: [
          "primary",
          "secondary",
          "danger-primary",
          "button-primary",
          "button-secondary",
          "button-danger-primary",
        ]
          .flatMap((name) => [name, `${name}-hover`, `${name}-active`])
          .filter((name) => name.startsWith("button-")),
        use: "label",
      },
      {
        text: /^support-(?:error|success|info)$/,
        on: ["background", "layer-01", "layer-1"],
        use: "mark",
      },
      { text: /^support-(.+)-inverse$/, on: ["background-inverse"], use: "mark" },
      { text: /^border-strong-0?(\d)$/, on: ["field-0$1", "field-$1"], use: "edge" },
      { text: /^(?:border-interactive|focus)$/, on: ["background"], use: "edge" },
      { text: /^focus-inverse$/, on: ["background-inverse"], use: "edge" },
    ],
  }),
  linesRule({
    id: "designsystemet-roles",
    dialect: "Designsystemet",
    says: "text and borders of a color stand on its backgrounds and surfaces, contrast on its base",
    confidence: "high",
    lines: [
      {
        text: /^(.+)-text-(?:default|subtle)$/,
        on: [
          "$1-background-default",
          "$1-background-tinted",
          "$1-surface-default",
          "$1-surface-tinted",
          "$1-surface-hover",
          "$1-surface-active",
          "neutral-background-default",
        ],
      },
      {
        text: /^(.+)-border-(?:default|strong)$/,
        on: ["$1-background-default", "$1-background-tinted", "$1-surface-default", "$1-surface-tinted"],
        use: "edge",
      },
      {
        text: /^(.+)-base-contrast-default$/,
        on: ["$1-base-default", "$1-base-hover", "$1-base-active"],
        use: "label",
      },
      { text: /^(.+)-base-contrast-subtle$/, on: ["$1-base-default"], use: "label" },
      { text: /^link-color-visited$/, on: ["neutral-background-default"] },
      { text: /^focus-inner$/, on: ["focus-outer"], use: "edge" },
    ],
  }),
  linesRule({
    id: "spectrum-content",
    dialect: "Spectrum",
    says: "content of a role stands on the base background, the white or black of fills on their background",
    confidence: "high",
    marks: [["background-base-color"], ["neutral-content-color-default"]],
    lines: [
      {
        text: /^(?!.*(?:disabled|static|on-))(.+)-content-color-(?:default|hover|down|key-focus)$/,
        on: ["background-base-color", "background-layer-1-color", "background-layer-2-color"],
      },
      { text: /^(.+)-visual-color$/, on: ["background-base-color"], use: "mark" },
      { text: /^(?:heading|body|detail|code)-color$/, on: ["background-base-color"] },
      { text: /^neutral-content-color-default$/, on: ["gray-75", "gray-100"] },
      { text: /^neutral-content-color-hover$/, on: ["gray-100", "gray-200"] },
      { text: /^neutral-subdued-content-color-default$/, on: ["gray-75"] },
      { text: /^(accent|negative)-content-color-hover$/, on: ["$1-color-200"] },
      {
        text: /^white$/,
        on: [
          ...["accent", "negative"].flatMap((role) => [
            `${role}-background-color-default`,
            `${role}-background-color-hover`,
          ]),
          ...SPECTRUM_DEEP.map((role) => `${role}-background-color-default`),
        ],
        use: "label",
      },
      {
        text: /^black$/,
        on: ["orange", "yellow", "chartreuse", "celery"].map((role) => `${role}-background-color-default`),
        use: "label",
      },
      {
        text: /^gray-25$/,
        on: ["default", "hover"].map((state) => `neutral-background-color-${state}`),
        use: "label",
      },
    ],
  }),
  linesRule({
    id: "open-props-surfaces",
    dialect: "Open Props",
    says: "text-1 and text-2 stand on surfaces 1 to 4, links on surface 1",
    confidence: "high",
    marks: [["surface-1"], ["text-1"]],
    lines: [
      { text: /^text-1$/, on: ["surface-1", "surface-2", "surface-3", "surface-4"] },
      { text: /^text-2$/, on: ["surface-1", "surface-2", "surface-3"] },
      { text: /^link(?:-visited)?$/, on: ["surface-1"] },
    ],
  }),
  linesRule({
    id: "ink-page",
    dialect: "",
    says: "ink stands on the page, unless another name says what its text is",
    confidence: "high",
    // Where a semantic token is the text, ink is a value that it may have.
    without: ["fg", "foreground"],
    lines: [{ text: /^ink$/, on: PAGES, isFirst: true }],
  }),
  linesRule({
    id: "foreground-suffix",
    dialect: "Tailwind 4",
    says: "x-foreground stands on x",
    confidence: "high",
    lines: [
      {
        text: /^(?:foreground|fg|text)$/,
        on: PAGES,
        isFirst: true,
      },
      { text: /^(.+)-(?:foreground|fg|ink)$/, on: ["$1", "$1-background", "$1-bg"], isFirst: true },
      {
        text: /^(?:text|ink|fg|foreground)-on-(.+)$/,
        on: ["$1", "bg-$1", "background-$1"],
        isFirst: true,
        use: "label",
      },
    ],
  }),
];
