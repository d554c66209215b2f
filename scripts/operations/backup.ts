// `npm run backup -- <file>`: writes all data of the server into one file. The server may keep running.
import { existsSync } from "node:fs";
import { storedSecret } from "#server/auth/auth-secret.ts";
import { writeBackup } from "#server/backup/write-backup.server.ts";
import { readConfig } from "#server/config/config.ts";
import { openBlobStore } from "#server/storage/open-blob-store.ts";
import { withDatabase } from "./with-database.ts";

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
await withDatabase(config, async (db) => {
  const files = openBlobStore(config.storageUrl, config.dataDir);
  // A key in the folder that the server does not use would only mislead the restore.
  const secret = config.authSecret === undefined ? storedSecret(config) : undefined;
  const { rows, files: count } = await writeBackup({ db, files, secret }, file);
  console.log(`${file} holds ${rows} rows and ${count} files. Keep it as secret as the server itself.`);
});
