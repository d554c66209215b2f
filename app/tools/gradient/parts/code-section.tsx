import { useDeferredValue, useMemo, useState } from "react";
import type { ExportedPicture } from "#app/canvas/exported-pictures.ts";
import { PictureFields } from "#app/canvas/picture-fields.tsx";
import { CodeWell } from "#app/color/code-well.tsx";
import { useWantedFormat } from "#app/color/wanted-format.ts";
import { usePlan } from "#app/session/use-plan.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { type GradientLayer, paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { toIdentifiers } from "#engine/files/export/identifiers.ts";
import { foundStops } from "#engine/files/gradient/found-stops.ts";
import { GRADIENT_FORMATS, writeGradient } from "#engine/files/gradient/gradient-formats.ts";
import { CSS_LINES, type CssForm, type CssLines, gradientWords } from "#engine/gradient/write/write-css.ts";
import "#app/color/export-panel.css";

const TABS: readonly string[] = ["css", "tailwind", "svg"];
const TOLERANCES = [5, 10, 20] as const;
const LINE_LABELS = { modern: "Modern", plain: "Plain", both: "Both" } as const satisfies Record<
  CssLines,
  string
>;
const LINES = CSS_LINES.map((value) => ({ value, label: LINE_LABELS[value] }));

/** The gradient as code and as a picture, with the error of the stops that are not one's own. */
export function CodeSection({ tool }: { readonly tool: GradientTool }) {
  const { committed, act } = tool;
  const { layers: all, toleranceThousandths, title } = useDeferredValue(committed);
  const plan = usePlan();
  const [chosen, setChosen] = useState<string>("css");
  useWantedFormat(setChosen);
  const [form, setForm] = useState<CssForm>("property");
  const [lines, setLines] = useState<CssLines>("modern");
  const layers = useMemo(() => paintedLayers(all), [all]);
  const tolerance = toleranceThousandths / 1000;
  const [name = "gradient"] = toIdentifiers([title === "" ? "gradient" : title], "kebab");
  const format = GRADIENT_FORMATS.find(({ id }) => id === chosen);
  const code = useMemo(
    () => (format === undefined ? "" : writeGradient(format.id, layers, { tolerance, name, form, lines })),
    [format, layers, tolerance, name, form, lines],
  );
  const held = useMemo(() => (format?.holdsLayers === false ? layers.slice(0, 1) : layers), [format, layers]);
  const found = useMemo(
    () => (format === undefined ? undefined : foundStops(format.id, held, { tolerance, lines })),
    [format, held, tolerance, lines],
  );
  const isCss = format?.id === "css" || format?.id === "scss";
  const hasLines = useMemo(
    () => isCss && layers.some((layer) => gradientWords(layer, tolerance).modern !== undefined),
    [isCss, layers, tolerance],
  );
  const more = GRADIENT_FORMATS.filter(({ id }) => !TABS.includes(id));
  return (
    <>
      <div className="export-tabs" role="group" aria-label="Format">
        {TABS.map((id) => (
          <button key={id} type="button" aria-pressed={chosen === id} onClick={() => setChosen(id)}>
            {GRADIENT_FORMATS.find((entry) => entry.id === id)?.label}
          </button>
        ))}
        <button type="button" aria-pressed={chosen === "image"} onClick={() => setChosen("image")}>
          Image
        </button>
        <NativeSelect
          label="More formats"
          isLabelHidden
          fieldClassName={more.some(({ id }) => id === chosen) ? "export-tab-chosen" : ""}
          value={more.some(({ id }) => id === chosen) ? chosen : ""}
          options={[{ value: "", label: "More" }, ...more.map(({ id, label }) => ({ value: id, label }))]}
          onChange={(id) => id !== "" && setChosen(id)}
        />
      </div>
      {layers.length === 0 && (
        <p className="field-hint">Every layer is hidden, so there is nothing to write.</p>
      )}
      {layers.length > 0 && format === undefined && (
        <PictureFields picture={pictureOf(layers)} name={name} plan={plan} />
      )}
      {layers.length > 0 && format !== undefined && (
        <>
          {hasLines && (
            <Segmented
              label="For browsers"
              size="s"
              isFilled
              options={LINES}
              value={lines}
              onChange={setLines}
            />
          )}
          <CodeWell code={shortened(code)} label={`${format.label} of the gradient`} copied={code} />
          {!format.holdsLayers && layers.length > 1 && (
            <p className="field-hint">This format holds one gradient: the topmost layer.</p>
          )}
          <div className="gradient-code-row">
            {format.id === "css" && (
              <NativeSelect
                label="Written as"
                isLabelHidden
                value={form}
                options={[
                  { value: "property", label: "Property" },
                  { value: "custom-property", label: "Custom property" },
                ]}
                onChange={(value) => setForm(value === "custom-property" ? value : "property")}
              />
            )}
            <NativeSelect
              label="Tolerance of the plain stops"
              isLabelHidden
              value={String(toleranceThousandths)}
              options={[...new Set([...TOLERANCES, toleranceThousandths])].map((value) => ({
                value: String(value),
                label: `Within ${value / 1000}`,
              }))}
              onChange={(value) => act({ type: "tolerance", thousandths: Number(value) })}
            />
            <Button
              aria-label={`Download ${format.label}`}
              data-tip={`Download ${format.label}`}
              data-tip-side="end"
              onClick={() =>
                saveFile(new Blob([code], { type: format.mediaType }), `${name}.${format.extension}`)
              }
            >
              <Icon name="download-simple" />
            </Button>
          </div>
          <p className="field-hint">
            {found === undefined
              ? "Your own stops, as they stand."
              : `${found.count} ${isCss && hasLines && lines !== "modern" ? "plain " : ""}stops, at most ${formatDeltaE(found.maxDelta, 2)} from the gradient.`}
          </p>
        </>
      )}
    </>
  );
}

/** Shortens the data of an embedded picture, which nobody can read. */
function shortened(code: string): string {
  return code.replaceAll(/(data:image\/png;base64,.{40})[^"]*/g, "$1…");
}

/** A single layer may have colors outside sRGB. */
function pictureOf(layers: readonly GradientLayer[]): ExportedPicture {
  const [only] = layers;
  return only !== undefined && layers.length === 1 && only.blend === "normal"
    ? { kind: "gradient", gradient: only }
    : { kind: "gradient-layers", layers };
}
