/** Routes of the link-preview pictures: for items, for a palette in the generator, for each page. */
import { Hono } from "hono";
import { decodePalette } from "#domain/documents/palette/palette-document.ts";
import { dayNumber } from "#domain/library/day-number.ts";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
import { POST_SHAPES, type PostShape } from "#domain/pictures/post-shapes.ts";
import { formatHex } from "#engine/format/format.ts";
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { createNamer } from "#engine/names/names.ts";
import type { Database } from "#server/db/database.ts";
import { findItem, itemOfTheDay } from "#server/library/library-queries.server.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import type { DrawPicture } from "./draw-picture.ts";
import type { PreviewPicture } from "./picture.server.ts";
import { pictureFolder } from "./picture-folder.server.ts";
import { hexOfCss, lineOf, lineOfColors } from "./picture-line.ts";

const CACHE = "public, max-age=86400";
/** Stored pictures of an earlier drawing are not found any more. */
const EDITION = 3;
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
      line: lineOfColors(document.colors.map(({ color }) => color)),
      colors,
      names: document.colors.map(({ color, name }) => name ?? nameOf(color).name),
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
    const tool = TOOLS.find((each) => each.path === path);
    const title = path === "/" ? "Few colors, well chosen." : (tool?.title ?? address.title);
    return answer(`page/${slug}/${day}`, {
      title,
      line: tool?.line ?? "A workbench for color",
      colors: plate?.colors.slice(0, FRONT_COLORS).map(hexOfCss) ?? [],
      names: plate?.names ?? [],
      ...(tool !== undefined && { tool: tool.id }),
    });
  });

  for (const kind of ["palette", "gradient"] as const) {
    const answerItem = async (id: string, shape?: PostShape): Promise<Response | undefined> => {
      const item = ID.test(id) ? await findItem(services.reads, kind, id) : undefined;
      if (item === undefined) return undefined;
      const colors = item.colors.map(hexOfCss);
      const picture: PreviewPicture = {
        title: item.title,
        line: lineOf(item),
        credit: item.credit,
        colors,
        names: item.names,
        content: item.content,
        ...(shape !== undefined && { size: { width: shape.width, height: shape.height } }),
      };
      return answer(
        `${EDITION}/${kind}/${id}/${item.title}/${item.credit}/${shape?.id ?? "preview"}`,
        picture,
        id,
      );
    };
    app.get(`/og/${kind}s/:file{[^/]+\\.png}`, async (c) => {
      const found = await answerItem(c.req.param("file").slice(0, -".png".length));
      return found ?? c.text(`There is no ${kind} of this id.`, 404);
    });
    app.get(`/og/${kind}s/:id/:file{[a-z]+\\.png}`, async (c) => {
      const shape = POST_SHAPES.find(({ id }) => `${id}.png` === c.req.param("file"));
      if (shape === undefined) return c.text("There is no picture of this shape.", 404);
      const found = await answerItem(c.req.param("id"), shape);
      return found ?? c.text(`There is no ${kind} of this id.`, 404);
    });
  }
  return app;
}

/** Colors of the plate of the day in the pictures of pages. */
const FRONT_COLORS = 5;
const nameOf = createNamer(COLOR_NAMES);
