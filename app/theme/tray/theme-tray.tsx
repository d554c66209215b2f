/**
 * What a theme leaves as: each format once, by who reads it, with copy and download. The inspector has it with a few formats
 * in a row, the export panel with all of them.
 */
import { memo } from "react";
import { useWantedFormat } from "#app/color/wanted-format.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { useMedia } from "#app/ui/use-media.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import { TRAY_FORMATS, type TrayFormat } from "#domain/themes/tray-formats.ts";
import type { ExportPalette } from "#engine/files/export/export-palette.ts";
import { ColorsPart } from "./colors-part.tsx";
import { FormatPicker } from "./format-picker.tsx";
import { OutputPart } from "./output-part.tsx";
import { TrayOptions } from "./tray-options.tsx";
import { useTrayChoice } from "./use-tray-choice.ts";
import "#app/color/export-panel.css";
import "./tray.css";

/** Outputs with four modes of which a format of palettes writes the ramps alone. */
const RAMP_WRITERS: ReadonlySet<string> = new Set([
  "css",
  "scss",
  "tailwind",
  "figma",
  "android",
  "flutter",
  "dtcg",
  "style-dictionary",
]);
const PHONE = "(max-width: 767.98px)";
const HOLDS = [
  { value: "all", label: "Ramps and roles" },
  { value: "ramps", label: "Ramps" },
] as const;

interface ThemeTrayProps {
  /** The committed document. */
  readonly document: ThemeDocument;
  /** Query string of the document's link. */
  readonly search: string;
  /** Its colors for formats of palettes: the tokens in light and dark, or ramps. */
  readonly palette: ExportPalette;
  readonly hasRamps?: boolean;
  /** Whether all formats are listed from the start, which needs more room than a phone has. */
  readonly isWhole?: boolean;
}

export const ThemeTray = memo(function ThemeTray({
  document,
  search,
  palette,
  hasRamps = false,
  isWhole = false,
}: ThemeTrayProps) {
  const { choice, change } = useTrayChoice();
  useWantedFormat((id) => change({ format: id }));
  const isPhone = useMedia(PHONE);
  const [usual] = TRAY_FORMATS;
  const format = TRAY_FORMATS.find(({ id }) => id === choice.format) ?? usual;
  if (format === undefined) return null;
  const mayHoldRamps = hasRamps && RAMP_WRITERS.has(format.id);
  const output = mayHoldRamps && choice.isRampsOnly ? undefined : format.output;
  return (
    <div className="theme-tray">
      <FormatPicker chosen={format} isWhole={isWhole && !isPhone} onChoose={(id) => change({ format: id })} />
      <p className="field-hint tray-line">
        {isWhole && <b>{format.label}</b>} {lineOf(format, { isRamps: output === undefined && hasRamps })}
      </p>
      {mayHoldRamps && (
        <Segmented
          label="It holds"
          isFilled
          size="s"
          options={HOLDS}
          value={choice.isRampsOnly ? "ramps" : "all"}
          onChange={(value) => change({ isRampsOnly: value === "ramps" })}
        />
      )}
      {output === undefined ? (
        <ColorsPart
          key={format.id}
          {...{ palette, format, choice }}
          writer={format.id}
          shareLink={`${window.location.origin}${window.location.pathname}?${search}`}
        />
      ) : (
        <OutputPart key={format.id} {...{ document, search, format, output, choice }} />
      )}
      <TrayOptions {...{ format, choice, change }} isPalette={output === undefined} />
    </div>
  );
});

function lineOf({ line, output }: TrayFormat, { isRamps }: { readonly isRamps: boolean }): string {
  if (output !== undefined && !isRamps) return line;
  const what = isRamps ? "The steps of all ramps" : "The colors of light and dark";
  return output === undefined ? `${line}. ${what}.` : `${what}.`;
}
