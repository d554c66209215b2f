import { type CSSProperties, type PointerEvent, useRef } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PaletteColor } from "#domain/documents/palette-document.ts";
import { onColor } from "#engine/contrast.ts";
import { formatColor, formatHex } from "#engine/format.ts";
import { smallestGamut } from "#engine/gamut.ts";
import type { PaletteAction } from "../model.ts";

interface ColumnProps {
  readonly entry: PaletteColor;
  readonly index: number;
  readonly count: number;
  readonly name: string;
  /** The color as it is shown: itself, or as a deficiency sees it. */
  readonly shownHex: string;
  /** Index of a color this one is too alike to. */
  readonly alikeTo: number | undefined;
  readonly openTool: "edit" | "shades" | undefined;
  readonly act: (action: PaletteAction) => void;
  readonly onOpen: (tool: "edit" | "shades") => void;
  readonly onDragStart: (index: number, event: PointerEvent<HTMLElement>) => void;
}

/** One color over the full height: lock and drag above, its tools under the lock, name and values at the foot. */
export function Column(props: ColumnProps) {
  const { entry, index, count, name, shownHex, alikeTo, openTool, act, onOpen, onDragStart } = props;
  const value = useRef<HTMLButtonElement>(null);
  const { isCopied, copy } = useCopy();
  const hex = formatHex(entry.color).toUpperCase();
  const gamut = smallestGamut(entry.color);
  const place = `color ${index + 1}`;
  const called = name === "" ? hex : name;
  return (
    <li
      className={`palette-column on-color-${onColor(entry.color)}`}
      style={{ "--c": shownHex, "--i": index } as CSSProperties}
      data-index={index}
      data-locked={entry.isLocked || undefined}
    >
      <div className="palette-column-top">
        <IconButton
          icon={entry.isLocked ? "lock-fill" : "lock-open"}
          label={`${entry.isLocked ? "Unlock" : "Lock"} ${called}`}
          aria-pressed={entry.isLocked}
          className="palette-tool palette-lock"
          iconSize={20}
          onClick={() => act({ type: "lock", index, part: "isLocked" })}
        />
        <IconButton
          icon="dots-six-vertical"
          label={`Move ${called}: drag, or Alt with the arrow keys`}
          className="palette-tool palette-drag"
          data-tip-side="end"
          onPointerDown={(event) => onDragStart(index, event)}
          onKeyDown={(event) => {
            if (!event.altKey) return;
            const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            act({ type: "move", from: index, to: index + step });
          }}
        />
      </div>
      <div className="palette-column-tools">
        <IconButton
          icon="rows"
          label={`Shades of ${called}`}
          className="palette-tool"
          aria-expanded={openTool === "shades"}
          onClick={() => onOpen("shades")}
        />
        <IconButton
          icon="sliders-horizontal"
          label={`Edit ${called}`}
          className="palette-tool"
          aria-expanded={openTool === "edit"}
          onClick={() => onOpen("edit")}
        />
        <IconButton
          icon="copy"
          label={`Duplicate ${called}`}
          className="palette-tool"
          disabled={count >= 12}
          onClick={() => act({ type: "duplicate", index })}
        />
        <IconButton
          icon="x"
          label={`Remove ${called}`}
          className="palette-tool"
          disabled={count <= 2}
          onClick={() => act({ type: "remove", index })}
        />
      </div>
      <div className="palette-column-text">
        {alikeTo !== undefined && (
          <span className="palette-alike">
            <Icon name="warning" size={16} />
            Too like {alikeTo + 1}
          </span>
        )}
        <span className="palette-name">{name}</span>
        <button
          ref={value}
          type="button"
          className="palette-hex"
          aria-label={`Copy ${hex}, ${place}`}
          onClick={() => void copy(hex, value.current)}
        >
          {isCopied ? "Copied" : hex}
          {gamut !== "srgb" && <sup>{gamut === "display-p3" ? "P3" : "outside P3"}</sup>}
        </button>
        <span className="palette-oklch">{formatColor(entry.color, "oklch")}</span>
      </div>
      {index < count - 1 && count < 12 && (
        <button
          type="button"
          className="palette-add"
          aria-label={`Add a color between ${index + 1} and ${index + 2}`}
          onClick={() => act({ type: "insert", after: index })}
        >
          <Icon name="plus" />
        </button>
      )}
    </li>
  );
}
