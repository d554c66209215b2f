import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";

const KEYS = [
  ["Next", ["Space"]],
  ["Copy the color", ["C"]],
  ["Keep it", ["L"]],
  ["Put it in the tray", ["K"]],
  ["From one to another", ["← →", "↑ ↓"]],
  ["Undo, redo", ["Ctrl", "Z", "⇧"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ hexes, related }: ExplanationProps) {
  return (
    <>
      <ToolIdea
        title="Chance, within limits"
        keys={KEYS}
        figure={
          <div className="random-figure" aria-hidden="true">
            {hexes.slice(0, 24).map((hex, index) => (
              <i key={`${index}-${hex}`} style={{ "--c": hex } as CSSProperties} />
            ))}
          </div>
        }
        leaves={
          <>
            <p>
              Every code and file behind Export, and a link that draws the same colors for everyone. What you
              put in the tray goes with you to the other tools.
            </p>
            <p>Nothing is sent anywhere: the colors are drawn on this device.</p>
          </>
        }
      >
        <p>
          Random hex digits give mostly mud, because sRGB is not shaped like the eye. Here a draw is even over
          OKLab: as many colors to each part of what can be told apart, within the limits you set.
        </p>
        <p>
          An even batch takes, of many draws, the one farthest from those it has, so that it covers the limits
          without clumps. The seed leads back to it: the same seed and limits give the same colors.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
}
