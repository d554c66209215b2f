import { useMemo, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { commentedGradient } from "#domain/library/gradient-files.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { foundStops } from "#engine/files/gradient/found-stops.ts";
import { GRADIENT_FORMATS, type GradientFormatId } from "#engine/files/gradient/gradient-formats.ts";

interface GradientExportProps {
  /** The gradient as the query of the Gradient Generator. */
  readonly search: string;
  readonly shareLink: string;
}

/**
 * A gradient in each of its text formats, with the error of the stops that had to be found. Pictures are exported in the Gradient
 * Generator.
 */
export function GradientExport({ search, shareLink }: GradientExportProps) {
  const [formatId, setFormatId] = useState<GradientFormatId>("css");
  const {
    layers: all,
    toleranceThousandths,
    title,
  } = useMemo(() => GRADIENT.decode(new URLSearchParams(search)).document ?? GRADIENT.first(), [search]);
  const layers = useMemo(() => paintedLayers(all), [all]);
  const tolerance = toleranceThousandths / 1000;
  const format = GRADIENT_FORMATS.find(({ id }) => id === formatId) ?? GRADIENT_FORMATS[0];
  const [name = "gradient"] = toIdentifiers([title === "" ? "gradient" : title], "kebab");
  const code = useMemo(
    () => commentedGradient(format.id, layers, { tolerance, name, form: "custom-property" }, shareLink),
    [format, layers, tolerance, name, shareLink],
  );
  const found = useMemo(
    () => foundStops(format.id, format.holdsLayers ? layers : layers.slice(0, 1), { tolerance }),
    [format, layers, tolerance],
  );
  return (
    <section className="inspector-section">
      <NativeSelect
        label="Format"
        value={formatId}
        options={GRADIENT_FORMATS.map(({ id, label }) => ({ value: id, label }))}
        onChange={(next) => {
          const known = GRADIENT_FORMATS.find(({ id }) => id === next);
          if (known !== undefined) setFormatId(known.id);
        }}
      />
      <CodeWell code={code} label={`${format.label} of the gradient`} copyName={format.label} />
      <Button
        onClick={() => saveFile(new Blob([code], { type: format.mediaType }), `${name}.${format.extension}`)}
      >
        <Icon name="download-simple" />
        Download {format.label}
      </Button>
      <p className="field-hint">
        {found === undefined
          ? "Its own stops, as they stand."
          : `${found.count} stops, at most ${formatDeltaE(found.maxDelta, 2)} from the gradient.`}
      </p>
      <LinkButton to={`/gradient-generator?${search}`}>
        <Icon name="image" />
        Pictures of any size, in the generator
      </LinkButton>
    </section>
  );
}
