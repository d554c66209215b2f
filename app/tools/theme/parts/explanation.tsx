import { memo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { modeStyle } from "#app/theme/mode-colors.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { formatFigure } from "#domain/themes/figure-text.ts";
import { PAIR_PLACES } from "#domain/themes/pair-places.ts";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";

const KEYS = [
  ["Light, dark, and each with high contrast", ["1", "2", "3", "4"]],
  ["Sample, audit, tokens", ["V"]],
  ["Contrast by 5", ["[", "]"]],
  ["Pin or release the token", ["P"]],
  ["Forced colors, proof sheet", ["F", "R"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;
const TEXTS = ["text", "text-2", "text-3"] as const;
const WORN: readonly RoleToken[] = ["a20", ...TEXTS];

interface ExplanationProps {
  readonly solved: SolvedTheme;
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({ solved, hexes, related }: ExplanationProps) {
  return (
    <>
      <ToolIdea
        title="A dark theme is not a light one turned over"
        keys={KEYS}
        figure={
          <div className="theme-twins">
            {(["light", "dark"] as const).map((mode) => (
              <div key={mode} style={modeStyle(solved.sheet, mode, undefined, WORN)}>
                {TEXTS.map((text) => (
                  <p key={text} style={{ color: `var(--${isReadable(solved, mode, text) ? text : "text"})` }}>
                    <span>{text} on a20</span>
                    <span className="t-value">{figureOf(solved, mode, text)}</span>
                  </p>
                ))}
              </div>
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              Always all four modes: custom properties and SCSS for any project, a Tailwind 4 theme, a
              complete shadcn item, design tokens with a resolver, Style Dictionary, variables of Figma,
              Android, Xcode and Flutter, and DESIGN.md. Nothing is sent: the link holds the whole theme.
            </p>
            <p>
              A proof sheet lists every pair with its use, its figures and what color-vision deficiencies do
              to it.
            </p>
          </>
        }
      >
        <p>
          Mirrored lightness gives text that glares and borders that vanish. Here each text and edge has the
          same measured contrast on its surface in both modes, and lightness follows from that.
        </p>
        <p>
          The brand color is never moved in light and dark. What must be read gets a token of its own: links
          wear brand-text, edges brand-edge. Buttons wear primary: the brand, or the nearest color that can
          carry the label you choose, dark or white.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});

/** Whether the pair is legible; the figure of a failing pin is shown in another color. */
function isReadable({ failing }: SolvedTheme, mode: "light" | "dark", text: RoleToken): boolean {
  return !failing.some((pair) => pair.mode === mode && pair.text === text && pair.surface === "a20");
}

function figureOf(solved: SolvedTheme, mode: "light" | "dark", text: RoleToken): string {
  const figures = solved.figures[mode];
  const at = PAIR_PLACES.get(`${text} a20`) ?? 0;
  return formatFigure((solved.metric === "wcag" ? figures.wcag : figures.apca)[at] ?? 0, solved.metric);
}
