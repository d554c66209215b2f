/** The code of the threads in which work is done (server/work/work.ts). Loads the code of a kind with its first work. */
import { parentPort } from "node:worker_threads";
import { CALL_WORK } from "./api/call-work-kind.ts";
import { ITEM_FILE_WORK } from "./item-files/file-work-kinds.ts";
import { THEME_FILE_WORK } from "./item-files/theme-file-work.ts";
import { PICTURE_WORK } from "./og/picture-work-kinds.ts";
import { WALLPAPER_SVG_WORK } from "./og/wallpaper-work.ts";
import {
  AUDIT_REPORT_WORK,
  ITEM_CODE_WORK,
  WALLPAPER_PICTURE_WORK,
  WORN_PALETTE_WORK,
} from "./pages/page-work-kinds.server.ts";
import {
  transfersOf,
  type WorkAnswer,
  type WorkFunction,
  type WorkKind,
  type WorkMessage,
} from "./work/work-kind.ts";

type Load = () => Promise<WorkFunction<never, unknown>>;

const LOADS = new Map<string, Load>();

function does<Input, Output>(
  { name }: WorkKind<Input, Output>,
  load: () => Promise<WorkFunction<Input, Output>>,
): void {
  LOADS.set(name, load);
}

does(CALL_WORK, async () => (await import("./api/call-work.server.ts")).answerInThread);
does(ITEM_FILE_WORK, async () => (await import("./item-files/write-item-file.ts")).writeItemFile);
does(THEME_FILE_WORK, async () => (await import("./item-files/theme-file-writer.ts")).writeThemeItemFile);
does(ITEM_CODE_WORK, async () => (await import("#domain/library/item-code.ts")).itemCode);
does(WORN_PALETTE_WORK, async () => (await import("#domain/pictures/worn-palette.ts")).wornPalette);
does(PICTURE_WORK, async () => (await import("./og/picture.server.ts")).drawPicture);
does(WALLPAPER_SVG_WORK, async () => (await import("#domain/library/wallpaper-svg.ts")).wallpaperSvg);
does(WALLPAPER_PICTURE_WORK, async () => (await import("#domain/library/wallpaper-svg.ts")).shownWallpaper);
does(AUDIT_REPORT_WORK, async () => (await import("#domain/audit-page/document-report.ts")).documentReport);

if (parentPort === null) throw new Error("This file is the code of a thread.");
const port = parentPort;
port.on("message", (message: WorkMessage) => void answer(message));

async function answer({ kind, input }: WorkMessage): Promise<void> {
  const before = process.threadCpuUsage();
  const spentMs = (): number => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  let given: WorkAnswer;
  let transfer: ArrayBuffer[] = [];
  try {
    const load = LOADS.get(kind);
    if (load === undefined) throw new Error(`There is no work of the kind ${kind}`);
    // The kind's own input: `does` has joined the two.
    const output = await (await load())(input as never);
    transfer = transfersOf(output);
    given = { ok: true, output, cpuMs: spentMs() };
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    given = { ok: false, error: text, cpuMs: spentMs() };
  }
  port.postMessage(given, transfer);
}
