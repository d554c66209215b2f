/** The brand color, its step, and how its ramp is fitted. */
import { ColorField } from "#app/color/color-field.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import { useOklchChannels } from "#app/color/use-oklch-channels.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import { rampOf } from "#domain/ui-palette/shown-palette.ts";
import { formatHex } from "#engine/format/format.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";

const FITS = [
  { value: "contrast", label: "Contrast" },
  { value: "even", label: "Even" },
] as const;

export function BrandSection({ tool }: { readonly tool: PaletteTool }) {
  const { document, shown, act, preview, cancelPreview } = tool;
  const color = document.brand[0] ?? knownColor("808080");
  const gamut = smallestGamut(color);
  const shownGamut = gamut === "srgb" ? "srgb" : "display-p3";
  const channels = useOklchChannels(color, shownGamut);
  const ramp = rampOf(shown, "primary");
  const give = (given: Color) => ({ type: "own", ramp: "primary", color: given }) as const;
  return (
    <>
      <ColorField
        label="Brand color"
        isLabelHidden
        hasPicker
        color={color}
        onCommit={(given) => act(give(given))}
      />
      <div className="palette-lch">
        <ColorSliders
          hasLetters
          channels={channels}
          gamut={shownGamut}
          onDrag={(given) => preview(give(given))}
          onCommit={(given) => act(give(given))}
          onCancel={cancelPreview}
        />
      </div>
      <div className="palette-pair">
        <NativeSelect
          label="Step of the brand"
          isLabelHidden
          value={document.anchor === undefined ? "" : String(document.anchor)}
          options={[
            { value: "", label: document.anchor === undefined ? `Fits ${ramp.main}` : "Where it fits" },
            ...RAMP_STEPS.map((step) => ({ value: String(step), label: `On ${step}` })),
          ]}
          onChange={(value) =>
            act({ type: "anchor", step: RAMP_STEPS.find((step) => String(step) === value) })
          }
        />
        <Segmented
          label="Fit of the steps"
          isFilled
          options={FITS}
          value={document.fit}
          onChange={(fit) => act({ type: "fit", fit })}
        />
      </div>
      <p className="field-hint">
        Kept exactly as given, on step {ramp.main}.
        {document.fit === "even" && " Steps are spread evenly; their contrast targets only measure them."}
      </p>
      {gamut !== "srgb" && (
        <p className="field-hint">
          <b>{gamut === "display-p3" ? "P3" : "Outside P3"}</b>, kept as it is. Screens without it get{" "}
          {formatHex(color).toUpperCase()}.
        </p>
      )}
    </>
  );
}
