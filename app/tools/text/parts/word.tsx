import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { faceOf } from "#app/tools/text/face.ts";
import { fittingSize } from "#app/tools/text/fit.ts";
import { faceStyle } from "#app/tools/text/painted.ts";
import { paintedLetters } from "#app/tools/text/painted-letters.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { announce } from "#app/ui/announcer.ts";
import { MAX_TEXT, type TextDocument } from "#domain/documents/text/text-document.ts";

interface WordProps {
  readonly tool: TextTool;
  readonly word: RefObject<HTMLDivElement | null>;
}

const ROOM = { width: "(100cqw - 2 * var(--gutter))", height: "(100cqh - var(--text-room))" };
/** The least factor by which the text is made smaller. */
const SMALLEST = 0.1;

/** The text on the canvas, which can be edited in place: Enter moves the focus into it, Escape out of it. */
export function Word({ tool, word }: WordProps) {
  const { document, act } = tool;
  const { text, span } = document;
  // The browser changes the edited DOM without React, so after each edit another key renders a new element.
  const [edits, setEdits] = useState(0);
  const face = useMemo(() => faceOf(document), [document]);
  const size = useMemo(() => fittingSize(document, face, ROOM), [document, face]);
  useFitting(word, `${edits} ${size} ${layoutOf(document)}`);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // While somebody writes, letters are not shortcuts of the page.
    event.stopPropagation();
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div
      key={`${edits} ${span}`}
      ref={word}
      className="text-word text-face"
      data-span={span}
      data-align={document.align}
      data-moving={document.motionSeconds > 0 || undefined}
      style={
        {
          ...faceStyle(document, face),
          fontSize: `calc(${size} * var(--fit, 1))`,
          "--turn": `${document.motionSeconds}s`,
        } as CSSProperties
      }
      dir="auto"
      role="textbox"
      aria-multiline="true"
      tabIndex={0}
      aria-label="Text on the canvas"
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck={false}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const typed = event.currentTarget.innerText.replace(/\n$/, "");
        if (typed === text) return;
        if (typed.length > MAX_TEXT) announce(`Cut to ${MAX_TEXT} characters.`);
        setEdits((count) => count + 1);
        act({ type: "text", text: typed });
      }}
    >
      {span === "letter" ? (
        paintedLetters(text).map((letter, index) =>
          /\s/.test(letter) ? (
            letter
          ) : (
            <span key={`${index} ${letter}`} className="text-paint">
              {letter}
            </span>
          ),
        )
      ) : (
        <span key={text} className="text-paint">
          {text}
        </span>
      )}
    </div>
  );
}

/** What the size of the text on the canvas depends on: no color, so that a drag of one does not measure it. */
function layoutOf({
  text,
  font,
  localFont,
  weight,
  width,
  spacing,
  leading,
  align,
  span,
  view,
}: TextDocument): string {
  return [text, font, localFont, weight, width, spacing, leading, align, span, view].join("\n");
}

/**
 * Makes the text smaller, by bisection, if it overflows at the estimated size. Measures again when `layout` changes;
 * after an edit the element is another one, although the document is the same if the text was tidied to what it was.
 */
function useFitting(word: WordProps["word"], layout: string): void {
  useLayoutEffect(() => {
    const element = word.current;
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const fit = () => {
      element.style.removeProperty("--fit");
      // The room at the side of the letters reaches beyond the text, which has the margin of the canvas for it.
      const room = () =>
        Number.parseFloat(getComputedStyle(element.firstElementChild ?? element).paddingRight);
      const isOver = () =>
        element.scrollWidth > element.clientWidth + room() + 1 ||
        element.offsetHeight > stage.clientHeight - 8;
      if (!isOver()) return;
      let [low, high] = [SMALLEST, 1];
      for (let step = 0; step < 8; step += 1) {
        const middle = (low + high) / 2;
        element.style.setProperty("--fit", String(middle));
        if (isOver()) high = middle;
        else low = middle;
      }
      element.style.setProperty("--fit", String(low));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(stage);
    window.document.fonts.addEventListener("loadingdone", fit);
    return () => {
      observer.disconnect();
      window.document.fonts.removeEventListener("loadingdone", fit);
    };
  }, [word, layout]);
}

/** Returns a function that moves the focus to the end of the text. */
export function useWriting(word: WordProps["word"]): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const element = word.current;
    if (asked === 0 || element === null) return;
    element.focus();
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }, [asked, word]);
  return () => setAsked((count) => count + 1);
}
