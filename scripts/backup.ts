// `npm run backup -- <file>`: writes all data of the server into one file. With DATABASE_URL the server may keep
// running; the embedded database belongs to one process, so the server must be stopped.
import { existsSync } from "node:fs";
import { storedSecret } from "#server/auth/auth-secret.ts";
import { writeBackup } from "#server/backup/write-backup.server.ts";
import { readConfig } from "#server/config/config.ts";
import { DataDirectoryInUse } from "#server/db/data-lock.ts";
import { openDatabase } from "#server/db/open-database.server.ts";
import { openBlobStore } from "#server/storage/open-blob-store.ts";

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error("Usage: npm run backup -- <file>");
  process.exit(2);
}
if (existsSync(file)) {
  console.error(`${file} is there already. Choose another name, or delete it first.`);
  process.exit(2);
}
const config = readConfig(process.env);
try {
  const { db, close } = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { databaseUrl: config.databaseUrl },
  );
  const files = openBlobStore(config.storageUrl, config.dataDir);
  const { rows, files: count } = await writeBackup({ db, files, secret: storedSecret(config) }, file);
  await close();
  console.log(`${file} holds ${rows} rows and ${count} files. Keep it as secret as the server itself.`);
} catch (error) {
  if (!(error instanceof DataDirectoryInUse)) throw error;
  console.error("The server is running and holds the database. Stop it, run this, and start it again.");
  process.exitCode = 1;
}
