import type { PictureSource } from "#app/tools/image/use-open-picture.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Panels } from "#app/workbench/use-panels.ts";
import { FileKeys } from "./file-keys.tsx";

const TOOLS = [
  { value: "pick", label: "Pick" },
  { value: "area", label: "Area" },
] as const;

interface DockProps {
  readonly panels: Panels;
  readonly hasPicture: boolean;
  /** True if the canvas itself shows the buttons that open a picture. */
  readonly isEmpty: boolean;
  /** True until a person opens a picture. */
  readonly isSample: boolean;
  readonly isArea: boolean;
  readonly onArea: (isArea: boolean) => void;
  readonly onOpen: (source: PictureSource) => void;
}

/** Opening a picture on the left, the effect of a drag on the right. */
export function Dock({ panels, hasPicture, isEmpty, isSample, isArea, onArea, onOpen }: DockProps) {
  return (
    <>
      {!isEmpty && <FileKeys isInk={isSample} onOpen={onOpen} />}
      <IconButton
        icon="link-simple"
        className="dock-link"
        data-narrow={hasPicture || undefined}
        label="Open by link"
        shortcut="L"
        data-tip-side="top"
        aria-expanded={panels.open === "source"}
        onClick={() => panels.toggle("source")}
      />
      <span className="grow" />
      {hasPicture && (
        <Segmented
          label="A drag on the picture"
          options={TOOLS}
          value={isArea ? "area" : "pick"}
          onChange={(value) => onArea(value === "area")}
        />
      )}
      <IconButton
        icon="question"
        label="Keys"
        shortcut="?"
        className="dock-keys"
        data-tip-side="end"
        aria-expanded={panels.open === "keys"}
        onClick={() => panels.toggle("keys")}
      />
    </>
  );
}
