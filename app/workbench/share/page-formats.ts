/** The formats of the open tool as commands (SHL-13); loaded with the command palette. */
import { nameColors } from "#app/color/color-namer.ts";
import { CODE_FORMATS, downloadExport, sheetPicture, textToCopy } from "#app/color/export-formats.ts";
import type { OwnExport } from "#app/color/export-panel.tsx";
import { wantFormat } from "#app/color/wanted-format.ts";
import { knownSession } from "#app/session/known-session.ts";
import type { PageFormat } from "#app/shell/page-commands.ts";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { showToast } from "#app/ui/toast.ts";
import { failureOfError } from "#app/workers/failure.ts";
import { planForFormat } from "#domain/plans.ts";
import {
  DEFAULT_EXPORT_OPTIONS,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportOptions,
  type ExportPalette,
} from "#engine/files/export/export-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { linkTo } from "./share-link.ts";

/** What the frame of a tool knows of its export. */
interface ToolExport {
  readonly colors: readonly Color[];
  readonly exported?: ExportPalette;
  readonly ownExport?: OwnExport;
  readonly tool: { readonly history: { readonly search: string } };
}

/** `onShow` opens the export panel. The tool's own formats open the panel with the format chosen; those of its colors are copied or downloaded at once. */
export async function pageFormats(tool: ToolExport, onShow: () => void): Promise<readonly PageFormat[]> {
  const { ownExport: own, colors, exported } = tool;
  const ownFormats = ((await own?.formats?.()) ?? []).map(
    ({ id, label, line = own?.title ?? "", words = "" }) => ({
      label: `Export ${label}`,
      line,
      words: `${words} ${id}`,
      run: () => {
        wantFormat(id);
        onShow();
      },
    }),
  );
  if (own?.isWhole === true || (colors.length === 0 && exported === undefined)) return ownFormats;
  const hasDark = exported?.colors.some(({ dark }) => dark !== undefined) === true;
  const ofColors = EXPORT_FORMATS.filter(({ id }) => id !== "template" && (hasDark || id !== "figma-dark"));
  return [
    ...ownFormats,
    ...ofColors.flatMap((format) => {
      const row = (verb: string, copy: Copying | undefined, label = format.label) => ({
        label: `${verb} ${label}`,
        line: own === undefined ? format.line : `Its colors: ${format.line}`,
        words: `${format.id} .${format.extension}`,
        run: () => void take(format, tool, copy),
      });
      if (CODE_FORMATS.includes(format)) return [row("Copy", copyText)];
      if (format.id === "svg") return [row("Download", undefined), row("Copy", copyText)];
      if (format.id === "png") return [row("Download", undefined), row("Copy", copyPicture, "picture")];
      return [row("Download", undefined)];
    }),
  ];
}

/** Returns what is to be said if it could not be copied. */
type Copying = (
  format: ExportFormat,
  palette: ExportPalette,
  options: ExportOptions,
) => Promise<string | undefined>;

/** Downloads it unless it is to be copied. */
async function take(
  format: ExportFormat,
  { colors, exported, tool }: ToolExport,
  copy: Copying | undefined,
): Promise<void> {
  const session = await knownSession();
  if (planForFormat(format.id) === "pro" && (session.status !== "signed-in" || session.plan === "free"))
    return openDialog("pro", { title: `${format.label} is a Pro format` });
  const palette = exported ?? (await nearestNamed(colors));
  // As the export panel begins.
  const options: ExportOptions = {
    ...DEFAULT_EXPORT_OPTIONS,
    naming: palette.isNearestNamed === true ? "index" : DEFAULT_EXPORT_OPTIONS.naming,
    shareLink: linkTo(tool.history.search),
  };
  const problem =
    copy === undefined
      ? (await downloadExport(format, palette, options))?.message
      : await copy(format, palette, options);
  if (problem !== undefined) showToast({ text: problem });
}

async function copyPicture(_: ExportFormat, palette: ExportPalette): Promise<string | undefined> {
  let picture: Blob;
  try {
    picture = await sheetPicture(palette);
  } catch (error) {
    return `Nothing was copied. ${failureOfError(error).message}`;
  }
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
  } catch {
    return "The clipboard takes no pictures here. Download the PNG instead.";
  }
  showToast({ text: "Copied the picture" });
  return undefined;
}

async function copyText(
  format: ExportFormat,
  palette: ExportPalette,
  options: ExportOptions,
): Promise<string | undefined> {
  let code: string;
  try {
    code = await textToCopy(format.id, palette, options);
  } catch (error) {
    return `Nothing was copied. ${failureOfError(error).message}`;
  }
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    return "The browser refuses the clipboard";
  }
  showToast({ text: `Copied ${format.label}` });
  return undefined;
}

async function nearestNamed(colors: readonly Color[]): Promise<ExportPalette> {
  const names = await nameColors(colors);
  return {
    isNearestNamed: true,
    colors: colors.map((color, index) => ({ name: names[index] || formatHex(color), color })),
  };
}
