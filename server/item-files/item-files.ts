/** Stable addresses of an item's files: /palettes/{id}.json, .css, .svg, .png, .tokens.json, and the same for gradients. */
import { Hono } from "hono";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import type { Work, WorkResult } from "#server/work/work.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import { fileAnswer, ITEM_ID, type ItemFile, splitFileName } from "./file-answer.ts";
import { ITEM_FILE_WORK, type ItemFileInput, isQuick } from "./file-work-kinds.ts";
import { writeItemFile } from "./write-item-file.ts";

interface ItemFileServices {
  readonly config: Pick<Config, "appOrigin">;
  readonly reads: Database;
  readonly work: Pick<Work, "run">;
}

export function itemFiles(services: ItemFileServices): Hono {
  const app = new Hono();
  for (const kind of ["palette", "gradient"] as const) {
    app.get(`/${kind}s/:file{[^/]+\\.(?:tokens\\.json|json|css|svg|png)}`, async (c) => {
      const { id, extension } = splitFileName(c.req.param("file"));
      const item = ITEM_ID.test(id) ? await findItem(services.reads, kind, id) : undefined;
      if (item === undefined) return c.text(`There is no ${kind} of this id.`, 404);
      const origin = services.config.appOrigin ?? new URL(c.req.url).origin;
      const input: ItemFileInput = { item, kind, extension, origin };
      const written: WorkResult<ItemFile | undefined> = isQuick(input)
        ? { ok: true, value: await writeItemFile(input) }
        : await services.work.run(ITEM_FILE_WORK, input);
      if (!written.ok) return refusedWorkAnswer(written);
      if (written.value === undefined) return c.text("There is no file of this kind.", 404);
      return fileAnswer(c, written.value);
    });
  }
  return app;
}
