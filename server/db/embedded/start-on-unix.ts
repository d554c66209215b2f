import { type ChildProcess, spawn } from "node:child_process";
import { describeOwner } from "./folder-owner.ts";
import type { Launch } from "./launch-parts.ts";
import { INITDB_ARGUMENTS } from "./server-settings.ts";

/**
 * What runs between Node and PostgreSQL on Unix: a POSIX shell that takes the lock of the folder, creates the database
 * where there is none, leaves a watcher behind, and becomes the server.
 *
 * - The lock is the kernel's (flock). The server and all its processes inherit it, so it is held as long as one of them
 *   lives, in whichever namespace, and it is free after a power cut or a kill. Nothing about it can be stale. macOS has
 *   no `flock`, but no namespaces either: there PostgreSQL's own postmaster.pid is enough.
 * - With the lock, a postmaster.pid is a remnant. PostgreSQL would refuse to start if the file is empty, as after a power
 *   cut, or if its number belongs to another process by now, as in a container that was started again.
 * - It works in the data folder, which it does not name: the user may not be able to enter the folders above it.
 * - The watcher holds the read end of a pipe to Node. When Node ends, in whatever way, the pipe breaks, and the watcher
 *   stops the server: SIGINT rolls back and stops, and five seconds later SIGQUIT stops at once, which loses nothing
 *   that was committed. Node tells it when the server has ended, whose number may belong to another process by then. It is no child of the server, which would take its end for a crash, and ignores the signals of
 *   a terminal and of service managers, which Node handles.
 */
const START_SCRIPT = `
owner=$1 wait=$2 run=$3 initdb=$4; shift 4
umask 077
exec 3<&0 </dev/null
if [ "$wait" != none ]; then
  command -v flock >/dev/null || exit 76
  exec 9>>postgres.lock || exit 77
  flock -w "$wait" 9 || exit 75
fi
printf '%s\\n' "$owner" >postgres.lock || exit 77
if [ ! -e postgres/PG_VERSION ]; then
  rm -rf postgres.new
  mkdir postgres.new || exit 77
  (
    cd -P postgres.new || exit 1
    here=/proc/self/cwd
    [ -e "$here" ] || here=$(pwd -P)
    exec "$initdb" --pgdata="$here" ${INITDB_ARGUMENTS.join(" ")} >/dev/null
  ) || { rm -rf postgres.new; exit 78; }
  mv postgres.new postgres || exit 77
fi
[ "$wait" = none ] || rm -f postgres/postmaster.pid
server=$$
( (
  trap '' HUP INT TERM
  read -r word <&3
  if [ "$word" != ended ] && kill -INT "$server"; then
    for _ in 1 2 3 4 5; do sleep 1; kill -0 "$server" || break; done
    kill -QUIT "$server"
  fi
  rm -rf "$run"
) 9>&- >/dev/null 2>&1 & )
cd -P postgres || exit 77
exec "$@" 3<&-
`;

/** Exit codes of the script, besides those of PostgreSQL. */
export const EXITS = { inUse: 75, noFlock: 76, folder: 77, initdb: 78 } as const;

export function startOnUnix({ folder, programs, seenAs, runFolder, settings, waitS }: Launch): ChildProcess {
  const { dataDir, user } = folder;
  const wait = process.platform === "linux" ? String(waitS) : "none";
  const server = [programs.postgres, "-D", seenAs, "-k", runFolder, ...settings];
  const values = [describeOwner(), wait, runFolder, programs.initdb];
  return spawn("/bin/sh", ["-c", START_SCRIPT, `tincture ${dataDir}`, ...values, ...server], {
    // A session of its own, so that Ctrl-C in a terminal reaches only Node, which stops the server in order.
    detached: true,
    // Node changes to the folder before it becomes the user, who need not be able to enter the folders above.
    cwd: dataDir,
    stdio: ["pipe", "ignore", "pipe"],
    env: { PATH: process.env["PATH"] ?? "/usr/bin:/bin", LC_ALL: "C" },
    ...user,
  });
}
