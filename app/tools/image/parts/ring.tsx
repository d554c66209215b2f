import { type CSSProperties, type KeyboardEvent, memo } from "react";
import { useKeyMoves } from "#app/canvas/use-point-handle.ts";
import type { PixelAt } from "#domain/documents/image/image-document.ts";
import { pickedText, type ShownPicker, shareText } from "./shown-picker.ts";

interface Placed {
  readonly shown: ShownPicker;
  /** From 1, in display order. */
  readonly number: number;
  readonly x01: number;
  readonly y01: number;
}

interface Movable extends Placed {
  readonly isFixed?: false;
  /** Its pixel. */
  readonly at: PixelAt;
  /** Width of the picture. */
  readonly width: number;
  readonly height: number;
  readonly isChosen: boolean;
  readonly onFocus: (index: number) => void;
  readonly onBlur: () => void;
  readonly onPlace: (index: number, at: PixelAt, isDrag: boolean) => void;
  readonly onCancel: () => void;
  readonly onRemove: (index: number) => void;
}

/** A picker on a placeholder, which cannot be moved. */
interface Fixed extends Placed {
  readonly isFixed: true;
}

/** A picker on the picture. Arrow keys move it by one pixel, with Shift by ten; Delete removes it. */
export const Ring = memo(function Ring(props: Movable | Fixed) {
  if (!props.isFixed) return <MovableRing {...props} />;
  const { shown, x01, y01 } = props;
  const { picker } = shown;
  const style = { "--c": pickedText(picker.color), "--x": x01, "--y": y01 } as CSSProperties;
  return <i className="ring" style={style} data-kind={picker.kind} />;
});

function MovableRing(props: Movable) {
  const { shown, number, x01, y01, at, width, height, isChosen } = props;
  const { onFocus, onBlur, onPlace, onCancel, onRemove } = props;
  const { picker, index } = shown;
  const hex = pickedText(picker.color);
  const keys = useKeyMoves<PixelAt>({
    value: at,
    valueBy: ({ x, y }, { right, up }) => ({ x: clamp(x + right, width), y: clamp(y - up, height) }),
    onDrag: (to) => onPlace(index, to, true),
    onCommit: (to) => onPlace(index, to, false),
    onCancel,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    keys.onKeyDown(event);
    if (event.key !== "Delete" && event.key !== "Backspace") return;
    event.preventDefault();
    onRemove(index);
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
      style={{ "--c": hex, "--x": x01, "--y": y01 } as CSSProperties}
      onFocus={() => onFocus(index)}
      onBlur={() => {
        keys.onBlur();
        onBlur();
      }}
      onKeyDown={onKeyDown}
      onKeyUp={keys.onKeyUp}
    />
  );
}

function clamp(value: number, size: number): number {
  return Math.min(size - 1, Math.max(0, value));
}
