/** The development server: Hono on Vite's module runner, with hot reload. `npm run dev` starts it. */
import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer, isRunnableDevEnvironment } from "vite";

const port = Number(process.env["PORT"] || 3000);
const host = process.env["HOST"] || "localhost";
const http = createHttpServer();
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: "custom",
});
const ssr = vite.environments["ssr"];
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runnable server environment");

const listener = getRequestListener(
  async (request) => {
    const module: {
      createApp: () => Promise<{ fetch: (request: Request) => Response | Promise<Response> }>;
    } = await ssr.runner.import("/server/app.ts");
    return (await module.createApp()).fetch(request);
  },
  { overrideGlobalObjects: false },
);
http.on("request", (request, response) =>
  vite.middlewares(request, response, () => void listener(request, response)),
);
http.listen(port, host, () => console.log(`Tincture (development) listens on http://${host}:${port}`));
