/** PUT and DELETE /api/files/avatar, and GET /files/… for stored files. */
import { type Context, Hono } from "hono";
import { StorageError, storageStatus } from "#domain/account/storage-errors.ts";
import type { Auth } from "#server/auth/auth.server.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { isKnown } from "#server/http/etag.ts";
import { isFromOwnPage } from "#server/http/request-limits.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import type { Log } from "#server/log.ts";
import { type BlobStore, isKey } from "#server/storage/blob-store.ts";
import { removePhoto, setPhoto } from "./photo-commands.server.ts";
import { readUpload } from "./read-upload.ts";

const IMMUTABLE = "public, max-age=31536000, immutable";
/** If a browser treated a file as a page, this policy would block everything in it. */
const SANDBOX = "default-src 'none'; sandbox";
const [MAX_UPLOADS, UPLOAD_WINDOW_S] = [30, 600];

interface FileServices {
  readonly auth: Auth;
  readonly config: Pick<Config, "appOrigin">;
  readonly db: Database;
  readonly files: BlobStore;
  readonly log: Log;
}

export function fileRoutes(services: FileServices): Hono {
  const { auth, config, db, files, log } = services;
  const routes = new Hono();

  /** Only a signed-in person may change a photo, and only from our own origin. */
  const personOf = async (c: Context): Promise<string> => {
    if (!isFromOwnPage(c.req.raw, config.appOrigin)) throw new StorageError("unauthorized-app");
    const user = await userOfSession(auth, c.req.raw.headers);
    if (user === null) throw new StorageError("unauthenticated");
    return user.uid;
  };

  routes.put("/api/files/avatar", async (c) => {
    const uid = await personOf(c);
    const { isAllowed, waitS } = await takeLimit(db, `upload:${uid}`, MAX_UPLOADS, UPLOAD_WINDOW_S);
    if (!isAllowed) {
      return c.json({ code: "retry-limit-exceeded" }, 429, { "Retry-After": String(waitS), ...NO_STORE });
    }
    const photoURL = await setPhoto(db, files, uid, await readUpload(c.req.raw));
    return c.json({ photoURL }, 200, NO_STORE);
  });

  routes.delete("/api/files/avatar", async (c) => {
    await removePhoto(db, await personOf(c));
    return c.body(null, 204, NO_STORE);
  });

  routes.get("/files/:key{.+}", async (c) => {
    const key = c.req.param("key");
    if (!isKey(key) || !key.endsWith(".webp")) throw new StorageError("object-not-found");
    const headers = { ETag: `"${key}"`, "Cache-Control": IMMUTABLE, "Content-Security-Policy": SANDBOX };
    // The content of a key never changes, so a client that has it need not load it again.
    if (isKnown(c.req.header("if-none-match"), headers.ETag)) return c.body(null, 304, headers);
    const bytes = await files.get(key);
    if (bytes === undefined) throw new StorageError("object-not-found");
    return c.body(new Uint8Array(bytes), 200, {
      ...headers,
      "Content-Type": "image/webp",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    });
  });

  routes.onError((error, c) => {
    const known = error instanceof StorageError ? error : new StorageError("internal-error");
    const status = storageStatus(known.code);
    if (status >= 500) {
      const cause = error.cause instanceof Error ? error.cause.message : undefined;
      log.error("file request failed", { path: c.req.path, error: error.stack ?? error.message, cause });
    }
    const body = { code: known.code, message: known.message, reason: known.reason };
    return Response.json(body, { status, headers: NO_STORE });
  });
  return routes;
}

const NO_STORE = { "Cache-Control": "private, no-store" } as const;
