// What playwright.config.ts starts: the built server on an empty folder that goes away with it.
import { rmSync } from "node:fs";
import { freshDataDir, spawnServer } from "#tests/server-process.ts";

const dataDir = freshDataDir();
const server = spawnServer({
  DATA_DIR: dataDir,
  // Mails are read at /dev/outbox, and all tests come from one address.
  MAIL_OUTBOX: "page",
  ADDRESS_LIMIT_FACTOR: "1000",
});
server.child.stderr?.pipe(process.stderr);
server.child.on("exit", (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 0);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void server.stop());
