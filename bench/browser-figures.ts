// Memory and processor time of a browser with all its processes, from Linux's /proc. Other systems need a program for it.
import { readdirSync, readFileSync } from "node:fs";

/**
 * In MB, each shared page counted once: the sum of the proportional set sizes of a process and all that it started.
 * Undefined where the system does not say.
 */
export function treeMegabytes(root: number | undefined): number | undefined {
  const kilobytes = treeOf(root).reduce(
    (sum, pid) => sum + Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
    0,
  );
  return kilobytes === 0 ? undefined : kilobytes / 1000;
}

/** Of all processors together, in s, with 10 ms as its step; undefined where the system does not say. */
export function treeProcessorSeconds(root: number | undefined): number | undefined {
  const pids = treeOf(root);
  // After the name of the program, which may hold spaces, the 12th and 13th field are user and system time.
  const ticks = pids.map((pid) => {
    const [user = 0, system = 0] = read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, "")
      .split(" ")
      .slice(11, 13)
      .map(Number);
    return user + system;
  });
  return pids.length === 0 ? undefined : ticks.reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND;
}

/** The unit of /proc on every Linux that Node supports. */
const TICKS_PER_SECOND = 100;

/** The process and all that it started. */
function treeOf(root: number | undefined): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isInside = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isInside(parents.get(pid)));
  return [...parents.keys()].filter(isInside);
}

/** A process may end between two reads. */
function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
