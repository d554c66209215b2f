/** What a running server says of itself in postmaster.pid. */
import path from "node:path";
import { readIfThere } from "./data-folder.ts";

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** The folder of its socket; empty on Windows. */
  readonly socketFolder: string;
  readonly isReady: boolean;
}

/** The lines of the file, as PostgreSQL's `miscadmin.h` numbers them. */
const LINES = { pid: 0, port: 3, socketFolder: 4, status: 7 } as const;

/** Undefined if there is no file, or it is not complete yet. */
export function readRunningServer(cluster: string): RunningServer | undefined {
  const lines = readIfThere(path.join(cluster, "postmaster.pid"))?.split("\n") ?? [];
  const pid = Number(lines[LINES.pid]);
  const port = Number(lines[LINES.port]);
  if (!(pid > 0) || !(port > 0)) return undefined;
  return {
    pid,
    port,
    socketFolder: lines[LINES.socketFolder] ?? "",
    isReady: lines[LINES.status]?.trim() === "ready",
  };
}

const USER = "tincture";
const DATABASE = "postgres";

/** The address of the server; the password is needed only where it has no socket. */
export function urlOfServer({ port, socketFolder }: RunningServer, password: string | undefined): string {
  const url = new URL(`postgres://${USER}@127.0.0.1:${port}/${DATABASE}?sslmode=disable`);
  if (socketFolder !== "") url.searchParams.set("host", socketFolder);
  if (password !== undefined) url.password = password;
  return url.href;
}
