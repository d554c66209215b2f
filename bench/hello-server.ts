// What the framework of our server can do at most: one route, one word.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
app.get("/hello", (c) => c.text("hello"));
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" }, () =>
  console.log("listening"),
);
