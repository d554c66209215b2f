import type { MouseEvent } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { HeroBand } from "./hero-view.ts";

interface HeroBandKeysProps {
  readonly band: HeroBand;
  readonly isLocked: boolean;
  readonly onLock: () => void;
}

/** The buttons on a band: one copies its color, one locks it for the next palettes. */
export function HeroBandKeys({ band: { hex, name }, isLocked, onLock }: HeroBandKeysProps) {
  const { isCopied, copy } = useCopy();
  return (
    <>
      <button
        type="button"
        className="hero-copy"
        aria-label={`Copy ${name}, ${hex}`}
        data-copy={hex}
        onMouseDown={keepFocus}
        onClick={() => void copy(hex)}
      >
        <span className="hero-name">
          {isCopied ? "Copied" : name} <span className="t-value-l">{hex.toUpperCase()}</span>
        </span>
      </button>
      <button
        type="button"
        className="hero-lock"
        aria-label={`Lock ${name}`}
        aria-pressed={isLocked}
        onMouseDown={keepFocus}
        onClick={onLock}
      >
        <Icon name={isLocked ? "lock-fill" : "lock-open"} size={20} />
      </button>
    </>
  );
}

/** Keeps the focus where it is, so that Space still generates a palette after a press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
