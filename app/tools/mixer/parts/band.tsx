import type { CSSProperties, KeyboardEvent } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { useBandDrag } from "#app/tools/mixer/use-band-drag.ts";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { IconButton } from "#app/ui/button.tsx";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";

interface BandProps {
  readonly mixer: Mixer;
  readonly vision: VisionChoice;
}

/** The colors, as wide as their amounts; the borders between them move by pointer and by arrow keys. */
export function Band({ mixer, vision }: BandProps) {
  const { document, hexes, names, shares, parts, act } = mixer;
  const { dragBorder, dragColor, heldIndex } = useBandDrag(mixer);
  const ends = shares.map((_, index) => shares.slice(0, index + 1).reduce((sum, share) => sum + share, 0));
  const nameOf = (index: number) => names[index] || (hexes[index] ?? "").toUpperCase();
  return (
    <div className="mixer-band" data-band>
      <ul aria-label="Colors">
        {document.parts.map(({ color }, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of the buttons inside
          <li
            key={index}
            data-part
            data-held={heldIndex === index || undefined}
            data-empty={shares[index] === 0 || undefined}
            className={`mixer-part on-color-${onColor(color)}`}
            style={{ "--c": formatHex(seenAs(vision, color)), "--share": shares[index] } as CSSProperties}
            onKeyDown={(event) => {
              const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
              if (step === undefined || !event.altKey) return;
              event.preventDefault();
              act({ type: "move", from: index, to: index + step });
            }}
          >
            <IconButton
              icon="dots-six-vertical"
              label={`Move ${nameOf(index)}: drag, or Alt with the arrow keys`}
              className="mixer-grip"
              data-tip-side="bottom"
              onPointerDown={(event) => dragColor(index, event)}
            />
            <div className="mixer-part-text">
              <span className="mixer-part-name">{names[index]}</span>
              <CopyValue
                text={(hexes[index] ?? "").toUpperCase()}
                className="mixer-hex"
                label={`Copy ${(hexes[index] ?? "").toUpperCase()}, color ${index + 1}`}
              />
              <span className="mixer-part-share t-value">
                {shares[index]} % <span>{partsText(parts[index] ?? 0)}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {ends.slice(0, -1).map((end, index) => {
        const both = (shares[index] ?? 0) + (shares[index + 1] ?? 0);
        return (
          <div
            key={index}
            className="mixer-border"
            style={{ left: `${end}%` }}
            role="slider"
            tabIndex={0}
            aria-label={`Border between ${nameOf(index)} and ${nameOf(index + 1)}`}
            aria-orientation="horizontal"
            aria-valuemin={0}
            aria-valuemax={both}
            aria-valuenow={shares[index] ?? 0}
            aria-valuetext={`${nameOf(index)} ${shares[index]} %, ${nameOf(index + 1)} ${shares[index + 1]} %`}
            onPointerDown={(event) => dragBorder(index, event)}
            onKeyDown={(event) => {
              const moved = borderKey(event, shares[index] ?? 0, both);
              if (moved === undefined) return;
              event.preventDefault();
              mixer.preview({ type: "border", index, percent: end - (shares[index] ?? 0) + moved });
            }}
            onKeyUp={(event) =>
              BORDER_KEYS.has(event.key) && mixer.isDragged && act({ type: "border", index, percent: end })
            }
          >
            <i />
          </div>
        );
      })}
    </div>
  );
}

const BORDER_KEYS = new Set([
  "ArrowLeft",
  "ArrowDown",
  "ArrowRight",
  "ArrowUp",
  "Home",
  "End",
  "PageUp",
  "PageDown",
]);

/** The left color's new share; undefined for keys that do not move a border. */
function borderKey(event: KeyboardEvent, share: number, both: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || !BORDER_KEYS.has(event.key)) return undefined;
  if (event.key === "Home") return 0;
  if (event.key === "End") return both;
  const isPage = event.key.startsWith("Page");
  const sign = event.key === "ArrowRight" || event.key === "ArrowUp" || event.key === "PageUp" ? 1 : -1;
  return Math.min(both, Math.max(0, share + sign * (event.shiftKey || isPage ? 10 : 1)));
}

function partsText(parts: number): string {
  return parts === 1 ? "1 part" : `${parts} parts`;
}
