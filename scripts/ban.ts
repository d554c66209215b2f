// `npm run ban -- <email> [--lift]`: bans an account, or lifts the ban. A ban ends its sessions at once.
import { setBan } from "#server/account/ban-commands.server.ts";
import { readConfig } from "#server/config/config.ts";
import { DataDirectoryInUse } from "#server/db/data-lock.ts";
import { openDatabase } from "#server/db/open-database.server.ts";

const args = process.argv.slice(2);
const isBanned = !args.includes("--lift");
const [email] = args.filter((arg) => !arg.startsWith("--"));
if (email === undefined) {
  console.error("Usage: npm run ban -- <email> [--lift]");
  process.exit(2);
}
const config = readConfig(process.env);
try {
  const { db, close } = await openDatabase(
    config.databaseUrl === undefined ? { dataDir: config.dataDir } : { databaseUrl: config.databaseUrl },
  );
  const result = await setBan(db, email, { isBanned });
  await close();
  if (!result.ok) {
    console.error(
      result.reason === "nodata" ? `No account has the address ${email}.` : "The account is busy. Try again.",
    );
    process.exitCode = 1;
  } else {
    console.log(
      isBanned
        ? `${email} can no longer sign in; all its sessions have ended.`
        : `${email} can sign in again.`,
    );
  }
} catch (error) {
  if (!(error instanceof DataDirectoryInUse)) throw error;
  console.error(
    "The server is running and holds the database. Stop it, run this, and start it again. (With DATABASE_URL both run at once.)",
  );
  process.exitCode = 1;
}
