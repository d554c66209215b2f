import { ColorField } from "#app/color/color-field.tsx";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { colorOfText } from "#domain/documents/color-text.ts";

/** The field for the color behind the text. */
export function GroundField({ tool: { document, act } }: { readonly tool: TextTool }) {
  return (
    <ColorField
      label="Ground"
      isLabelHidden
      hasPicker
      color={document.ground}
      onCommit={(color) => act({ type: "set", change: { ground: colorOfText(color) } })}
    />
  );
}
