/** What is where in the data folder, whose it is, and whether this version can use it. */
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { EmbeddedProblem } from "./embedded-problem.ts";
import { MAJOR_VERSION } from "./programs.ts";

export interface DataFolder {
  readonly dataDir: string;
  /** The database, a cluster in PostgreSQL's words. */
  readonly cluster: string;
  readonly lock: string;
  /** The password of the database where it listens on the loopback interface. */
  readonly password: string;
  /** The user that PostgreSQL runs as; undefined for the user of this process. */
  readonly user: User | undefined;
}

export interface User {
  readonly uid: number;
  readonly gid: number;
}

const PRIVATE = 0o700;
const PERMISSIONS = 0o777;

export function placesIn(dataDir: string): Omit<DataFolder, "user"> {
  const place = path.resolve(dataDir);
  return {
    dataDir: place,
    cluster: path.join(place, "postgres"),
    lock: path.join(place, "postgres.lock"),
    password: path.join(place, "postgres.password"),
  };
}

export interface PrepareOptions {
  /** Whether a database of an older version may be in the folder, since this one is about to take its place. */
  readonly besideOld: boolean;
}

/**
 * Creates the folder where it is missing, and makes it private to the user that PostgreSQL runs as. Throws an
 * EmbeddedProblem if its database is not one of this version.
 */
export function prepareDataFolder(dataDir: string, { besideOld }: PrepareOptions): DataFolder {
  mkdirSync(dataDir, { recursive: true, mode: PRIVATE });
  const places = placesIn(realpathSync(dataDir));
  if (!besideOld) refuseOldDatabase(places.dataDir);
  refuseOtherVersions(places.cluster);
  const user = serverUser(places.dataDir);
  if (user !== undefined) chownSync(places.dataDir, user.uid, user.gid);
  makePrivate(places.dataDir);
  if (existsSync(places.cluster)) {
    // As after a copy made by root.
    if (user !== undefined && statSync(places.cluster).uid !== user.uid) giveTo(user, places.cluster);
    if (user !== undefined && existsSync(places.lock)) chownSync(places.lock, user.uid, user.gid);
    makePrivate(places.cluster);
  }
  return { ...places, user };
}

/** Waits until the names of new files in the folder are on the disk. */
export function flushFolder(folder: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Where versions before decision 052 kept their database, which this one cannot read. */
export const oldDatabase = (dataDir: string): string => path.join(dataDir, "db");

function refuseOldDatabase(dataDir: string): void {
  const old = oldDatabase(dataDir);
  if (!existsSync(path.join(old, "PG_VERSION"))) return;
  throw new EmbeddedProblem(
    `${old} is a database of an older version of Tincture. Run "npm run backup -- tincture.backup" with that version, then "npm run restore -- tincture.backup" with this one. Nothing is changed until then.`,
  );
}

function refuseOtherVersions(cluster: string): void {
  const version = readIfThere(path.join(cluster, "PG_VERSION"))?.trim();
  if (version === undefined || version === MAJOR_VERSION) return;
  throw new EmbeddedProblem(
    `${cluster} is a database of PostgreSQL ${version}, and this version of Tincture has PostgreSQL ${MAJOR_VERSION}. Back it up with the version of Tincture that wrote it ("npm run backup"), and restore it here into an empty folder ("npm run restore").`,
  );
}

/** PostgreSQL refuses to run as root: then as the folder's owner, or as `nobody` if that is root as well. */
function serverUser(dataDir: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = statSync(dataDir);
  return uid === 0 ? nobody() : { uid, gid };
}

export function nobody(): User {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((each) => each.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  if (uid === undefined || gid === undefined)
    throw new EmbeddedProblem(
      "PostgreSQL cannot run as root, and this system has no user `nobody`. Give the data folder to another user (chown), or start Tincture as one.",
    );
  return { uid: Number(uid), gid: Number(gid) };
}

/** If the folder belongs to somebody else, they decide who may enter it. */
function makePrivate(folder: string): void {
  const { uid, mode } = statSync(folder);
  const own = process.getuid?.();
  if ((mode & PERMISSIONS) !== PRIVATE && (own === 0 || own === uid)) chmodSync(folder, PRIVATE);
}

/** Makes the user the owner of the folder and of all in it. */
export function giveTo(user: User, folder: string): void {
  lchownSync(folder, user.uid, user.gid);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) giveTo(user, inside);
    else lchownSync(inside, user.uid, user.gid);
  }
}

export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
