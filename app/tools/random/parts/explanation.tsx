import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";

const KEYS = [
  ["Next", ["Space"]],
  ["Copy the color", ["C"]],
  ["Keep it", ["L"]],
  ["Put it in the tray", ["K"]],
  ["Move between colors", ["← →", "↑ ↓"]],
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
              Every code and file format of Export, and a link that gives everyone the same colors. The tray
              is the same in all tools.
            </p>
            <p>Nothing is sent anywhere: the colors are generated on this device.</p>
          </>
        }
      >
        <p>
          Random hex digits crowd into a few hues, because distances in sRGB do not match visible differences.
          These are spread evenly over what the eye sees (OKLab), within the limits you set.
        </p>
        <p>
          An even set adds, of many candidates, the one farthest from all previous colors, so that it covers
          the limits without clusters. The same seed and limits give the same colors.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
}
