// The upper limit of the server's framework: one route that answers with one word.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
app.get("/hello", (c) => c.text("hello"));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" }, () =>
  console.log("listening"),
);
