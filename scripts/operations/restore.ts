// `npm run restore -- <file> [--replace]`: restores a backup into an empty database, or with --replace instead of the
// existing data. The server must be stopped.
import { existsSync, renameSync } from "node:fs";
import { storeSecret } from "#server/auth/auth-secret.ts";
import { BackupProblem } from "#server/backup/backup-lines.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.server.ts";
import { readConfig } from "#server/config/config.ts";
import { oldDatabase } from "#server/db/embedded/data-folder.ts";
import { DataDirectoryInUse, EmbeddedProblem } from "#server/db/embedded/embedded-problem.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { openBlobStore } from "#server/storage/open-blob-store.ts";

const args = process.argv.slice(2);
const [file] = args.filter((arg) => !arg.startsWith("--"));
if (file === undefined) {
  console.error("Usage: npm run restore -- <file> [--replace]");
  process.exit(2);
}
const config = readConfig(process.env);
const { databaseUrl, dataDir } = config;
try {
  const head = await checkBackup(file);
  const { db, close } = await openDatabase(
    databaseUrl === undefined ? { dataDir, use: "instead-of-old" } : { databaseUrl },
  );
  try {
    const files = openBlobStore(config.storageUrl, dataDir);
    const isReplacing = args.includes("--replace");
    const { rows, files: count } = await restoreBackup({ db, files, isReplacing }, file);
    if (head.secret !== undefined) storeSecret(config, head.secret);
    console.log(
      `Restored ${rows} rows and ${count} files of ${head.createdAt}. Everybody has to sign in again.`,
    );
    if (head.secret === undefined)
      console.log("AUTH_SECRET has to be the one of the server that was backed up.");
    else if (config.authSecret !== undefined && config.authSecret !== head.secret)
      console.log("AUTH_SECRET differs from the key in the backup: second factors are lost.");
    if (databaseUrl === undefined) putOldAside();
  } finally {
    await close();
  }
} catch (error) {
  if (error instanceof BackupProblem) console.error(`${error.message} Nothing has changed.`);
  else if (error instanceof DataDirectoryInUse)
    console.error("The server is running and holds the database. Stop it first.");
  else if (error instanceof EmbeddedProblem) console.error(error.message);
  else throw error;
  process.exitCode = 1;
}

/** The next start must not find the database of an older version, whose place the restored one takes. */
function putOldAside(): void {
  const old = oldDatabase(dataDir);
  if (!existsSync(old)) return;
  renameSync(old, `${old}-before-restore`);
  console.log(`The database of the older version is now ${old}-before-restore; nothing reads it.`);
}
