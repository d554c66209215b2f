/** The picture under the text: decoded by the browser off the main thread; it never leaves the device. */
import { useEffect, useRef, useState } from "react";

export interface Photo {
  readonly bitmap: ImageBitmap;
  readonly name: string;
}

export interface PhotoState {
  readonly photo: Photo | undefined;
  /** A sentence if the last file could not be read; the previous picture stays. */
  readonly problem: string | undefined;
  readonly isReading: boolean;
  readonly read: (file: File) => void;
}

export function usePhoto(onRead: () => void): PhotoState {
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  const [isReading, setReading] = useState(false);
  const latest = useRef<File>(undefined);
  useEffect(() => () => photo?.bitmap.close(), [photo]);
  const read = (file: File) => {
    latest.current = file;
    setProblem(undefined);
    setReading(true);
    createImageBitmap(file)
      .then((bitmap) => {
        if (latest.current !== file) return bitmap.close();
        setPhoto({ bitmap, name: file.name });
        onRead();
      })
      .catch(() => {
        if (latest.current === file)
          setProblem(`${file.name || "The file"} could not be used: ${reason(file)}.`);
      })
      .finally(() => {
        if (latest.current === file) setReading(false);
      });
  };
  return { photo, problem, isReading, read };
}

function reason(file: File): string {
  if (file.size === 0) return "it is empty";
  return file.type.startsWith("image/") ? "this browser cannot read it as a picture" : "it is not a picture";
}
