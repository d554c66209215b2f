/**
 * Stable addresses of a saved theme's files: /themes/{id}.json, .css, .tokens.json, and /themes/{id}/registry.json, which
 * `shadcn add` takes. The id is that of the theme's palette; `/themes/{id}` leads to its page.
 */
import { type Context, Hono } from "hono";
import { themeReport } from "#calls/palettes/theme-report.ts";
import { themeRequest } from "#domain/documents/theme/theme-document.ts";
import type { ItemDetail } from "#domain/library/item.ts";
import { type ThemeFileId, writeThemeFile } from "#domain/library/theme-files.ts";
import { storedTheme } from "#domain/library/theme-link.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import { fileAnswer, ITEM_ID, splitFileName } from "./file-answer.ts";

interface ThemeFileServices {
  readonly config: Pick<Config, "appOrigin">;
  readonly reads: Database;
}

export function themeFiles({ config, reads }: ThemeFileServices): Hono {
  const answer = async (c: Context, id: string, file: ThemeFileId | "json") => {
    const item = ITEM_ID.test(id) ? await findItem(reads, "palette", id) : undefined;
    if (item?.theme === undefined) return c.text("There is no theme of this id.", 404);
    const origin = config.appOrigin ?? new URL(c.req.url).origin;
    const link = `${origin}/palettes/${item.id}`;
    return fileAnswer(c, {
      content:
        file === "json"
          ? reportOf(item, item.theme, link)
          : writeThemeFile({ theme: item.theme, title: item.title }, file, link),
      type: file === "css" ? "text/css; charset=utf-8" : "application/json",
    });
  };
  const app = new Hono();
  app.get("/themes/:file{[^/]+\\.(?:tokens\\.json|json|css)}", async (c) => {
    const { id, extension } = splitFileName(c.req.param("file"));
    const file = (["json", "css", "tokens.json"] as const).find((each) => each === extension);
    return file === undefined ? c.text("There is no file of this kind.", 404) : await answer(c, id, file);
  });
  app.get("/themes/:id/registry.json", (c) => answer(c, c.req.param("id"), "registry.json"));
  app.get("/themes/:id{[1-9A-HJ-NP-Za-km-z]{6,32}}", (c) =>
    c.redirect(`/palettes/${c.req.param("id")}`, 302),
  );
  return app;
}

/** The theme in the format of the API, with its settings. */
function reportOf({ id, title, author }: ItemDetail, theme: string, link: string): string {
  const document = storedTheme(theme);
  const report = themeReport(solveTheme(themeRequest(document)));
  const { contrast, tintPercent, floors } = document;
  const given = { contrast, tint: tintPercent / 100, floors };
  return `${JSON.stringify({ id, title, author, link, theme, ...given, ...report }, null, 2)}\n`;
}
