import { useEffect, useEffectEvent, useState } from "react";
import { writeText } from "#app/color/export-formats.ts";
import type { Failure } from "#app/workers/failure.ts";
import type { ExportOptions, ExportPalette } from "#engine/files/export/export-palette.ts";

/**
 * A palette in a text format, which is undefined for one that is no text. The text of an earlier step stays until the next
 * one is written, that of another format does not.
 */
export function useWrittenText(id: string | undefined, palette: ExportPalette, options: ExportOptions) {
  const [written, setWritten] = useState<{ readonly id: string; readonly text: string }>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);
  const write = useEffectEvent((format: string) => writeText(format, palette, options));
  // Compared by value, because each step of a drag creates a new palette object, mostly with the same text.
  const key = JSON.stringify([palette, options]);
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    void write(id).then(({ code, problem }) => {
      if (!isCurrent) return;
      setFailure(problem);
      if (problem === undefined) setWritten({ id, text: code });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, key, tries]);
  return {
    text: written?.id === id ? written?.text : undefined,
    failure,
    again: () => setTries((count) => count + 1),
  };
}
