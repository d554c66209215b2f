/** A TCP proxy that can drop all data, like a cut link, and delay the answers of the server. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** Drops all data from now on, and closes no connection, so that neither side notices. */
  cut(): void;
  /** Closes all connections; data of new ones passes again. */
  mend(): void;
  /** Delays the answers of the server by `ms` from now on; 0 ends the delay. */
  delay(ms: number): void;
  close(): Promise<void>;
}

export async function openTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;

  function pass(from: Socket, to: Socket, isAnswer: boolean): void {
    let dueMs = 0;
    from.on("data", (chunk) => {
      if (isCut) return;
      dueMs = Math.max(dueMs, performance.now() + (isAnswer ? delayMs : 0));
      const waitMs = dueMs - performance.now();
      const write = () => {
        if (!isCut) to.write(chunk);
      };
      if (waitMs <= 0) write();
      else setTimeout(write, waitMs);
    });
    from.on("error", () => undefined);
    from.on("close", () => {
      sockets.delete(from);
      if (!isCut) to.destroy();
    });
  }

  const server = createServer((client) => {
    sockets.add(client);
    client.setNoDelay(true);
    if (isCut) {
      client.on("error", () => undefined);
      return;
    }
    const target = connect(targetPort, "127.0.0.1");
    sockets.add(target);
    target.setNoDelay(true);
    pass(client, target, false);
    pass(target, client, true);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    cut() {
      isCut = true;
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    delay(ms) {
      delayMs = ms;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
