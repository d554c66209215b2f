import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { startWatchingServer } from "./watching-server.ts";

it("[QLT-8] a held request whose page is left is not begun, since it would be refused a minute later", async () => {
  let connections = 0;
  const application = createServer((_incoming, outgoing) => outgoing.end("done"));
  application.on("connection", () => {
    connections += 1;
  });
  application.listen(0, "127.0.0.1");
  await once(application, "listening");
  // It listens on a port and not on a pipe, so its address is an object.
  const { port } = application.address() as AddressInfo;
  const server = await startWatchingServer(`http://127.0.0.1:${port}`);
  try {
    const release = server.hold();
    const left = get(`${server.origin}/left.js`);
    left.on("error", () => undefined);
    await expect.poll(() => server.heldCount()).toBe(1);
    left.destroy();
    await expect.poll(() => server.loadingScriptCount()).toBe(0);
    release();
    expect(await (await fetch(`${server.origin}/stayed.js`)).text()).toBe("done");
    expect(connections).toBe(1);
  } finally {
    await server.close();
    application.closeAllConnections();
    application.close();
  }
});
