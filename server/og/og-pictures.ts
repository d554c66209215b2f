/** Routes of the link-preview pictures: for items, for a palette in the generator, for each page. */
import { Hono } from "hono";
import { decodePalette } from "#domain/documents/palette/palette-document.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Database } from "#server/db/database.ts";
import { findItem, itemOfTheDay } from "#server/library/library-queries.server.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import type { DrawPicture } from "./draw-picture.ts";
import type { PreviewPicture } from "./picture.server.ts";
import { pictureFolder } from "./picture-folder.server.ts";

const CACHE = "public, max-age=86400";
const ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;

interface PictureServices {
  readonly reads: Database;
  readonly clock: () => number;
}

export function openGraphPictures(services: PictureServices, draw: DrawPicture): Hono {
  const app = new Hono();
  const answer = async (key: string, picture: PreviewPicture, itemId?: string): Promise<Response> => {
    const folder = itemId === undefined ? undefined : () => pictureFolder(services.reads, itemId);
    const drawn = await draw(key, picture, folder);
    if (!drawn.ok) return refusedWorkAnswer(drawn);
    return new Response(drawn.value, { headers: { "Content-Type": "image/png", "Cache-Control": CACHE } });
  };

  app.get("/og/palette.png", async (c) => {
    const { document } = decodePalette(new URL(c.req.url).searchParams);
    if (document === undefined) return c.text("This address holds no palette.", 404);
    const colors = document.colors.map(({ color }) => formatHex(color));
    const title = document.title === "" ? "A palette" : document.title;
    return answer(`palette/${title}/${colors.join()}`, {
      title,
      line: colors.join("  ").toUpperCase(),
      colors,
    });
  });

  app.get("/og/page/:file{[a-z0-9-]+\\.png}", async (c) => {
    const slug = c.req.param("file").slice(0, -".png".length);
    const path =
      slug === "home"
        ? "/"
        : ADDRESSES.find((address) => address.path.slice(1).replaceAll("/", "-") === slug)?.path;
    const address = ADDRESSES.find((entry) => entry.path === path);
    if (address === undefined) return c.text("There is no such page.", 404);
    const day = dayNumber(services.clock());
    const plate = await itemOfTheDay(services.reads, "palette", day);
    const title = path === "/" ? "Few colors, well chosen." : address.title;
    return answer(`page/${slug}/${day}`, {
      title,
      line: "A workbench for color",
      colors: plate?.colors ?? [],
    });
  });

  for (const kind of ["palette", "gradient"] as const) {
    app.get(`/og/${kind}s/:file{[^/]+\\.png}`, async (c) => {
      const id = c.req.param("file").slice(0, -".png".length);
      const item = ID.test(id) ? await findItem(services.reads, kind, id) : undefined;
      if (item === undefined) return c.text(`There is no ${kind} of this id.`, 404);
      const colors = item.colors.map((text) => {
        const parsed = parseColor(text);
        return parsed.ok ? formatHex(parsed.color) : "#888888";
      });
      const picture: PreviewPicture = {
        title: item.title,
        line: item.credit,
        colors,
        content: item.content,
      };
      return answer(`${kind}/${id}/${item.title}/${item.credit}`, picture, id);
    });
  }
  return app;
}
