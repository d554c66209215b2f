/** STORAGE_URL: `file:` and a folder, or `s3://key:secret@host/bucket?region=eu-central-1`. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { StorageError } from "#domain/account/storage-errors.ts";
import type { BlobStore } from "./blob-store.ts";
import { folderStore } from "./folder-store.ts";
import { type S3Settings, s3Store } from "./s3-store.ts";

export type StoragePlace =
  | { readonly kind: "folder"; readonly folder: string }
  | { readonly kind: "s3"; readonly settings: S3Settings };

/** By default the folder `files` in the data directory. Throws with the reason if the URL is invalid. */
export function readStorageUrl(text: string | undefined, dataDir: string): StoragePlace {
  if (text === undefined) return { kind: "folder", folder: path.resolve(dataDir, "files") };
  if (text.startsWith("file:")) return { kind: "folder", folder: folderOf(text) };
  if (!URL.canParse(text)) throw invalid("It is not an address.");
  const url = new URL(text);
  const bucket = url.pathname.slice(1);
  if (url.protocol !== "s3:") throw invalid("It begins with file: or s3://.");
  if (url.username === "" || url.password === "") throw invalid("The key and its secret are missing.");
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw invalid("The name of the bucket is missing.");
  // Plain http is only allowed to this machine.
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  return {
    kind: "s3",
    settings: {
      endpoint: `${isLocal ? "http" : "https"}://${url.host}/${bucket}`,
      region: url.searchParams.get("region") ?? "auto",
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
}

export function openBlobStore(text: string | undefined, dataDir: string): BlobStore {
  const place = readStorageUrl(text, dataDir);
  return place.kind === "folder" ? folderStore(place.folder) : s3Store(place.settings);
}

/** `file:./data/files` is relative to the working directory of the server. */
function folderOf(text: string): string {
  if (text.startsWith("file:///")) return fileURLToPath(text);
  const folder = text.slice("file:".length);
  if (folder === "" || folder.startsWith("//")) throw invalid("The folder is missing.");
  return path.resolve(folder);
}

function invalid(reason: string): StorageError {
  return new StorageError("invalid-default-bucket", reason);
}
