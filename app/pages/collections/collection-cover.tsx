import type { CSSProperties } from "react";
import { bandWeight } from "#app/items/band-weights.ts";
import { gradientStyle } from "#app/items/gradient-style.ts";
import type { ItemFace } from "#domain/collections/collection.ts";

const QUARTERS = [0, 1, 2, 3];
const MAX_BANDS = 6;

/** The first four items of a collection as quarters, with hatching for missing ones. */
export function CollectionCover({ faces }: { faces: readonly ItemFace[] }) {
  return (
    <span className="cover" aria-hidden="true" data-empty={faces.length === 0 || undefined}>
      {QUARTERS.map((quarter) => {
        const face = faces[quarter];
        if (face === undefined) return <span key={quarter} className="cover-none" />;
        return (
          <span key={quarter} style={gradientStyle(face.gradientCss, face.gradientBlend)}>
            {face.gradientCss === undefined && <Bands colors={face.colors} />}
          </span>
        );
      })}
    </span>
  );
}

function Bands({ colors }: { colors: readonly string[] }) {
  const shown = colors.slice(0, MAX_BANDS);
  return shown.map((color, index) => (
    <i
      key={`${index}-${color}`}
      style={{ "--c": color, "--w": bandWeight(index, shown.length) } as CSSProperties}
    />
  ));
}

/** Three small previews next to the name of a list. */
export function MiniFaces({ faces }: { faces: readonly ItemFace[] }) {
  return (
    <span className="minis" aria-hidden="true">
      {faces.map((face) => (
        <span key={face.id} className="mini" style={gradientStyle(face.gradientCss, face.gradientBlend)}>
          {face.gradientCss === undefined &&
            face.colors
              .slice(0, 4)
              .map((color, index) => (
                <i key={`${index}-${color}`} style={{ "--c": color } as CSSProperties} />
              ))}
        </span>
      ))}
    </span>
  );
}
