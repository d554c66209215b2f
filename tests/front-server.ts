// A proxy in front of the application that can replace single answers, as a newer or a broken build would.
import { once } from "node:events";
import { createServer, request, type ServerResponse } from "node:http";

export interface FrontServer {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** Replaces the answers of this path from now on; undefined restores them. */
  replace(path: string, answer: { status?: number; type: string; body: string } | undefined): void;
  /** Answers what was asked, also by a service worker whose page is gone, and ends. */
  close(): Promise<void>;
}

export async function startFrontServer(target: string): Promise<FrontServer> {
  const { hostname, port } = new URL(target);
  const replaced = new Map<string, { status?: number; type: string; body: string }>();
  const asked: string[] = [];
  const underway = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    underway.add(outgoing);
    outgoing.once("close", () => underway.delete(outgoing));
    const path = (incoming.url ?? "/").split("?")[0] ?? "/";
    asked.push(path);
    const own = replaced.get(path);
    if (own !== undefined) {
      outgoing.writeHead(own.status ?? 200, { "content-type": own.type, "cache-control": "no-cache" });
      outgoing.end(own.body);
      return;
    }
    const passed = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.on("error", () => outgoing.destroy());
    outgoing.once("close", () => passed.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The front server has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    asked,
    replace(path, answer) {
      if (answer === undefined) replaced.delete(path);
      else replaced.set(path, answer);
    },
    async close() {
      await Promise.all([...underway].map((outgoing) => once(outgoing, "close")));
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
