import { type CSSProperties, memo } from "react";
import { onColorClass } from "#app/color/on-color.ts";
import { useCopy } from "#app/color/use-copy.ts";
import { formatHex } from "#engine/format/format.ts";
import { type ShownPicker, shareText } from "./shown-picker.ts";

interface ShareBandProps {
  readonly pickers: readonly ShownPicker[];
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** The colors side by side, each as wide as its share; a press copies. */
export function ShareBand({ pickers, chosen, onChoose }: ShareBandProps) {
  return (
    <ul className="share-band" aria-label="Colors and their shares">
      {pickers.map(({ picker, index }) => (
        <Share
          key={index}
          hex={formatHex(picker.color)}
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
  readonly hex: string;
  readonly share01: number | undefined;
  readonly kind: "found" | "accent" | "own";
  readonly isChosen: boolean;
  readonly index: number;
  readonly onChoose: (index: number) => void;
}

const Share = memo(function Share({ hex, share01, kind, isChosen, index, onChoose }: ShareProps) {
  const { isCopied, copy } = useCopy();
  const share = shareText(share01);
  const extra = kind === "accent" ? ", accent" : "";
  return (
    <li style={{ "--c": hex, "--w": Math.max(0.001, share01 ?? 0.05) } as CSSProperties}>
      <button
        type="button"
        className={onColorClass(hex)}
        aria-label={`Copy ${hex}${share === "" ? "" : `, ${share}`}${extra}`}
        title={`${hex} ${share}`}
        data-chosen={isChosen || undefined}
        onClick={() => {
          onChoose(index);
          void copy(hex);
        }}
      >
        <span className="share-words">
          <b>{isCopied ? "Copied" : share}</b>
          <span className="t-value">{hex}</span>
          {kind === "accent" && <span className="share-kind">Accent</span>}
        </span>
      </button>
    </li>
  );
});
