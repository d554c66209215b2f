// One contract for both stores: whatever STORAGE_URL is, files behave the same.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3Server } from "#server/storage/testing/s3-server.ts";
import { type BlobStore, isKey } from "./blob-store.ts";
import { openBlobStore, readStorageUrl } from "./open-blob-store.ts";

const folder = mkdtempSync(path.join(tmpdir(), "tincture-files-"));
let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server("photos");
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytes = (text: string) => new TextEncoder().encode(text);
const STORES: readonly (readonly [name: string, url: () => string])[] = [
  ["a folder", () => `file:${folder}`],
  ["an S3 store", () => s3.url("photos")],
];

describe.each(STORES)("[PLT-4] %s", (_name, url) => {
  let store: BlobStore;
  beforeAll(() => {
    store = openBlobStore(url(), folder);
  });

  it("returns the stored bytes and their size", async () => {
    await store.put("u/Ab1/one.webp", bytes("first"));
    expect(await store.get("u/Ab1/one.webp")).toEqual(bytes("first"));
    expect(await store.head("u/Ab1/one.webp")).toEqual({ bytes: 5 });
  });

  it("replaces an existing blob", async () => {
    await store.put("u/Ab1/two.webp", bytes("long before"));
    await store.put("u/Ab1/two.webp", bytes("now"));
    expect(await store.get("u/Ab1/two.webp")).toEqual(bytes("now"));
  });

  it("has nothing under an unused key", async () => {
    expect(await store.get("u/Ab1/none.webp")).toBeUndefined();
    expect(await store.head("u/Ab1/none.webp")).toBeUndefined();
    await store.delete("u/Ab1/none.webp");
  });

  it("deletes one blob, and no other", async () => {
    await store.put("u/D/one.webp", bytes("1"));
    await store.put("u/D/two.webp", bytes("2"));
    await store.delete("u/D/one.webp");
    expect(await store.get("u/D/one.webp")).toBeUndefined();
    expect(await store.get("u/D/two.webp")).toEqual(bytes("2"));
  });

  it("deletes everything of one person, and nothing of one whose id has the same prefix", async () => {
    await store.put("u/Eve/a.webp", bytes("a"));
    await store.put("u/Eve/b.webp", bytes("b"));
    await store.put("u/Evelyn/a.webp", bytes("c"));
    await store.deletePrefix("u/Eve/");
    await store.deletePrefix("u/Eve/");
    expect(await store.get("u/Eve/a.webp")).toBeUndefined();
    expect(await store.get("u/Eve/b.webp")).toBeUndefined();
    expect(await store.get("u/Evelyn/a.webp")).toEqual(bytes("c"));
  });

  it.each([
    "../out",
    "u/../../out",
    "/etc/passwd",
    "u//x",
    ".hidden",
    "u/.part",
    "u/a b",
    "u/ä",
    "u\\x",
    "u/%2e",
  ])("rejects the key %s", async (key) => {
    await expect((async () => store.put(key, bytes("x")))()).rejects.toMatchObject({
      code: "invalid-argument",
    });
  });

  it("never accepts the root as a file or as a folder to empty", async () => {
    await expect((async () => store.put("", bytes("x")))()).rejects.toMatchObject({
      code: "invalid-root-operation",
    });
    for (const prefix of ["", "/", "u"]) {
      await expect((async () => store.deletePrefix(prefix))()).rejects.toMatchObject({
        code: "invalid-root-operation",
      });
    }
  });
});

it("[PLT-4] a folder store leaves no partial files", async () => {
  const place = path.join(folder, "half");
  const store = openBlobStore(`file:${place}`, folder);
  await Promise.all(Array.from({ length: 12 }, (_, at) => store.put("u/x.webp", bytes(`whole ${at}`))));
  expect(readdirSync(path.join(place, "u"))).toEqual(["x.webp"]);
  expect(new TextDecoder().decode(await store.get("u/x.webp"))).toMatch(/^whole \d+$/);
});

it("[PLT-4] a missing bucket and an unavailable host have error codes", async () => {
  const missing = openBlobStore(s3.url("nowhere"), folder);
  await expect(missing.put("u/a.webp", bytes("x"))).rejects.toMatchObject({ code: "bucket-not-found" });
  await expect(missing.deletePrefix("u/")).rejects.toMatchObject({ code: "bucket-not-found" });
  const away = openBlobStore("s3://key:secret@127.0.0.1:1/photos", folder);
  await expect(away.get("u/a.webp")).rejects.toMatchObject({ code: "internal-error" });
});

it("[PLT-4] parses STORAGE_URL, and explains what is wrong with it", () => {
  expect(readStorageUrl(undefined, "/srv/data")).toEqual({ kind: "folder", folder: "/srv/data/files" });
  expect(readStorageUrl("file:///srv/photos", "x")).toEqual({ kind: "folder", folder: "/srv/photos" });
  expect(readStorageUrl("s3://AK:s%2Fecret@s3.example/photos?region=eu-central-1", "x")).toEqual({
    kind: "s3",
    settings: {
      endpoint: "https://s3.example/photos",
      region: "eu-central-1",
      accessKeyId: "AK",
      secretAccessKey: "s/ecret",
    },
  });
  for (const wrong of [
    "file:",
    "http://x/y",
    "s3://host/bucket",
    "s3://a:b@host",
    "s3://a:b@host/x/y",
    "photos",
  ]) {
    expect(() => readStorageUrl(wrong, "x"), wrong).toThrow("STORAGE_URL is not valid");
  }
});

it("[PLT-4] the key of an account's file is valid", () => {
  expect(isKey("u/4fMMzJmLk3H0Zs/0123abcd-96.webp")).toBe(true);
  expect(isKey(`u/${"a".repeat(300)}`)).toBe(false);
});
