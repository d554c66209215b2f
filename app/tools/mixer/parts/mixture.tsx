import type { CSSProperties } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { methodLabel } from "#app/tools/mixer/labels.ts";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";

/** The lower half of the canvas: the mixture with its name and values. */
export function Mixture({ mixer, vision }: { mixer: Mixer; vision: VisionChoice }) {
  const { mixture, mixtureHex, mixtureName, document, parts } = mixer;
  const gamut = smallestGamut({ ...mixture, alpha: 1 });
  const value = mixtureHex.toUpperCase();
  return (
    <section
      className={`mixer-mixture on-color-${onColor(mixture)}`}
      style={{ "--c": formatHex(seenAs(vision, mixture)) } as CSSProperties}
      aria-label="Mixture"
    >
      <p className="mixer-way t-label">
        {methodLabel(document.how)}, {parts.join(" : ")}
      </p>
      <div>
        <h2 className="mixer-name">{mixtureName === "" ? value : mixtureName}</h2>
        <p className="mixer-values">
          <CopyValue text={value} className="mixer-hex" label={`Copy ${value}, the mixture`} />
          {gamut !== "srgb" && (
            <span className="t-value">{gamut === "display-p3" ? "P3" : "outside P3"}</span>
          )}
          <CopyValue text={formatColor(mixture, "oklch")} className="mixer-oklch" />
        </p>
      </div>
    </section>
  );
}
