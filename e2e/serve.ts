// The program that playwright.config.ts starts: the built server on a database of its own, which is removed at the end.
import { openTestPlace } from "#tests/database-server.ts";
import { startIdentityProvider } from "#tests/identity-provider.ts";
import { spawnServer } from "#tests/server-process.ts";

const place = await openTestPlace();
const appOrigins = [`http://127.0.0.1:${process.env.PORT}`];
// One provider whose popup can reach its opener, and one that severs the connection.
const providers = await Promise.all([
  startIdentityProvider({ appOrigins }),
  startIdentityProvider({ appOrigins, id: "tower", name: "Tower", isCutOff: true }),
]);
const server = spawnServer({
  ...place.env,
  // Mails can be read at /dev/outbox; the limits by address are raised, because all tests come from one address.
  MAIL_OUTBOX: "page",
  ADDRESS_LIMIT_FACTOR: "1000",
  AUTH_PROVIDERS: JSON.stringify(providers.map(({ settings }) => settings)),
});
server.child.stderr?.pipe(process.stderr);
server.child.on("exit", (code) => {
  void place.remove().finally(() => process.exit(code ?? 0));
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void server.stop());
