import type { CSSProperties } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";

const KEYS = [
  ["Another seed", ["Space"]],
  ["Lock the seed", ["L"]],
  ["Shuffle the colors", ["X"]],
  ["Sheet of seeds", ["G"]],
  ["Light and dark pair", ["P"]],
  ["Zones of the system", ["Z"]],
  ["All keys", ["?"]],
] as const;

interface WallpaperExplanationProps {
  readonly hexes: readonly string[];
  readonly related: readonly CardView[] | undefined;
}

export function Explanation({ hexes, related }: WallpaperExplanationProps) {
  return (
    <>
      <ToolIdea
        title="One seed, one picture"
        keys={KEYS}
        figure={
          <div className="wallpaper-figure" aria-hidden="true">
            {hexes.map((hex, index) => (
              <i key={index} style={{ "--c": hex } as CSSProperties} />
            ))}
          </div>
        }
        leaves={
          <p>
            SVG, PNG, JPEG, WebP and AVIF at the size of your screen, in Display P3 where the palette leaves
            sRGB. Everything is drawn on this device; nothing is sent anywhere.
          </p>
        }
      >
        <p>
          Style, seed, controls and colors are all there is: the link holds them, and they draw the same
          picture on every device. Coordinates are rounded to hundredths of a pixel, so that not even the last
          digit depends on the browser.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
}
