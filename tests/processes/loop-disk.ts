/**
 * A file system of its own in a file, which can be cut as a loss of power cuts one: what was not written to the device
 * by then is lost (the ioctl that the tests of Linux' file systems use, EXT4_IOC_SHUTDOWN without a flush of its log).
 * Needs root, loop devices, and the Debian packages e2fsprogs and perl-base, which a Debian has.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { databasesFolder } from "#tests/databases-folder.ts";

/** _IOR('X', 125, __u32), and EXT4_GOING_FLAGS_NOLOGFLUSH. */
const CUT =
  'open(my $f, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($f, 0x8004587d, $how) or die $!';

export interface LoopDisk {
  /** Where the file system is mounted. */
  readonly folder: string;
  /** From now on nothing is written to the device, and everything in the file system fails. */
  cut(): void;
  /** Mounts it again after a cut, with what had been written. All processes that use it must have ended. */
  mountAgain(): void;
  remove(): void;
}

/** Why this machine cannot make one; undefined if it can. */
export function whyNoLoopDisk(): string | undefined {
  if (process.getuid?.() !== 0) return "only root can mount a file system";
  if (!existsSync("/dev/loop-control")) return "there are no loop devices";
  const missing = ["mkfs.ext4", "mount", "perl"].find(
    (name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0,
  );
  if (missing !== undefined) return `${missing} is not installed`;
  try {
    makeLoopDisk(8).remove();
    return undefined;
  } catch (error) {
    return `a file system cannot be mounted: ${String(error).split("\n")[0]}`;
  }
}

export function makeLoopDisk(megabytes: number): LoopDisk {
  const parent = mkdtempSync(path.join(databasesFolder(), "tincture-disk-"));
  const image = path.join(parent, "image");
  const folder = path.join(parent, "mounted");
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "pipe" });
  const mount = () => run("mount", "-o", "loop", image, folder);
  run("chmod", "755", parent);
  run("truncate", "-s", `${megabytes}M`, image);
  run("mkfs.ext4", "-q", image);
  run("mkdir", folder);
  try {
    mount();
  } catch (error) {
    rmSync(parent, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    cut: () => void run("perl", "-e", CUT, folder),
    mountAgain() {
      run("umount", folder);
      mount();
    },
    remove() {
      run("umount", "-l", folder);
      rmSync(parent, { recursive: true, force: true });
    },
  };
}
