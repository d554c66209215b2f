/** Photos are decoded and re-encoded, so that only their pixels are stored. */
import sharp, { type Sharp } from "sharp";
import { MAX_PHOTO_PIXELS, StorageError } from "#domain/account/storage-errors.ts";
import { pictureFormat } from "./picture-bytes.ts";

export interface PhotoPictures {
  /** WebP, 512 × 512 px. */
  readonly large: Uint8Array;
  /** WebP, 96 × 96 px. */
  readonly small: Uint8Array;
}

const [LARGE_PX, SMALL_PX] = [512, 96];
const QUALITY = 82;
/** sharp's names of the formats it decodes; AVIF is HEIF with AV1. */
const DECODED: ReadonlySet<string> = new Set(["png", "jpeg", "webp", "gif", "heif"]);

sharp.concurrency(1);
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one at a time, since 40 million pixels take 160 MB. Throws a StorageError for unsupported or damaged pictures.
 */
export function makePhotoPictures(bytes: Uint8Array): Promise<PhotoPictures> {
  const made = last.then(() => draw(bytes));
  last = made.catch(() => undefined);
  return made;
}

async function draw(bytes: Uint8Array): Promise<PhotoPictures> {
  if (pictureFormat(bytes) === undefined) throw new StorageError("invalid-format");
  await checkSize(bytes);
  try {
    const square = await open(bytes)
      .autoOrient()
      .resize(LARGE_PX, LARGE_PX, { fit: "cover" })
      .webp({ quality: QUALITY })
      .toBuffer();
    const small = await sharp(square).resize(SMALL_PX, SMALL_PX).webp({ quality: QUALITY }).toBuffer();
    return { large: square, small };
  } catch (error) {
    throw new StorageError("invalid-format", undefined, { cause: error });
  }
}

async function checkSize(bytes: Uint8Array): Promise<void> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new StorageError("invalid-format", undefined, { cause: error });
    });
  if (!DECODED.has(facts.format)) throw new StorageError("invalid-format");
  if (facts.width * facts.height > MAX_PHOTO_PIXELS) {
    throw new StorageError("invalid-argument", "It has more than 40 million pixels.");
  }
}

/** Opens the first frame of an animation; a truncated picture is rejected. */
function open(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: "error", pages: 1 });
}
