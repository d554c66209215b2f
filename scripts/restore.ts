// `npm run restore -- <file> [--replace]`: restores a backup into an empty database, or with --replace instead of the
// existing data. The server must be stopped.
import { storeSecret } from "#server/auth/auth-secret.ts";
import { BackupProblem } from "#server/backup/backup-lines.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.server.ts";
import { readConfig } from "#server/config/config.ts";
import { DataDirectoryInUse } from "#server/db/data-lock.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { openBlobStore } from "#server/storage/open-blob-store.ts";

const args = process.argv.slice(2);
const [file] = args.filter((arg) => !arg.startsWith("--"));
if (file === undefined) {
  console.error("Usage: npm run restore -- <file> [--replace]");
  process.exit(2);
}
const config = readConfig(process.env);
try {
  const head = await checkBackup(file);
  const { db, close } = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { databaseUrl: config.databaseUrl },
  );
  try {
    const files = openBlobStore(config.storageUrl, config.dataDir);
    const isReplacing = args.includes("--replace");
    const { rows, files: count } = await restoreBackup({ db, files, isReplacing }, file);
    if (head.secret !== undefined) storeSecret(config, head.secret);
    console.log(`Restored ${rows} rows and ${count} files of ${head.createdAt}.`);
    if (head.secret === undefined)
      console.log("AUTH_SECRET has to be the one of the server that was backed up.");
    else if (config.authSecret !== undefined && config.authSecret !== head.secret)
      console.log(
        "AUTH_SECRET differs from the key in the backup: people have to sign in again, and second factors are lost.",
      );
  } finally {
    await close();
  }
} catch (error) {
  if (error instanceof BackupProblem) console.error(`${error.message} Nothing has changed.`);
  else if (error instanceof DataDirectoryInUse)
    console.error("The server is running and holds the database. Stop it first.");
  else throw error;
  process.exitCode = 1;
}
