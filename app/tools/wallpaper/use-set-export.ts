/** The export of several pictures in one file: its progress, its problem, and its end. */
import { useEffect, useRef, useState } from "react";
import { saveFile } from "#app/ui/save-file.ts";
import type { SetTask } from "./write-set.ts";

export interface SetExport {
  /** 0 to 1; undefined if nothing is being written. */
  readonly done01: number | undefined;
  readonly problem: string | undefined;
  /** Writes the pictures and downloads them as this file. */
  readonly save: (task: SetTask, file: string) => Promise<void>;
  readonly cancel: () => void;
}

type Writer = Pick<typeof import("./write-set.ts"), "writeSet">;
const loadWriter = (): Promise<Writer> => import("./write-set.ts");

export function useSetExport(load = loadWriter): SetExport {
  const [done01, setDone] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (task: SetTask, file: string) => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setDone(0);
    const writer = await load().catch(() => undefined);
    const written =
      writer === undefined
        ? NOT_LOADED
        : await writer.writeSet(task, controller.signal, setDone).catch(failed);
    setDone(undefined);
    if (written.ok) saveFile(written.file, file);
    else if (written.reason !== "cancelled") setProblem(written.message);
  };
  return { done01, problem, save, cancel: () => running.current?.abort() };
}

const NOT_LOADED = {
  ok: false,
  reason: "unavailable",
  message: "The part that writes the pictures could not be loaded. Look at the connection, then try again.",
} as const;

/** As when there is no memory for another picture. */
function failed(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, reason: "failed", message: `The pictures could not be written: ${message}` } as const;
}
