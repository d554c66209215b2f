/** The pictures of the image benchmark: generated from seeds, plus any files whose paths are given. */
import { NodeImage } from "@vibrant/image-node"; // The decoder of node-vibrant, whose time is not measured.
import { photoLike } from "../engine/testing/photo-like.ts";
import type { Picture } from "./image-quantizers.ts";

const SEEDS = ["meadow", "harbor", "market", "forest"];
const [WIDTH, HEIGHT] = [512, 384];
/** The longer side of a picture of the benchmark, in pixels. */
const LONGEST = 512;

/** Pictures of 512 pixels on the longer side. */
export async function picturesOf(paths: readonly string[]): Promise<readonly Picture[]> {
  const made = SEEDS.map((seed) => photoLike(seed, WIDTH, HEIGHT));
  return [...made, ...(await Promise.all(paths.map(readPicture)))];
}

/** A generated picture of 12 million pixels. */
export function largePicture(): Picture {
  return photoLike("large", 4000, 3000);
}

async function readPicture(path: string): Promise<Picture> {
  const image = await new NodeImage().load(path);
  const scale = Math.min(1, LONGEST / Math.max(image.getWidth(), image.getHeight()));
  const [width, height] = [Math.round(image.getWidth() * scale), Math.round(image.getHeight() * scale)];
  image.resize(width, height, scale);
  return { rgba: Uint8ClampedArray.from(image.getImageData().data), width, height };
}
