/** The fonts of pictures, opened once in a process. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { PictureFace } from "#domain/pictures/outline-text.ts";
import type { PostFaces } from "#domain/pictures/post-picture.ts";
import { openFontFace } from "#engine/typeset/font-face.ts";

const MODULES = path.resolve("node_modules/@fontsource-variable");
/** Files by their letters, the most frequent first. */
const SUBSETS = ["latin", "latin-ext", "vietnamese"] as const;

async function faceOf(
  family: "mona-sans" | "martian-mono",
  weight: number,
  width: number,
): Promise<PictureFace> {
  const files = await Promise.all(
    SUBSETS.filter((subset) => family === "mona-sans" || subset !== "vietnamese").map((subset) =>
      readFile(path.join(MODULES, family, "files", `${family}-${subset}-wdth-normal.woff2`)),
    ),
  );
  return files.map((file) => openFontFace(file, weight, width));
}

let faces: Promise<PostFaces> | undefined;

export function pictureFaces(): Promise<PostFaces> {
  faces ??= (async () => {
    const [display, label, text, mono] = await Promise.all([
      faceOf("mona-sans", 700, 75),
      faceOf("mona-sans", 640, 90),
      faceOf("mona-sans", 480, 100),
      faceOf("martian-mono", 400, 80),
    ]);
    return { display, label, text, mono };
  })();
  return faces;
}
