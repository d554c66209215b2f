// Figures about a process from Linux's /proc. Other systems need a program for them, so there are none.
import { readFileSync } from "node:fs";

/** The kernel's clock tick: 100 per second on every Linux. */
const TICK_MS = 10;

/** Resident memory, in MB. */
export function residentMegabytes(pid: number | undefined): number | undefined {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(read(pid, "status"))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
}

/** Processor time of all threads so far, user and system, in milliseconds. */
export function cpuMs(pid: number | undefined): number | undefined {
  // The name in parentheses may contain spaces; fields 14 and 15 are utime and stime.
  const fields = read(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
}

function read(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    return "";
  }
}
