/** The export of several pictures in one file: its progress, its problem, and its end. */
import { useEffect, useRef, useState } from "react";
import { saveFile } from "#app/ui/save-file.ts";
import type { Failure } from "#app/workers/failure.ts";
import { TASK_FAILED } from "#app/workers/task-problem.ts";
import type { SetTask } from "./write-set.ts";

export interface SetExport {
  /** 0 to 1; undefined if nothing is being written. */
  readonly done01: number | undefined;
  readonly problem: Failure | undefined;
  /** Writes the pictures and downloads them as this file. */
  readonly save: (task: SetTask, file: string) => Promise<void>;
  /** Writes what was asked for last. */
  readonly again: () => void;
  readonly cancel: () => void;
}

type Writer = Pick<typeof import("./write-set.ts"), "writeSet">;
const loadWriter = (): Promise<Writer> => import("./write-set.ts");

export function useSetExport(load = loadWriter): SetExport {
  const [done01, setDone] = useState<number>();
  const [problem, setProblem] = useState<Failure>();
  const last = useRef<Parameters<SetExport["save"]>>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const save = async (task: SetTask, file: string) => {
    last.current = [task, file];
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setDone(0);
    const writer = await load().catch(() => undefined);
    const written = await writer?.writeSet(task, controller.signal, setDone).catch(unwritten);
    setDone(undefined);
    if (written === undefined) setProblem(NOT_LOADED);
    else if (written.ok) saveFile(written.file, file);
    else if (written.reason !== "cancelled")
      setProblem({ message: written.message, retry: written.reason === "unavailable" ? "ask" : "none" });
  };
  const again = () => {
    if (last.current !== undefined) void save(...last.current);
  };
  return { done01, problem, save, again, cancel: () => running.current?.abort() };
}

const NOT_LOADED: Failure = {
  message: "The part that writes the pictures could not be loaded. Check your connection and try again.",
  retry: "reload",
};

/** Browsers throw a RangeError if there is no memory for another picture. */
function unwritten(error: unknown) {
  if (error instanceof RangeError) return NO_MEMORY;
  console.error(error);
  return { ok: false, reason: "unavailable", message: TASK_FAILED } as const;
}

const NO_MEMORY = {
  ok: false,
  reason: "memory",
  message: "There is not enough memory for the pictures.",
} as const;
