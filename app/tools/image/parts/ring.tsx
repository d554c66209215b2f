import { type CSSProperties, type KeyboardEvent, memo } from "react";
import { formatHex } from "#engine/format/format.ts";
import { type ShownPicker, shareText } from "./shown-picker.ts";

interface Placed {
  readonly shown: ShownPicker;
  /** From 1, in the order shown. */
  readonly number: number;
  readonly x01: number;
  readonly y01: number;
}

interface Movable extends Placed {
  readonly isFixed?: false;
  readonly isChosen: boolean;
  readonly onFocus: (index: number) => void;
  readonly onBlur: () => void;
  /** Pixels to the right and down; at rest when the key is let go. */
  readonly onMove: (index: number, dx: number, dy: number) => void;
  readonly onRest: () => void;
  readonly onRemove: (index: number) => void;
}

/** Where there is no picture to move it on. */
interface Fixed extends Placed {
  readonly isFixed: true;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;

/** A picker on the picture. Arrow keys move it by a pixel, with Shift by ten; Delete removes it. */
export const Ring = memo(function Ring(props: Movable | Fixed) {
  const { shown, number, x01, y01 } = props;
  const { picker, index } = shown;
  const hex = formatHex(picker.color);
  const style = { "--c": hex, "--x": x01, "--y": y01 } as CSSProperties;
  if (props.isFixed) return <i className="ring" style={style} data-kind={picker.kind} />;
  const { isChosen, onFocus, onBlur, onMove, onRest, onRemove } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const by = event.shiftKey ? FAR : 1;
      onMove(index, step[0] * by, step[1] * by);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      event.preventDefault();
      onRemove(index);
    }
  };
  const share = shareText(picker.share01);
  return (
    <button
      type="button"
      className="ring"
      data-ring={index}
      data-kind={picker.kind}
      data-chosen={isChosen || undefined}
      aria-label={`Picker ${number}: ${hex}${share === "" ? "" : `, ${share}`}`}
      aria-roledescription="picker, moved by arrow keys"
      style={style}
      onFocus={() => onFocus(index)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key in STEPS && onRest()}
    />
  );
});
