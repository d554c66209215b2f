/** The thread that draws preview pictures: laying out text and filling pixels takes a tenth of a second each. */
import { parentPort } from "node:worker_threads";
import { drawPicture, type Picture } from "./picture.server.ts";

export interface PictureMessage {
  readonly id: number;
  readonly picture: Picture;
}

export type PictureAnswer =
  | { readonly id: number; readonly ok: true; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly ok: false; readonly message: string };

async function draw({ id, picture }: PictureMessage): Promise<PictureAnswer> {
  try {
    return { id, ok: true, png: new Uint8Array(await drawPicture(picture)) };
  } catch (error) {
    return { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

if (parentPort === null) throw new Error("This file is the code of a thread.");
const port = parentPort;
port.on("message", (message: PictureMessage) => void answer(message));

async function answer(message: PictureMessage): Promise<void> {
  port.postMessage(await draw(message));
}
