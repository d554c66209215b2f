import { type CSSProperties, memo } from "react";
import { onColorClass } from "#app/color/on-color.ts";
import { useCopy } from "#app/color/use-copy.ts";
import { pickedText, type ShownPicker, shareText } from "./shown-picker.ts";

interface ShareBandProps {
  readonly pickers: readonly ShownPicker[];
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** The colors side by side, as wide as their shares; pressing one copies it. */
export function ShareBand({ pickers, chosen, onChoose }: ShareBandProps) {
  return (
    <ul className="share-band" aria-label="Colors and their shares">
      {pickers.map(({ picker, index }) => (
        <Share
          key={index}
          text={pickedText(picker.color)}
          share01={picker.share01}
          kind={picker.kind}
          isChosen={index === chosen}
          index={index}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface ShareProps {
  readonly text: string;
  readonly share01: number | undefined;
  readonly kind: "found" | "accent" | "own";
  readonly isChosen: boolean;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

const Share = memo(function Share({ text, share01, kind, isChosen, index, onChoose }: ShareProps) {
  const { isCopied, copy } = useCopy();
  const share = shareText(share01);
  const extra = kind === "accent" ? ", accent" : "";
  return (
    <li style={{ "--c": text, "--w": Math.max(0.001, share01 ?? 0.05) } as CSSProperties}>
      <button
        type="button"
        className={onColorClass(text)}
        aria-label={`Copy ${text}${share === "" ? "" : `, ${share}`}${extra}`}
        title={`${text} ${share}`}
        data-chosen={isChosen || undefined}
        onClick={() => {
          onChoose(index);
          void copy(text);
        }}
      >
        <span className="share-words">
          {/* The text has the order of the button's accessible name; CSS shows the share first. */}
          <span className="t-value">{text}</span> <b>{isCopied ? "Copied" : share}</b>
          {kind === "accent" && <span className="share-kind">Accent</span>}
        </span>
      </button>
    </li>
  );
});
