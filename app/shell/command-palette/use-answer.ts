import { useEffect, useState } from "react";
import { readAnything } from "#app/color/reading/read-anything.ts";
import { type Computed, computed, computedList, mayBeList } from "./computed.ts";

const TYPING_PAUSE_MS = 80;

/** What the typed text comes to: at once for a color or an expression, by the reader for a list or a link. */
export function useAnswer(text: string): Computed | undefined {
  const [list, setList] = useState<{ readonly text: string; readonly answer: Computed | undefined }>();
  const direct = computed(text);
  const isRead = direct === undefined && mayBeList(text);
  useEffect(() => {
    if (!isRead) return;
    // A reading whose text is typed over is left to end: to cancel it would end the worker, and the next text needs it.
    let isNewest = true;
    const timer = setTimeout(() => {
      void readAnything(text.trim()).then((answered) => {
        if (!answered.ok || !isNewest) return;
        const { answer } = answered.answer;
        const found = answer.ok
          ? computedList(
              answer.colors.map(({ color }) => color),
              answer.unread.length,
            )
          : undefined;
        setList({ text, answer: found });
      });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      isNewest = false;
    };
  }, [text, isRead]);
  return direct ?? (isRead && list?.text === text ? list.answer : undefined);
}
