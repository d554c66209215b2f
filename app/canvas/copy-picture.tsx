import { useEffect, useRef, useState } from "react";
import { announce } from "#app/ui/announcer.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast.ts";
import { failureOfError } from "#app/workers/failure.ts";

const COPIED_MS = 1500;

interface CopyPictureProps {
  /** Draws a PNG, the one kind of picture that every clipboard takes. Its rejection is said to the person. */
  readonly draw: () => Promise<Blob>;
}

/** Puts a picture on the clipboard, to be pasted into a document, a chat or a drawing program. */
export function CopyPicture({ draw }: CopyPictureProps) {
  const [state, setState] = useState<"ready" | "drawing" | "copied">("ready");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    if (state === "drawing") return;
    clearTimeout(timer.current);
    setState("drawing");
    const picture = draw();
    try {
      // The clipboard must be called during the press: Safari refuses a call after an await.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    } catch {
      setState("ready");
      const text = await picture.then(
        () => "The clipboard takes no pictures here. Download the PNG instead.",
        (error: unknown) => `Nothing was copied. ${failureOfError(error).message}`,
      );
      showToast({ text });
      return;
    }
    setState("copied");
    announce("Copied the picture");
    timer.current = setTimeout(() => setState("ready"), COPIED_MS);
  };
  return (
    <Button aria-busy={state === "drawing"} onClick={() => void copy()}>
      <Icon name={state === "copied" ? "check" : "copy"} size={16} />
      {state === "copied" ? "Copied" : state === "drawing" ? "Drawing…" : "Copy picture"}
    </Button>
  );
}
