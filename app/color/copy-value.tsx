/** A value on a color that is copied when pressed; the button keeps the width of the value. */
import { useRef } from "react";
import { useCopy } from "./use-copy.ts";
import { valueDrag } from "./value-drag.ts";
import "./copy-value.css";

interface CopyValueProps {
  readonly text: string;
  /** Accessible name; "Copy …" by default. */
  readonly label?: string;
  readonly className?: string;
}

export function CopyValue({ text, label = `Copy ${text}`, className = "" }: CopyValueProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className={`copy-value ${className}`}
      aria-label={label}
      data-copied={isCopied || undefined}
      {...valueDrag(text)}
      onClick={() => void copy(text, shown.current)}
    >
      <span ref={shown}>{text}</span>
      {isCopied && <span className="copy-value-done">Copied</span>}
    </button>
  );
}
