/** A TCP proxy that can lose everything that passes, as a cut link does, and delay it. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** From now on nothing passes, and neither side learns why. */
  cut(): void;
  /** Ends the connections that were cut; new ones pass. */
  mend(): void;
  /** What the server answers arrives this much later. */
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
