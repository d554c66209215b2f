// Memory of a browser with all its processes, from Linux's /proc. Other systems need a program for it.
import { readdirSync, readFileSync } from "node:fs";

/**
 * In MB, each shared page counted once: the sum of the proportional set sizes of a process and all that it started.
 * Undefined where the system does not say.
 */
export function treeMegabytes(root: number | undefined): number | undefined {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isInside = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInside(parents.get(pid)));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (isInside(pid))
      kilobytes += Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
  }
  return kilobytes === 0 ? undefined : kilobytes / 1000;
}

/** A process may end between two reads. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
