import type { DataFolder } from "./data-folder.ts";
import type { Programs } from "./programs.ts";

/** What a way to start the server receives. */
export interface Launch {
  readonly folder: DataFolder;
  readonly programs: Programs;
  /** The path by which the server finds its own folder. */
  readonly seenAs: string;
  /** The folder of the socket. */
  readonly runFolder: string;
  readonly settings: readonly string[];
  /** How long to wait for the lock of the folder, s. */
  readonly waitS: number;
}
