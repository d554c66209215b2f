/** Generates preview-colors.css, the only style sheet with colors of the previews, from the table of their parts. */
import { PREVIEW_PARTS, type PreviewPart, type PreviewPartName } from "#domain/previews/preview-parts.ts";

/** The part whose tokens a native control has while it is checked. */
export const CHECKED_PARTS: Readonly<Partial<Record<PreviewPartName, PreviewPartName>>> = {
  box: "box-on",
  track: "track-on",
  segment: "segment-on",
};

/** The rules of `:root`: the focus ring has the theme's own color. */
const HEAD = `/* Written by color-sheet.test.ts from domain/previews/preview-parts.ts. */
@layer components {
  .preview-root input[type="range"] { accent-color: var(--primary); background: none; }
  .preview-root { --preview-focus: var(--focus); }
  .preview-root :is(a, button, input, select, textarea, summary):focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; box-shadow: none; }
`;

/** @internal Its test writes preview-colors.css with it. */
export function writeColorSheet(): string {
  const parts = Object.entries(PREVIEW_PARTS as Readonly<Record<string, PreviewPart>>);
  const rules = parts.flatMap(([name, part]) => {
    const own = `.preview-root [data-part="${name}"]`;
    return [
      rule(own, declarations(part)),
      rule(`${own}:is(:hover, [data-state="hover"])`, colors(part.hover ?? {})),
      rule(`${own}:is(:active, [data-state="pressed"])`, colors(part.pressed ?? {})),
    ];
  });
  const checked = Object.entries(CHECKED_PARTS).map(([name, to]) =>
    rule(
      `.preview-root :is([data-part="${name}"]:is(:checked, [type="checkbox"]:indeterminate), :checked + [data-part="${name}"])`,
      declarations(PREVIEW_PARTS[to]),
    ),
  );
  return `${HEAD}${[...rules, ...checked].filter((text) => text !== "").join("")}}\n`;
}

function declarations(part: PreviewPart): string[] {
  const { ink, edge, isShape } = part;
  if (isShape === true && ink !== undefined) return [`--shape: var(--${ink})`];
  return [...colors(part), `--edge: ${edge === undefined ? "transparent" : `var(--${edge})`}`];
}

function colors({ ink, ground }: Pick<PreviewPart, "ink" | "ground">): string[] {
  return [
    ...(ink === undefined ? [] : [`color: var(--${ink})`]),
    ...(ground === undefined ? [] : [`background-color: var(--${ground})`]),
  ];
}

function rule(selector: string, lines: readonly string[]): string {
  return lines.length === 0 ? "" : `  ${selector} { ${lines.join("; ")}; }\n`;
}
