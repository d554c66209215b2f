import { type CSSProperties, memo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import { rampOf, type ShownPalette } from "#domain/ui-palette/shown-palette.ts";

const KEYS = [
  ["Light, dark, and each with high contrast", ["1", "2", "3", "4"]],
  ["Preview, curves, roles, charts", ["V"]],
  ["Brand on the step taken up", ["B"]],
  ["Swap a ramp with its neighbor", ["Alt", "↑", "↓"]],
  ["Straighten the curves of a ramp", ["D"]],
  ["Pin or release a role", ["P"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;
const SHOWN = [300, 500, 600, 700, 900] as const;

interface ExplanationProps {
  readonly shown: ShownPalette;
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({ shown, hexes, related }: ExplanationProps) {
  const { steps } = rampOf(shown, "primary");
  return (
    <>
      <ToolIdea
        title="The number of a step is a promise"
        keys={KEYS}
        figure={
          <ul className="palette-figure">
            {SHOWN.flatMap((name) => {
              const step = steps.find((each) => each.step === name);
              if (step === undefined) return [];
              return (
                <li
                  key={name}
                  className={`on-color-${step.ink}`}
                  style={{ "--c": step.color } as CSSProperties}
                >
                  <b>{name}</b>
                  <span className="t-value">{step.onWhite.toFixed(2)} on white</span>
                </li>
              );
            })}
          </ul>
        }
        leaves={
          <>
            <p>
              Ramps and roles, as Tailwind theme, CSS, SCSS, shadcn item, design tokens, Figma variables and
              more. Nothing is sent: the link holds the whole palette, with its curves and pins.
            </p>
            <p>Both previews open as pages of their own and follow what you do here.</p>
          </>
        }
      >
        <p>
          In every ramp, whatever its hue, 600 is text on white, 700 and darker reach 7:1, and 400 and lighter
          carry black text. So a role can change its ramp and stays legible.
        </p>
        <p>
          Your brand color is kept to the last digit, on the step it fits or the one you choose. The steps
          around it are fitted to it; where they cannot be, the page says which target is missed, and why.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});
