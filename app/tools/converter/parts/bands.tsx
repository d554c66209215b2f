/** The rows of colors: what came along, the harmonies, the tints. */
import { useCallback, useMemo } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { harmonyBands, listBand, tintBands } from "#app/tools/converter/color-bands.ts";
import type { Converter } from "#app/tools/converter/use-converter.ts";
import type { Color } from "#engine/color.ts";
import { BandRow } from "./band-row.tsx";

interface BandsProps {
  readonly converter: Converter;
  readonly vision: VisionChoice;
  readonly part: "harmony" | "tints" | "all";
}

export function Bands({ converter: { document, color, commit, act }, vision, part }: BandsProps) {
  const list = useMemo(() => listBand(document), [document]);
  const harmonies = useMemo(() => (part === "tints" ? [] : harmonyBands(document)), [document, part]);
  const tints = useMemo(() => (part === "harmony" ? [] : tintBands(color)), [color, part]);
  const onList = useCallback((_: Color, at: number) => act({ type: "at", at }), [act]);
  return (
    <div className="cv-bands">
      {list !== undefined && part !== "tints" && (
        <div className="cv-band-group">
          <BandRow band={list} vision={vision} onPick={onList} />
        </div>
      )}
      {harmonies.length > 0 && (
        <div className="cv-band-group">
          {harmonies.map((band) => (
            <BandRow key={band.id} band={band} vision={vision} onPick={commit} />
          ))}
        </div>
      )}
      {tints.length > 0 && (
        <div className="cv-band-group">
          {tints.map((band) => (
            <BandRow key={band.id} band={band} vision={vision} onPick={commit} />
          ))}
        </div>
      )}
    </div>
  );
}
