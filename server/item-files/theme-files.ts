/**
 * Stable addresses of a saved theme's files: /themes/{id}.json, .css, .tokens.json, .svg, and /themes/{id}/registry.json, which
 * `shadcn add` takes. The id is that of the theme's palette; `/themes/{id}` leads to its page.
 */
import { type Context, Hono } from "hono";
import type { ThemeFileId } from "#domain/library/theme-files.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import type { Work } from "#server/work/work.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import { fileAnswer, ITEM_ID, splitFileName } from "./file-answer.ts";
import { THEME_FILE_WORK } from "./theme-file-work.ts";

interface ThemeFileServices {
  readonly config: Pick<Config, "appOrigin">;
  readonly reads: Database;
  readonly work: Pick<Work, "run">;
}

const TYPES: Readonly<Record<ThemeFileId | "json", string>> = {
  css: "text/css; charset=utf-8",
  "tailwind.css": "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  "tokens.json": "application/json",
  "registry.json": "application/json",
};

export function themeFiles({ config, reads, work }: ThemeFileServices): Hono {
  const answer = async (c: Context, id: string, file: ThemeFileId | "json") => {
    const item = ITEM_ID.test(id) ? await findItem(reads, "palette", id) : undefined;
    if (item?.content.type !== "theme") return c.text("There is no theme of this id.", 404);
    const origin = config.appOrigin ?? new URL(c.req.url).origin;
    const { id: itemId, title, author } = item;
    const written = await work.run(THEME_FILE_WORK, {
      item: { id: itemId, title, author },
      theme: item.content.theme,
      file,
      origin,
    });
    if (!written.ok) return refusedWorkAnswer(written);
    return fileAnswer(c, {
      content: written.value,
      type: TYPES[file],
    });
  };
  const app = new Hono();
  app.get("/themes/:file{[^/]+\\.(?:tokens\\.json|json|css|svg)}", async (c) => {
    const { id, extension } = splitFileName(c.req.param("file"));
    const file = (["json", "css", "tokens.json", "svg"] as const).find((each) => each === extension);
    return file === undefined ? c.text("There is no file of this kind.", 404) : await answer(c, id, file);
  });
  app.get("/themes/:id/registry.json", (c) => answer(c, c.req.param("id"), "registry.json"));
  app.get("/themes/:id{[1-9A-HJ-NP-Za-km-z]{6,32}}", (c) =>
    c.redirect(`/palettes/${c.req.param("id")}`, 302),
  );
  return app;
}
