/** The rows of colors: the list, harmonies, tints. */
import { useCallback, useMemo } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { harmonyBands, listBand, tintBands } from "#app/tools/converter/color-bands.ts";
import type { Converter } from "#app/tools/converter/use-converter.ts";
import { useEveryOther } from "#app/workbench/use-every-other.ts";
import type { Color } from "#engine/space/color.ts";
import { BandRow } from "./band-row.tsx";

interface BandsProps {
  readonly converter: Converter;
  readonly vision: VisionChoice;
  readonly part: "harmony" | "tints" | "all";
}

export function Bands({ converter: { document, color, isDragged, commit, act }, vision, part }: BandsProps) {
  // Eighty colors: during a drag harmonies and tints update on alternate frames.
  const harmonized = useEveryOther(document, isDragged, 0);
  const tinted = useEveryOther(color, isDragged, 1);
  const list = useMemo(() => listBand(document), [document]);
  const harmonies = useMemo(() => (part === "tints" ? [] : harmonyBands(harmonized)), [harmonized, part]);
  const tints = useMemo(() => (part === "harmony" ? [] : tintBands(tinted)), [tinted, part]);
  const onList = useCallback((_: Color, at: number) => act({ type: "at", at }), [act]);
  return (
    <div className="cv-bands">
      {list !== undefined && part !== "tints" && (
        <div className="cv-band-group">
          <BandRow band={list} vision={vision} isDragged={isDragged} onPick={onList} />
        </div>
      )}
      {harmonies.length > 0 && (
        <div className="cv-band-group">
          {harmonies.map((band) => (
            <BandRow key={band.id} band={band} vision={vision} isDragged={isDragged} onPick={commit} />
          ))}
        </div>
      )}
      {tints.length > 0 && (
        <div className="cv-band-group">
          {tints.map((band) => (
            <BandRow key={band.id} band={band} vision={vision} isDragged={isDragged} onPick={commit} />
          ))}
        </div>
      )}
    </div>
  );
}
