/**
 * Code for text filled with a gradient that stays readable where the gradient is not drawn (TXT): a solid fallback with
 * @supports, system colors in forced-colors mode, plain ink in print, one gradient per line for wrapping text, space
 * for descenders, and a visible selection.
 */
import { formatHex } from "#engine/format/format.ts";
import { DEFAULT_TOLERANCE } from "#engine/gradient/fallback.ts";
import { letterRoom, sideRoom } from "#engine/gradient/text-box.ts";
import { type GradientLayer, gradientWords, joinedWords } from "#engine/gradient/write/write-css.ts";
import { writeTailwind } from "#engine/gradient/write/write-tailwind.ts";
import type { Color } from "#engine/space/color.ts";
import { recipeColors } from "./text-colors.ts";

export type RecipePart = "fallback" | "forced" | "print" | "wrap" | "descenders" | "selection";

export interface TextFace {
  /** As in `font-family`. */
  readonly family: string;
  readonly weight: number;
  /** Percent; undefined for a font without the axis. */
  readonly width: number | undefined;
  readonly sizePx: number;
  readonly spacingEm: number;
  /** A multiple of the size. */
  readonly leading: number;
  readonly align: "left" | "center" | "right";
}

export interface TextRecipe {
  readonly text: string;
  readonly gradient: GradientLayer;
  readonly ground: Color;
  /** The WCAG ratio that the fallback must reach. */
  readonly target: number;
  readonly face: TextFace;
  readonly span: "whole" | "line" | "letter";
  /** Duration of one turn of the animation in seconds; 0 disables it. */
  readonly motionSeconds: number;
  /** Parts to omit. */
  readonly left: readonly RecipePart[];
}

/** A CSS rule for `.title`, or for the span of each letter in it. `tolerance` in ΔEOK. */
export function writeTextCss(recipe: TextRecipe, tolerance = DEFAULT_TOLERANCE): string {
  const { base, painted, others } = declarationsOf(recipe, tolerance);
  const letter = isSpanned(recipe) ? `${TITLE} > span` : TITLE;
  const { isGuarded, screen } = guardsOf(recipe);
  const rule = `${letter} {\n${indent(painted.join("\n"))}\n}`;
  const inner = screen === undefined ? rule : `@media ${screen} {\n${indent(rule)}\n}`;
  const gradient = isGuarded ? `@supports ${SUPPORTS} {\n${indent(inner)}\n}` : inner;
  return `${[`${TITLE} {\n${indent(base.join("\n"))}\n}`, gradient, ...others(TITLE, letter)].join("\n\n")}\n`;
}

/** The same as a Sass mixin, for the element with the text. */
export function writeTextScss(recipe: TextRecipe, tolerance = DEFAULT_TOLERANCE): string {
  const { base, painted, others } = declarationsOf(recipe, tolerance);
  const { isGuarded, screen } = guardsOf(recipe);
  const own = painted.join("\n");
  const spanned = isSpanned(recipe) ? `> span {\n${indent(own)}\n}` : own;
  const media = screen === undefined ? spanned : `@media ${screen} {\n${indent(spanned)}\n}`;
  const gradient = isGuarded ? `@supports ${SUPPORTS} {\n${indent(media)}\n}` : media;
  const nested = others("&", isSpanned(recipe) ? "& > span" : "&");
  const keyframes = nested.filter((each) => each.startsWith("@keyframes"));
  const inside = nested.filter((each) => !each.startsWith("@keyframes"));
  const body = [base.join("\n"), gradient, ...inside].join("\n\n");
  return `${[`@mixin text-gradient {\n${indent(body)}\n}`, ...keyframes, `${TITLE} {\n  @include text-gradient;\n}`].join("\n\n")}\n`;
}

/** Classes of Tailwind CSS 4 on the element with the text, or on each letter's span. */
export function writeTextTailwind(recipe: TextRecipe, tolerance = DEFAULT_TOLERANCE): string {
  const { left, face, motionSeconds } = recipe;
  const { fallback, print, selection } = recipeColors(recipe);
  const room = letterRoom(face.leading);
  const has = (part: RecipePart): boolean => !left.includes(part);
  const own = [
    ...(has("fallback") ? [`text-[${formatHex(fallback)}]`] : []),
    `font-[${face.weight}]`,
    ...(face.width === undefined ? [] : [`font-stretch-[${face.width}%]`]),
    `text-[length:${rem(face.sizePx)}]`,
    `leading-[${face.leading}]`,
    ...(face.spacingEm === 0 ? [] : [`tracking-[${face.spacingEm}em]`]),
    ...(face.align === "left" ? [] : [`text-${face.align}`]),
    ...(recipe.span === "whole"
      ? ["w-fit", ...{ left: [], center: ["mx-auto"], right: ["ms-auto"] }[face.align]]
      : []),
  ];
  const side = sideRoom(face.spacingEm);
  const painted = [
    writeTailwind([recipe.gradient], tolerance).trim(),
    "bg-clip-text",
    `${has("fallback") ? `supports-[${SUPPORTS.replaceAll(" ", "_")}]:` : ""}[-webkit-text-fill-color:transparent]`,
    ...(has("wrap") ? ["box-decoration-clone"] : []),
    ...(has("descenders")
      ? [
          `pt-[${room.above}em]`,
          `pb-[${room.below}em]`,
          `px-[${side}em]`,
          ...marginsOf(recipe).map(({ tailwind }) => tailwind),
        ]
      : []),
    ...(has("selection")
      ? [
          `selection:bg-[${formatHex(selection.ground)}]`,
          `selection:[-webkit-text-fill-color:${formatHex(selection.text)}]`,
        ]
      : []),
    ...(motionSeconds > 0
      ? [
          "bg-[length:200%_100%]",
          `motion-safe:animate-[text-gradient_${motionSeconds}s_ease-in-out_infinite_alternate]`,
        ]
      : []),
    ...(has("forced")
      ? ["forced-colors:bg-none!", "forced-colors:[-webkit-text-fill-color:currentColor]!"]
      : []),
    ...(has("print") ? ["print:bg-none!", `print:[-webkit-text-fill-color:${formatHex(print)}]!`] : []),
  ];
  const keyframes = motionSeconds > 0 ? `\n\n/* in the style sheet */\n${KEYFRAMES}` : "";
  const rows = isSpanned(recipe)
    ? `<h1 class="${own.join(" ")}">\n  <span class="${painted.join(" ")}">${recipe.span === "letter" ? "…" : htmlOf(recipe.text)}</span>\n</h1>`
    : `<h1 class="${[...own, ...painted].join(" ")}">\n  ${htmlOf(recipe.text)}\n</h1>`;
  return `${rows}${keyframes}\n`;
}

/** A React component with the rule of `writeTextCss`. */
export function writeTextReact(recipe: Pick<TextRecipe, "text" | "span" | "face">): string {
  const { text, span } = recipe;
  const inside = span === "letter" ? LETTERS : isSpanned(recipe) ? "<span>{text}</span>" : "{text}";
  return `import "./title.css";\n\nexport function Title({ text = ${JSON.stringify(text)} }) {\n  return <h1 className="title">${inside}</h1>;\n}\n`;
}

const TITLE = ".title";
const LETTERS =
  '{[...new Intl.Segmenter("en").segment(text)].map(({ segment, index }) => <span key={index}>{segment}</span>)}';
const SUPPORTS = "((background-clip: text) or (-webkit-background-clip: text))";
const KEYFRAMES = "@keyframes text-gradient {\n  to {\n    background-position: 100% 0;\n  }\n}";

/**
 * Whether the gradient is on a span in the title. Lines have theirs on an inline box, which cannot be aligned itself: the title
 * around it is.
 */
function isSpanned({ span, face }: Pick<TextRecipe, "span" | "face">): boolean {
  return span === "letter" || (span === "line" && face.align !== "left");
}

/** Margins that take back the room at the sides, so that the text stands where it would without it. */
function marginsOf({ span, face }: Pick<TextRecipe, "span" | "face">) {
  const side = sideRoom(face.spacingEm);
  const [back, whole] = [`-${side}em`, span === "whole"];
  if (whole && face.align === "center") return [];
  if (whole && face.align === "right")
    return [{ css: `margin-inline-end: ${back};`, tailwind: `-me-[${side}em]` }];
  return [{ css: `margin-inline: ${back};`, tailwind: `-mx-[${side}em]` }];
}

function guardsOf({ left }: Pick<TextRecipe, "left">) {
  const words = [
    ...(left.includes("print") ? [] : ["screen"]),
    ...(left.includes("forced") ? [] : ["(forced-colors: none)"]),
  ];
  return {
    isGuarded: !left.includes("fallback"),
    screen: words.length === 0 ? undefined : words.join(" and "),
  };
}

function declarationsOf(recipe: TextRecipe, tolerance: number) {
  const { gradient, face, span, left, motionSeconds } = recipe;
  const colors = recipeColors(recipe);
  const room = letterRoom(face.leading);
  const has = (part: RecipePart): boolean => !left.includes(part);
  const words = gradientWords(gradient, tolerance);
  const { plain, modern, comment } = joinedWords([gradient], [words], tolerance);
  const base = [
    ...(has("fallback") ? [`color: ${formatHex(colors.fallback)};`] : []),
    `font-family: ${face.family};`,
    `font-weight: ${face.weight};`,
    ...(face.width === undefined ? [] : [`font-stretch: ${face.width}%;`]),
    `font-size: ${rem(face.sizePx)};`,
    `line-height: ${face.leading};`,
    ...(face.spacingEm === 0 ? [] : [`letter-spacing: ${face.spacingEm}em;`]),
    ...(face.align === "left" ? [] : [`text-align: ${face.align};`]),
    ...(recipe.text.includes("\n") ? ["white-space: pre-line;"] : []),
    // Makes the gradient as wide as the text instead of its column.
    ...(span === "whole"
      ? [
          "width: fit-content;",
          ...{ left: [], center: ["margin-inline: auto;"], right: ["margin-inline-start: auto;"] }[
            face.align
          ],
        ]
      : []),
    ...(span === "line" && !isSpanned(recipe) ? ["display: inline;"] : []),
  ];
  const painted = [
    ...(comment === "" ? [] : [comment.trim()]),
    `background: ${plain};`,
    ...(modern === undefined ? [] : [`background: ${modern};`]),
    "-webkit-background-clip: text;",
    "background-clip: text;",
    "-webkit-text-fill-color: transparent;",
    ...(has("wrap") ? ["-webkit-box-decoration-break: clone;", "box-decoration-break: clone;"] : []),
    ...(has("descenders")
      ? [
          `padding: ${room.above}em ${sideRoom(face.spacingEm)}em ${room.below}em;`,
          ...marginsOf(recipe).map(({ css }) => css),
        ]
      : []),
    ...(motionSeconds > 0 ? ["background-size: 200% 100%;"] : []),
  ];
  const others = (title: string, letter: string): readonly string[] => [
    ...(has("selection")
      ? [
          `${letter}::selection {\n  color: ${formatHex(colors.selection.text)};\n  background: ${formatHex(colors.selection.ground)};\n  -webkit-text-fill-color: ${formatHex(colors.selection.text)};\n}`,
        ]
      : []),
    ...(has("print") && formatHex(colors.print) !== formatHex(colors.fallback)
      ? [`@media print {\n  ${title} {\n    color: ${formatHex(colors.print)};\n  }\n}`]
      : []),
    ...(motionSeconds > 0
      ? [
          `@media (prefers-reduced-motion: no-preference) {\n  ${letter} {\n    animation: text-gradient ${motionSeconds}s ease-in-out infinite alternate;\n  }\n}`,
          KEYFRAMES,
        ]
      : []),
  ];
  return { base, painted, others };
}

function rem(px: number): string {
  return `${Number((px / 16).toFixed(4))}rem`;
}

function htmlOf(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("\n", "<br />");
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}
