// Uploads as browsers and attackers send them, to the real sign-in service, database and folder.
import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createAuth } from "#server/auth/auth.server.ts";
import { users } from "#server/auth/auth-tables.ts";
import { hasAccount } from "#server/auth/has-account.server.ts";
import { QUICK_PASSWORDS } from "#server/auth/testing/quick-passwords.ts";
import { readConfig } from "#server/config/config.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { blobJobs, DELETE_BLOBS } from "#server/storage/blob-jobs.server.ts";
import type { BlobStore } from "#server/storage/blob-store.ts";
import { openBlobStore } from "#server/storage/open-blob-store.ts";
import { stripedPng } from "#tests/picture-files.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { fileRoutes } from "./file-routes.ts";
import { files } from "./file-table.ts";

const ORIGIN = "http://localhost:3000";
const dataDir = mkdtempSync(path.join(tmpdir(), "tincture-upload-"));
const logged: string[] = [];
const log = createLog((line) => logged.push(line));
let opened: OpenedDatabase;
let store: BlobStore;
let routes: ReturnType<typeof fileRoutes>;
let auth: ReturnType<typeof createAuth>;
let photo: Buffer;

beforeAll(async () => {
  opened = await openTestDatabase();
  const config = readConfig({ DATA_DIR: dataDir, APP_ORIGIN: ORIGIN });
  auth = createAuth({ config, db: opened.db, passwords: QUICK_PASSWORDS });
  store = openBlobStore(undefined, dataDir);
  routes = fileRoutes({ auth, config, db: opened.db, files: store, log });
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#c53c69" } })
    .jpeg()
    .withExifMerge({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .toBuffer();
});
afterAll(async () => {
  await opened.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signUp(): Promise<{ uid: string; cookie: string }> {
  const answer = await auth.api.signUpEmail({
    body: { name: "Test", email: `${randomUUID()}@example.com`, password: "correct horse battery" },
    returnHeaders: true,
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return { uid: answer.response.user.id, cookie };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

function put(bytes: Uint8Array, headers: Record<string, string | undefined>): Promise<Response> {
  const all = { origin: ORIGIN, "x-checksum-sha256": sha256(bytes), ...headers };
  const given = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return Promise.resolve(
    routes.request(`${ORIGIN}/api/files/avatar`, {
      method: "PUT",
      headers: new Headers(given as [string, string][]),
      body: new Uint8Array(bytes),
    }),
  );
}

async function codeOf(answer: Response): Promise<[number, unknown]> {
  const body: { code?: unknown } = await answer.json();
  return [answer.status, body.code];
}

const isAccount = (userId: string) => hasAccount(opened.db, userId);

it("[PLT-4] [ACC-1] a photo is drawn anew as WebP in two sizes, without what its file said of its maker", async () => {
  const { uid, cookie } = await signUp();
  const answer = await put(photo, { cookie });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const { photoURL }: { photoURL: string } = await answer.json();
  expect(photoURL).toMatch(new RegExp(`^/files/u/${uid}/[0-9a-f]{40}\\.webp$`));
  const [person] = await opened.db.select().from(users).where(eq(users.id, uid));
  expect(person?.image).toBe(photoURL);

  const large = await routes.request(photoURL);
  expect(large.headers.get("content-type")).toBe("image/webp");
  expect(large.headers.get("cache-control")).toContain("immutable");
  expect(large.headers.get("x-content-type-options")).toBe("nosniff");
  expect(large.headers.get("content-security-policy")).toContain("sandbox");
  const bytes = Buffer.from(await large.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect(bytes.includes("somebody")).toBe(false);
  const small = await routes.request(photoURL.replace(".webp", "-96.webp"));
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(96);

  const etag = large.headers.get("etag") ?? "";
  const again = await routes.request(photoURL, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it("[PLT-4] a new photo replaces the old one, whose files are deleted", async () => {
  const { uid, cookie } = await signUp();
  const first: { photoURL: string } = await (await put(photo, { cookie })).json();
  const second: { photoURL: string } = await (await put(photo, { cookie })).json();
  expect(second.photoURL).not.toBe(first.photoURL);
  await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log });
  expect((await routes.request(first.photoURL)).status).toBe(404);
  expect((await routes.request(second.photoURL)).status).toBe(200);
  expect(await opened.db.select().from(files).where(eq(files.userId, uid))).toHaveLength(2);

  const gone = await routes.request(`${ORIGIN}/api/files/avatar`, {
    method: "DELETE",
    headers: { cookie, origin: ORIGIN },
  });
  expect(gone.status).toBe(204);
  await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log });
  expect(readdirSync(path.join(dataDir, "files", "u", uid))).toEqual([]);
  const [person] = await opened.db.select().from(users).where(eq(users.id, uid));
  expect(person?.image).toBeNull();
});

it("[PLT-4] of concurrent uploads, one photo remains and nothing is left over", async () => {
  const { uid, cookie } = await signUp();
  const answers = await Promise.all(Array.from({ length: 4 }, () => put(photo, { cookie })));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
  while (
    (await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log })) > 0
  );
  expect(readdirSync(path.join(dataDir, "files", "u", uid))).toHaveLength(2);
});

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
);
const BAD: readonly (readonly [
  what: string,
  status: number,
  code: string,
  bytes: () => Uint8Array | Promise<Uint8Array>,
])[] = [
  ["an SVG", 415, "invalid-format", () => SVG],
  [
    "an SVG behind an XML line",
    415,
    "invalid-format",
    () => Buffer.from(`<?xml version="1.0"?>${SVG.toString()}`),
  ],
  ["a text named .jpg", 415, "invalid-format", () => Buffer.from("not a picture")],
  ["a fake GIF", 415, "invalid-format", () => Buffer.from("GIF89a<script>alert(1)</script>")],
  ["a fake PNG", 415, "invalid-format", () => Buffer.from("\x89PNG\r\n\x1a\nnothing follows", "latin1")],
  ["a picture cut off", 415, "invalid-format", () => photo.subarray(0, photo.length / 2)],
  ["a PDF", 415, "invalid-format", () => Buffer.from("%PDF-1.7\n%%EOF")],
  ["an empty file", 400, "invalid-argument", () => Buffer.alloc(0)],
  ["a bomb of 144 million pixels", 400, "invalid-argument", () => stripedPng(12_000, 12_000, [[255, 0, 0]])],
  ["a file over 8 MB", 413, "quota-exceeded", () => Buffer.alloc(8 * 1024 * 1024 + 1, 1)],
];

it.each(BAD)("[PLT-4] rejects %s", async (_what, status, code, bytes) => {
  const { uid, cookie } = await signUp();
  const before = logged.length;
  expect(await codeOf(await put(await bytes(), { cookie }))).toEqual([status, code]);
  expect(logged.length).toBe(before);
  expect(await opened.db.select().from(files).where(eq(files.userId, uid))).toEqual([]);
});

it("[PLT-4] stops reading at the limit, whatever length was announced", async () => {
  const { cookie } = await signUp();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
      if (sent === 40) controller.close();
    },
  });
  const request = new Request(`${ORIGIN}/api/files/avatar`, {
    method: "PUT",
    headers: { cookie, origin: ORIGIN, "x-checksum-sha256": "0".repeat(64) },
    body,
    duplex: "half",
  } as RequestInit);
  expect(await codeOf(await routes.request(request))).toEqual([413, "quota-exceeded"]);
  expect(sent).toBeLessThan(12);
});

it("[PLT-4] detects changed or missing bytes", async () => {
  const { cookie } = await signUp();
  expect(await codeOf(await put(photo, { cookie, "x-checksum-sha256": sha256(SVG) }))).toEqual([
    422,
    "invalid-checksum",
  ]);
  expect(await codeOf(await put(photo, { cookie, "x-checksum-sha256": undefined }))).toEqual([
    400,
    "invalid-argument",
  ]);
  expect(await codeOf(await put(photo, { cookie, "content-length": String(photo.length + 1) }))).toEqual([
    422,
    "server-file-wrong-size",
  ]);
});

it("[PLT-4] rejects visitors, and requests from other sites", async () => {
  const { cookie } = await signUp();
  expect(await codeOf(await put(photo, {}))).toEqual([401, "unauthenticated"]);
  for (const origin of ["https://evil.example", "null", undefined]) {
    expect(await codeOf(await put(photo, { cookie, origin })), String(origin)).toEqual([
      403,
      "unauthorized-app",
    ]);
  }
  const removal = { method: "DELETE", headers: { cookie, origin: "https://evil.example" } };
  expect((await routes.request(`${ORIGIN}/api/files/avatar`, removal)).status).toBe(403);
});

it("[PLT-4] the files of a person are limited to 50 MB", async () => {
  const { uid, cookie } = await signUp();
  await opened.db
    .insert(files)
    .values({ key: `u/${uid}/wall.webp`, userId: uid, purpose: "wallpaper", bytes: 50 * 1024 * 1024 });
  expect(await codeOf(await put(photo, { cookie }))).toEqual([413, "quota-exceeded"]);
  expect(readdirSync(path.join(dataDir, "files", "u", uid))).toEqual([]);
});

it("[PLT-4] deletes all files of a deleted account, and retries if the store is unavailable", async () => {
  const { uid, cookie } = await signUp();
  const { photoURL }: { photoURL: string } = await (await put(photo, { cookie })).json();
  await addJob(opened.db, DELETE_BLOBS, { prefix: `u/${uid}/` });
  const away: BlobStore = { ...store, deletePrefix: () => Promise.reject(new Error("away")) };
  expect(
    await runDueJobs({ db: opened.db, works: blobJobs({ files: away, hasAccount: isAccount }), log }),
  ).toBe(0);
  expect((await routes.request(photoURL)).status).toBe(200);
  // The job has been postponed to its next attempt.
  expect(
    await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log }),
  ).toBe(0);
  await opened.db.update(jobs).set({ nextAt: new Date(0) });
  expect(
    await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log }),
  ).toBe(1);
  expect((await routes.request(photoURL)).status).toBe(404);
});

it("[PLT-4] leaves the files of an account whose deletion failed, or is not over", async () => {
  const { uid, cookie } = await signUp();
  const { photoURL }: { photoURL: string } = await (await put(photo, { cookie })).json();
  await addJob(opened.db, DELETE_BLOBS, { prefix: `u/${uid}/`, userId: uid });
  expect(
    await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log }),
  ).toBe(0);
  expect((await routes.request(photoURL)).status).toBe(200);
  await opened.db.delete(users).where(eq(users.id, uid));
  await opened.db.update(jobs).set({ nextAt: new Date(0) });
  expect(
    await runDueJobs({ db: opened.db, works: blobJobs({ files: store, hasAccount: isAccount }), log }),
  ).toBe(1);
  expect((await routes.request(photoURL)).status).toBe(404);
});

it.each(["/files/../auth-secret", "/files/..%2Fauth-secret", "/files/.x.webp", "/files/u/nobody/none.webp"])(
  "[PLT-4] serves only stored files: %s",
  async (address) => {
    expect((await routes.request(address)).status).toBe(404);
  },
);
