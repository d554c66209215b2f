import type { CSSProperties, ReactNode } from "react";
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { recipeColors } from "#engine/text/text-colors.ts";

interface InUseProps {
  readonly document: TextDocument;
  readonly target: number;
  readonly children: ReactNode;
}

/** Shows the text as the headline of a sample page in the color of the ground. */
export function InUse({ document, target, children }: InUseProps) {
  const { gradient, ground } = document;
  const { fallback } = recipeColors({ gradient, ground, target });
  return (
    <div
      className="text-use"
      style={
        {
          "--on": `var(--on-color-${onColor(ground)})`,
          "--button": formatHex(fallback),
          "--on-button": `var(--on-color-${onColor(fallback)})`,
        } as CSSProperties
      }
    >
      <p className="text-use-bar" aria-hidden="true">
        <b>Orchard</b>
        <span>Fruit</span>
        <span>Season</span>
        <span>Visit</span>
      </p>
      <div className="text-use-head">{children}</div>
      <p className="text-use-lead" aria-hidden="true">
        Picked the day they leave, from trees older than the road. What is ripe this week, and where to find
        it.
      </p>
      <p className="text-use-keys" aria-hidden="true">
        <b>See what is ripe</b>
        <span>Plan a visit</span>
      </p>
    </div>
  );
}
