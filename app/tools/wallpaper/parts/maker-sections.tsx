/** The sections of the inspector: style (on narrow screens), controls, palette and size. */
import { lazy, type ReactNode } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { LatePart } from "#app/ui/late-part.tsx";
import { patternStyle } from "#engine/pattern/styles.ts";
import { StyleSection, type StyleSectionProps } from "./style-section.tsx";

const ColorsSection = lazy(async () => ({
  default: (await import("./colors-section.tsx")).ColorsSection,
}));
const SizeSection = lazy(async () => ({ default: (await import("./size-section.tsx")).SizeSection }));
const later = (content: ReactNode) => (
  <LatePart fallback={<p className="wallpaper-later" />}>{content}</LatePart>
);

interface MakerSectionsProps extends StyleSectionProps {
  readonly onDeal: () => void;
  /** The choice of a style; undefined where it is below the canvas. */
  readonly styles: ReactNode;
}

export function makerSections({ styles, onDeal, ...style }: MakerSectionsProps): readonly InspectorSection[] {
  const { document, act } = style;
  return [
    ...(styles === undefined ? [] : [{ id: "styles", title: "Style", content: styles }]),
    {
      id: "style",
      title: patternStyle(document.style).name,
      tab: "Adjust",
      content: <StyleSection {...style} />,
    },
    {
      id: "palette",
      title: "Palette",
      content: later(<ColorsSection document={document} act={act} onDeal={onDeal} />),
    },
    {
      id: "size",
      title: "Size",
      content: later(
        <SizeSection size={document.size} onSize={(next) => act({ type: "size", size: next })} />,
      ),
    },
  ];
}
