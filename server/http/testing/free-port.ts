import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that the system gives to outgoing connections, which would take a free one before its server does. */
const PORTS = { first: 10_000, count: 10_000 };

/** A port on which nothing listens. A program that can choose its own port should, since another may take this one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
    const server = createServer().listen(port, "127.0.0.1");
    try {
      await once(server, "listening");
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") continue;
      throw error;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}
