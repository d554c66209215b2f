/** Decodes and looks at pictures off the main thread (TLS-9). */
import { createPictureDesk } from "./picture-desk.ts";
import type { Asked } from "./picture-messages.ts";

const answer = createPictureDesk((said, transfer = []) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  self.postMessage(said, { transfer });
});

self.addEventListener("message", (event: MessageEvent<Asked>) => void answer(event.data));
