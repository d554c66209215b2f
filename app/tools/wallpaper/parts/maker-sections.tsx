/** The sections of the inspector: style (on narrow screens), controls, palette and size. */
import type { ReactNode } from "react";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { patternStyle } from "#engine/pattern/styles.ts";
import { ColorsSection } from "./colors-section.tsx";
import { SizeSection } from "./size-section.tsx";
import { StyleSection, type StyleSectionProps } from "./style-section.tsx";

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
      content: <ColorsSection document={document} act={act} onDeal={onDeal} />,
    },
    {
      id: "size",
      title: "Size",
      content: <SizeSection size={document.size} onSize={(next) => act({ type: "size", size: next })} />,
    },
  ];
}
