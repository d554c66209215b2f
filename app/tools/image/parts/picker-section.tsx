import { type CSSProperties, useEffect, useState } from "react";
import { hasEyeDropper, pickFromScreen } from "#app/color/screen-color.ts";
import { ValueChip } from "#app/color/value-chip.tsx";
import type { ImageTool } from "#app/tools/image/use-image.ts";
import { IconButton } from "#app/ui/button.tsx";
import { pickedText, type ShownPicker, shareText } from "./shown-picker.ts";

interface PickerSectionProps {
  readonly image: ImageTool;
  readonly pickers: readonly ShownPicker[];
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
  readonly onAdd: () => void;
}

/** All pickers as swatches; for the selected one its value, share and position. */
export function PickerSection({ image, pickers, chosen, onChoose, onAdd }: PickerSectionProps) {
  const [canPick, setCanPick] = useState(false);
  useEffect(() => setCanPick(hasEyeDropper()), []);
  const current = pickers.find(({ index }) => index === chosen) ?? pickers[0];
  const fromScreen = async () => {
    const color = await pickFromScreen();
    if (color !== undefined) image.add([color]);
  };
  return (
    <>
      {pickers.length > 0 && (
        <ul className="picker-squares" aria-label="Pickers">
          {pickers.map(({ picker, index }, order) => (
            <li key={index}>
              <button
                type="button"
                aria-label={`Choose picker ${order + 1}, ${pickedText(picker.color)}`}
                aria-pressed={index === current?.index}
                style={{ "--c": pickedText(picker.color) } as CSSProperties}
                onClick={() => onChoose(index)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="picker-row">
        {current === undefined ? (
          <p className="field-hint">Press on the picture to pick a color.</p>
        ) : (
          <>
            <ValueChip value={pickedText(current.picker.color)} color={pickedText(current.picker.color)} />
            <p className="picker-facts t-value">
              <span>{shareText(current.picker.share01)}</span>
              {current.picker.at && (
                <span>
                  {current.picker.at.x}, {current.picker.at.y}
                </span>
              )}
            </p>
          </>
        )}
        <span className="grow" />
        {image.picture !== undefined && (
          <IconButton
            icon="plus"
            label="Add a picker"
            shortcut="P"
            size="s"
            data-tip-side="end"
            onClick={onAdd}
          />
        )}
        {canPick && (
          <IconButton
            icon="eyedropper"
            label="Pick from the screen"
            size="s"
            data-tip-side="end"
            onClick={() => void fromScreen()}
          />
        )}
        {current !== undefined && (
          <IconButton
            icon="trash"
            label="Remove this picker"
            size="s"
            data-tip-side="end"
            onClick={() => image.remove(current.index)}
          />
        )}
      </div>
    </>
  );
}
