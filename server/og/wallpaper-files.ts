/**
 * Stable addresses of a saved wallpaper: /wallpapers/{id}.svg and .png, as it was saved or with `?screen=` phone or desktop
 * and `?mode=` light or dark. The PNG has a `?width=` of 320, 640, 1280 or 2048 px, or is "full", where that is not too large.
 * The id is that of the wallpaper's palette; `/wallpapers/{id}` opens it in the Wallpaper Maker.
 */
import { Hono } from "hono";
import { storedWallpaper } from "#domain/library/wallpaper-link.ts";
import {
  isServedWhole,
  scaledTo,
  variantLink,
  WALLPAPER_MODES,
  WALLPAPER_SCREENS,
  type WallpaperVariant,
} from "#domain/library/wallpaper-variants.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import type { Auth } from "#server/auth/auth.server.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import type { Database } from "#server/db/database.ts";
import { fileAnswer, ITEM_ID, type ItemFile, splitFileName } from "#server/item-files/file-answer.ts";
import { findItem } from "#server/library/library-queries.server.ts";
import type { Work } from "#server/work/work.ts";
import { refusedWorkAnswer } from "#server/work/work-answer.server.ts";
import type { DrawPicture } from "./draw-picture.ts";
import { pictureFolder } from "./picture-folder.server.ts";
import { WALLPAPER_SVG_WORK } from "./wallpaper-work.ts";

/** A fixed set of widths, so that nobody can cause a drawing for every width. */
const WIDTHS_PX = ["320", "640", "1280", "2048"] as const;
const WHOLE = "full";

interface WallpaperFileServices {
  readonly db: Database;
  readonly auth: Auth;
  readonly work: Pick<Work, "run">;
}

export function wallpaperFiles({ db, auth, work }: WallpaperFileServices, draw: DrawPicture): Hono {
  const app = new Hono();
  /** An item that only its owner may see is queried second, and its answer is not cached. */
  const find = async (id: string, headers: Headers) => {
    const open = await findItem(db, "palette", id);
    const viewer = open === undefined ? await userOfSession(auth, headers) : null;
    const item = open ?? (viewer === null ? undefined : await findItem(db, "palette", id, viewer.uid));
    return item?.content.type === "wallpaper"
      ? { content: item.content, isOpen: open !== undefined }
      : undefined;
  };
  app.get("/wallpapers/:file{[^/]+\\.(?:svg|png)}", async (c) => {
    const { id, extension } = splitFileName(c.req.param("file"));
    const found = ITEM_ID.test(id) ? await find(id, c.req.raw.headers) : undefined;
    if (found === undefined) return c.text("There is no wallpaper of this id.", 404);
    const { content, isOpen } = found;
    const variant = readVariant(c.req.query("screen"), c.req.query("mode"));
    if (variant === undefined) return c.text(VARIANTS, 400);
    const link = variantLink(content.wallpaper, variant);
    const answer = (file: ItemFile): Response => {
      const answered = fileAnswer(c, file);
      if (!isOpen) answered.headers.set("Cache-Control", "private, no-store");
      return answered;
    };
    if (extension === "svg") {
      const written = await work.run(WALLPAPER_SVG_WORK, link);
      return written.ok
        ? answer({ content: written.value, type: "image/svg+xml" })
        : refusedWorkAnswer(written);
    }
    const size = pngSize(link, c.req.query("width") ?? "640");
    if (typeof size === "string") return c.text(size, 400);
    const drawn = await draw(
      `wallpaper/${size.width}/${link}`,
      { content: { ...content, wallpaper: link }, ...size },
      () => pictureFolder(db, id),
    );
    return drawn.ok ? answer({ content: drawn.value, type: "image/png" }) : refusedWorkAnswer(drawn);
  });
  app.get("/wallpapers/:id{[1-9A-HJ-NP-Za-km-z]{6,32}}", (c) =>
    c.redirect(`/design/wallpaper/${c.req.param("id")}`, 302),
  );
  return app;
}

const VARIANTS = `The screen is one of ${WALLPAPER_SCREENS.join(", ")}, the mode one of ${WALLPAPER_MODES.join(", ")}.`;

function readVariant(screen: string | undefined, mode: string | undefined): WallpaperVariant | undefined {
  const knownScreen = WALLPAPER_SCREENS.find((each) => each === (screen ?? "own"));
  const knownMode = WALLPAPER_MODES.find((each) => each === mode);
  if (knownScreen === undefined || (mode !== undefined && knownMode === undefined)) return undefined;
  return { screen: knownScreen, mode: knownMode };
}

/** The size of the PNG, or the sentence that refuses it. */
function pngSize(link: string, width: string): PatternSize | string {
  const { size } = storedWallpaper(link);
  if (width === WHOLE)
    return isServedWhole(size) ? size : "A picture of this size is written by the Wallpaper Maker.";
  const known = WIDTHS_PX.find((each) => each === width);
  return known === undefined
    ? `The width is ${WHOLE}, or one of ${WIDTHS_PX.join(", ")} px.`
    : scaledTo(size, Number(known));
}
