/** Reads the body of an upload, limits its size while reading, then compares it with its headers. */
import { createHash } from "node:crypto";
import { MAX_PHOTO_BYTES, StorageError } from "#domain/account/storage-errors.ts";
import { readBytes } from "#server/http/read-bytes.ts";

const CHECKSUM = /^[0-9a-f]{64}$/;
const TOO_LARGE = "it is larger than 8 MB.";

/** Throws a StorageError; stops reading as soon as the limit is exceeded. */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const checksum = request.headers.get("x-checksum-sha256")?.toLowerCase() ?? "";
  if (!CHECKSUM.test(checksum)) {
    throw new StorageError("invalid-argument", "Its checksum (x-checksum-sha256, hexadecimal) is missing.");
  }
  const announced = request.headers.get("content-length");
  const body = await readBytes(request, MAX_PHOTO_BYTES);
  if (!body.ok && body.reason === "too-large") throw new StorageError("quota-exceeded", TOO_LARGE);
  if (!body.ok) throw new StorageError("server-file-wrong-size");
  const { bytes } = body;
  if (announced !== null && Number(announced) !== bytes.byteLength)
    throw new StorageError("server-file-wrong-size");
  if (bytes.byteLength === 0) throw new StorageError("invalid-argument", "It is empty.");
  if (createHash("sha256").update(bytes).digest("hex") !== checksum)
    throw new StorageError("invalid-checksum");
  return bytes;
}
