import type { CSSProperties, MouseEvent } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { HeroBand } from "./hero-view.ts";

interface HeroBandKeysProps {
  readonly band: HeroBand;
  readonly place: number;
  readonly isLocked: boolean;
  readonly onLock: () => void;
}

/** A color of the palette with its name: a press copies it, and the lock keeps it for the next palettes. */
export function HeroBandKeys({ band, place, isLocked, onLock }: HeroBandKeysProps) {
  const { hex, name, onColor } = band;
  const { isCopied, copy } = useCopy();
  return (
    <li className={`hero-band ${onColor}`} style={{ "--c": hex, "--place": place } as CSSProperties}>
      <button
        type="button"
        className="hero-copy"
        aria-label={`Copy ${name}, ${hex}`}
        data-copy={hex}
        onMouseDown={keepFocus}
        onClick={() => void copy(hex)}
      >
        <b>{isCopied ? "Copied" : name}</b>
        <span className="t-value">{hex.toUpperCase()}</span>
      </button>
      <button
        type="button"
        className="hero-lock"
        aria-label={`Lock ${name}`}
        aria-pressed={isLocked}
        onMouseDown={keepFocus}
        onClick={onLock}
      >
        <Icon name={isLocked ? "lock-fill" : "lock-open"} size={18} />
      </button>
    </li>
  );
}

/** Keeps the focus where it is, so that Space still generates a palette after a press. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
