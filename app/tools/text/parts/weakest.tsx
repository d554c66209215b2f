import { type CSSProperties, type RefObject, startTransition, useEffect, useState } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { faceOf } from "#app/tools/text/face.ts";
import { type LetterMask, type Mark, markedPlace } from "#app/tools/text/letter-mask.ts";
import { measureLetters } from "#app/tools/text/letters.ts";
import { markColor } from "#app/tools/text/painted.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";

interface WeakestProps {
  readonly tool: TextTool;
  readonly word: RefObject<HTMLDivElement | null>;
  readonly vision: VisionChoice;
  readonly isShown: boolean;
}

/** Measures which parts of the gradient are on letters, and marks the weakest of them with a ring and a label. */
export function Weakest({ tool, word, vision, isShown }: WeakestProps) {
  const { committed, contrast, setLetters, setMissing } = tool;
  const { ratio, position01 } = contrast.worst;
  const [mask, setMask] = useState<LetterMask>();
  const [mark, setMark] = useState<Mark>();
  useEffect(() => {
    const stage = word.current?.closest<HTMLElement>("[data-stage]");
    if (!stage) return;
    let isOver = false;
    let newest = 0;
    const measure = async () => {
      newest += 1;
      const run = newest;
      // An edit replaces the element.
      const element = word.current;
      if (element === null) return;
      const measured = await measureLetters(element, stage, committed, faceOf(committed));
      if (isOver || run !== newest || measured === undefined) return;
      // The whole tool renders again; as a transition this does not block the page while it starts.
      startTransition(() => {
        setLetters(measured.places);
        setMissing(measured.missing);
        setMask(measured);
      });
    };
    const onChange = () => void measure();
    // A ResizeObserver reports the first size as well.
    const observer = new ResizeObserver(onChange);
    observer.observe(stage);
    document.fonts.addEventListener("loadingdone", onChange);
    return () => {
      isOver = true;
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", onChange);
    };
  }, [word, committed, setLetters, setMissing]);
  useEffect(() => {
    // The letters are measured again for another gradient.
    if (!isShown || mask?.gradient !== committed.gradient) return;
    let isOver = false;
    const rootPx = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    void markedPlace(mask, position01, rootPx / 16).then((found) => isOver || setMark(found));
    return () => {
      isOver = true;
    };
  }, [isShown, mask, committed.gradient, position01]);
  if (!isShown || mark === undefined) return null;
  const { x, y, label } = mark;
  return (
    <div
      className="text-weak"
      style={
        {
          left: `${x}px`,
          top: `${y}px`,
          "--c": markColor(committed.gradient, position01, vision),
          "--dx": `${label.x - x}px`,
          "--dy": `${label.y - y}px`,
          "--reach": `${Math.hypot(label.towards[0] - x, label.towards[1] - y)}px`,
          "--turn": `${Math.atan2(label.towards[1] - y, label.towards[0] - x)}rad`,
        } as CSSProperties
      }
      role="img"
      aria-label={`Weakest place of the letters: ${formatRatio(ratio)} to 1, at ${Math.round(position01 * 100)} percent`}
      tabIndex={-1}
      data-weakest
    >
      <i />
      <span aria-hidden="true">
        <b>{formatRatio(ratio)} : 1</b>
        {!label.isBrief && <small className="t-value">weakest, at {Math.round(position01 * 100)} %</small>}
      </span>
    </div>
  );
}
