/** Who holds the lock of a data folder: what the process that took it wrote into the file. */
import { readFileSync, readlinkSync } from "node:fs";
import * as v from "valibot";
import { readIfThere } from "./data-folder.ts";

const Owner = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    pid: v.number(),
    /** When the process started, in the kernel's ticks since the boot: numbers of processes are used again. */
    started: v.nullable(v.string()),
    /** Numbers of processes mean something only in the same namespace, since the same boot. */
    namespace: v.nullable(v.string()),
    boot: v.nullable(v.string()),
  }),
);

/** "elsewhere": the process cannot be seen from here, as one in another container. */
export type OwnerState = "alive" | "ended" | "elsewhere";

/** This process, as text for the file. */
export function describeOwner(): string {
  return JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid) ?? null,
    namespace: namespace() ?? null,
    boot: boot() ?? null,
  } satisfies v.InferOutput<typeof Owner>);
}

export function ownerState(lock: string): OwnerState {
  const read = v.safeParse(Owner, readIfThere(lock) ?? "");
  if (!read.success) return "elsewhere";
  const { pid, started, ...where } = read.output;
  if (where.namespace !== (namespace() ?? null) || where.boot !== (boot() ?? null)) return "elsewhere";
  return isAlive(pid) && (startOf(pid) ?? null) === started ? "alive" : "ended";
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Without the right to signal a process, as one of another user, there is still a process.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const namespace = () => orUndefined(() => readlinkSync("/proc/self/ns/pid"));
const boot = () => orUndefined(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());

function startOf(pid: number): string | undefined {
  // The name of the program is in parentheses and may contain anything; the 20th field after it is the start.
  return orUndefined(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19]);
}

/** Only Linux has these files. */
function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
