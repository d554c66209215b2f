import { useMemo } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import type { ImageTool } from "#app/tools/image/use-image.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { MAX_COUNT, MIN_COUNT } from "#domain/documents/image/image-document.ts";
import { SAMPLE_ID } from "#domain/documents/image/image-sample.ts";
import { formatHex } from "#engine/format/format.ts";
import type { ShownPicker } from "./shown-picker.ts";

const ORDERS = [
  { value: "dominant", label: "Dominant" },
  { value: "vivid", label: "Vivid" },
  { value: "muted", label: "Muted" },
  { value: "lightness", label: "Dark first" },
] as const;

interface FindSectionProps {
  readonly image: ImageTool;
  readonly pickers: readonly ShownPicker[];
}

/** Number of colors, extraction options, order. */
export function FindSection({ image, pickers }: FindSectionProps) {
  const { document, find, facts, picture } = image;
  const track = useMemo(() => bandsOf(pickers), [pickers]);
  const isExactShown = document.isExact && (picture === undefined || facts?.distinct !== undefined);
  return (
    <>
      {!isExactShown && (
        <ChannelSlider
          label="Colors"
          value={document.count}
          min={MIN_COUNT}
          max={MAX_COUNT}
          step={1}
          decimals={0}
          track={track}
          onDrag={(count) => find({ count }, true)}
          onCommit={(count) => find({ count })}
        />
      )}
      <Segmented
        label="Order"
        isFilled
        size="s"
        options={ORDERS}
        value={document.order}
        onChange={image.order}
      />
      <div className="find-checks">
        <Checkbox
          label="Ignore background"
          checked={document.ignoreBackground}
          onChange={(event) => find({ ignoreBackground: event.currentTarget.checked })}
        />
        <Checkbox
          label="Accent"
          checked={document.wantsAccent}
          onChange={(event) => find({ wantsAccent: event.currentTarget.checked })}
        />
        <Checkbox
          label="Exact"
          checked={document.isExact}
          disabled={picture !== undefined && facts?.distinct === undefined && !document.isExact}
          onChange={(event) => find({ isExact: event.currentTarget.checked })}
        />
      </div>
      <p className="field-hint">{hintOf(image)}</p>
    </>
  );
}

/** Facts about the sample, for use before it is painted. */
const SAMPLE_FACTS = { distinct: undefined, hasAccent: true };

/** A sentence about the setting that most needs an explanation. */
function hintOf({ document, facts, picture }: ImageTool): string {
  const known = picture === undefined && document.picture?.id === SAMPLE_ID ? SAMPLE_FACTS : facts;
  if (known === undefined || (picture === undefined && known !== SAMPLE_FACTS))
    return "Exact shows every color of pictures that have at most 256 of them.";
  const { distinct, hasAccent } = known;
  if (document.isExact && distinct === undefined)
    return "Here are more than 256 colors, too many for Exact, so they are grouped.";
  if (document.isExact)
    return `Exact: ${distinct === 1 ? "the one color" : `all ${distinct} colors`}, none of them mixed.`;
  if (document.wantsAccent && !hasAccent)
    return "No accent: nothing small here is vivid and far from the other colors.";
  if (document.wantsAccent) return "The accent is small but far from the other colors.";
  if (distinct !== undefined)
    return `${distinct === 1 ? "One color" : `${distinct} colors`} in all: Exact shows ${distinct === 1 ? "it" : "each"} as it is.`;
  return "Exact is for pictures of at most 256 colors; this one has more.";
}

/** The colors side by side, as the slider's track. */
function bandsOf(pickers: readonly ShownPicker[]): string {
  if (pickers.length === 0) return "var(--sunken)";
  const width = 100 / pickers.length;
  const stops = pickers.map(
    ({ picker }, index) => `${formatHex(picker.color)} ${index * width}% ${(index + 1) * width}%`,
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
