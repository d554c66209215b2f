// `npm run ban -- <email> [--lift]`: bans an account, or lifts the ban. A ban ends its sessions at once. The server may
// keep running.
import { setBan } from "#server/account/ban-commands.server.ts";
import { readConfig } from "#server/config/config.ts";
import { withDatabase } from "./with-database.ts";

const args = process.argv.slice(2);
const isBanned = !args.includes("--lift");
const [email] = args.filter((arg) => !arg.startsWith("--"));
if (email === undefined) {
  console.error("Usage: npm run ban -- <email> [--lift]");
  process.exit(2);
}
await withDatabase(readConfig(process.env), async (db) => {
  const result = await setBan(db, email, { isBanned });
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
});
