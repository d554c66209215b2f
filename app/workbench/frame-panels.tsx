/** The panels that every tool has; each is loaded when it is first opened. */
import type { OwnText } from "#app/color/export-import.tsx";
import type { OwnExport } from "#app/color/export-panel.tsx";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { part } from "#app/ui/part.tsx";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import type { Color } from "#engine/space/color.ts";
import type { TakeColor, TakeColors } from "./input/take-colors.ts";
import type { Publishing } from "./publish/publishing.ts";
import type { ToolPanels } from "./tool-panel.ts";

const ExportSection = part("ExportSection", () => import("./share/export-section.tsx"));
const PublishPanel = part("PublishPanel", () => import("./publish/publish-panel.tsx"));
const TrayPanel = part("TrayPanel", () => import("./tray/tray-panel.tsx"));
const CanvasPanel = part("CanvasPanel", () => import("./aids/canvas-panel.tsx"));

export interface FramePanelsOptions {
  readonly colors: readonly Color[];
  readonly exported: ExportPalette | undefined;
  readonly ownExport: OwnExport | undefined;
  /** Query string of the document. */
  readonly search: string;
  readonly publishing: Publishing | undefined;
  /** Without a choice the canvas does not simulate any. */
  readonly vision: {
    readonly choice: VisionChoice | undefined;
    readonly onChange: (choice: VisionChoice) => void;
  };
  readonly current: Color | undefined;
  readonly trayHint: string | undefined;
  readonly onTrayColor: TakeColor;
  readonly onImport: TakeColors | undefined;
  readonly mostColors: number | undefined;
  readonly onPicture: ((file: File) => void) | undefined;
  readonly ownText: OwnText | undefined;
}

export function framePanels(options: FramePanelsOptions): ToolPanels {
  const {
    colors,
    exported,
    ownExport,
    search,
    publishing,
    vision,
    current,
    trayHint,
    onTrayColor,
    onImport,
    mostColors,
    onPicture,
    ownText,
  } = options;
  return {
    export: {
      title: "Export",
      key: "e",
      content: (
        <ExportSection
          {...{ colors, exported, search, onImport, mostColors, onPicture, ownText }}
          own={ownExport}
        />
      ),
    },
    ...(publishing && {
      publish: {
        title: "Publish",
        icon: "upload-simple",
        content: <PublishPanel publishing={publishing} />,
      },
    }),
    vision: {
      title: "As others see it",
      key: "o",
      icon: "eye",
      content: <CanvasPanel colors={colors} vision={vision.choice} onVision={vision.onChange} />,
    },
    tray: {
      title: "Color tray",
      key: "t",
      icon: "stack",
      content: <TrayPanel current={current} hint={trayHint} onTakeColor={onTrayColor} />,
    },
  };
}
