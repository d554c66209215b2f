import { useEffect, useRef, useState } from "react";
import { startUpload, type UploadTask } from "#app/account/upload.ts";
import { MAX_PHOTO_BYTES, StorageError } from "#domain/account/storage-errors.ts";

export type UploadState =
  | { readonly status: "idle" }
  | { readonly status: "sending"; readonly share01: number; readonly isWaiting: boolean }
  | { readonly status: "done" }
  | { readonly status: "failed"; readonly message: string };

/** Uploads a chosen photo; leaving the page cancels it. */
export function usePhotoUpload(onDone: () => void) {
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const task = useRef<UploadTask>(undefined);
  useEffect(() => () => task.current?.cancel(), []);

  const start = async (file: File): Promise<void> => {
    if (file.size > MAX_PHOTO_BYTES) {
      // Checked before the upload instead of after 8 MB.
      const { message } = new StorageError("quota-exceeded", "it is larger than 8 MB.");
      return setState({ status: "failed", message });
    }
    const running = startUpload("/api/files/avatar", file);
    task.current = running;
    setState({ status: "sending", share01: 0, isWaiting: false });
    running.on("progress", ({ sentBytes, totalBytes }) =>
      setState({ status: "sending", share01: sentBytes / Math.max(1, totalBytes), isWaiting: false }),
    );
    running.on("retry", () => setState({ status: "sending", share01: 0, isWaiting: true }));
    try {
      await running.done;
      setState({ status: "done" });
      onDone();
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      setState({ status: "failed", message: error.code === "canceled" ? "Upload canceled." : error.message });
    }
  };
  return { state, start, cancel: () => task.current?.cancel(), forget: () => setState({ status: "idle" }) };
}
