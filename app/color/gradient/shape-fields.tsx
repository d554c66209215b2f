import type { ReactNode } from "react";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { GRADIENT_SPACES, type GradientLayer, heldPlace } from "#domain/documents/gradient/gradient-layer.ts";
import { type Easing, formatEasing } from "#engine/gradient/easing.ts";
import { EXTENTS } from "#engine/gradient/gradient.ts";
import { readAngle } from "#engine/gradient/read/angle-text.ts";
import { HUE_METHODS, HUE_SPACES } from "#engine/mix/mix.ts";
import { EasingField, EasingWords, hasNumbers } from "./easing-field.tsx";
import { HUE_LABELS, SIZE_OPTIONS, SPACE_OPTIONS, TYPE_OPTIONS } from "./labels.ts";
import "./gradient-fields.css";

interface ShapeFieldsProps {
  readonly layer: GradientLayer;
  readonly onChange: (change: Partial<GradientLayer>) => void;
  /** Sets the easing between all stops. */
  readonly onEasing: (easing: Easing | undefined) => void;
  /** Shown beside the field of the angle. */
  readonly dial?: ReactNode;
  /** Shown at the end of the row of the angle. */
  readonly lock?: ReactNode;
  /** Omits the fields of angle and space, which are elsewhere in the inspector. */
  readonly isRest?: boolean;
}

/** Type, angle, center and size, and how colors are interpolated. */
export function ShapeFields({
  layer,
  onChange: shape,
  onEasing: setEasing,
  dial,
  lock,
  isRest = false,
}: ShapeFieldsProps) {
  const easing = commonEasing(layer);
  return (
    <>
      <Segmented
        label="Kind"
        isFilled
        options={TYPE_OPTIONS}
        value={layer.type}
        onChange={(type) =>
          shape({ type, ...(type !== "radial" && layer.type === "radial" && { angleDeg: 90 }) })
        }
      />
      <div className="gradient-shape-row">
        {layer.type !== "radial" && dial}
        {layer.type === "radial" ? (
          <RadialFields layer={layer} onChange={shape} />
        ) : (
          !isRest && <AngleField layer={layer} onChange={shape} />
        )}
        <label className="gradient-repeat">
          <span className="field-label">Repeat</span>
          <span>
            <input
              type="checkbox"
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its state itself
              role="switch"
              className="switch"
              checked={layer.isRepeating ?? false}
              onChange={(event) => shape({ isRepeating: event.currentTarget.checked })}
            />
          </span>
        </label>
        {lock}
      </div>
      <div className="gradient-pair">
        {!isRest && <SpaceField layer={layer} onChange={shape} />}
        <EasingField label="Easing" easing={easing} onCommit={setEasing} />
      </div>
      {hasNumbers(easing) && <EasingWords label="Easing in words" easing={easing} onCommit={setEasing} />}
      {HUE_SPACES.includes(layer.space) && (
        <Segmented
          label="Way of the hue"
          size="s"
          isFilled
          options={HUE_METHODS.map((value) => ({ value, label: HUE_LABELS[value] }))}
          value={layer.hue ?? "shorter"}
          onChange={(hue) => shape({ hue })}
        />
      )}
      {layer.type !== "linear" && <CenterFields layer={layer} onChange={shape} />}
    </>
  );
}

interface FieldsProps {
  readonly layer: GradientLayer;
  readonly onChange: (change: Partial<GradientLayer>) => void;
}

/** The angle of a linear gradient, or the start angle of a conic one. */
export function AngleField({ layer: { type, angleDeg }, onChange }: FieldsProps) {
  return (
    <NumberField
      label={type === "conic" ? "Begins at" : "Angle"}
      value={angleDeg}
      decimals={Number.isInteger(angleDeg) ? 0 : 1}
      unit="°"
      least={-360}
      most={720}
      isDisabled={type === "radial"}
      expected={type === "linear" ? "Degrees, 0.25turn or “to right”," : "Degrees or 0.25turn,"}
      read={(text) => {
        const read = readAngle(text, type === "linear");
        return read && { value: read.degrees, notice: read.notice };
      }}
      onCommit={(next) => onChange({ angleDeg: next })}
    />
  );
}

/** The space in which colors are mixed. */
export function SpaceField({ layer: { space }, onChange }: FieldsProps) {
  return (
    <NativeSelect
      label="Space"
      value={space}
      options={SPACE_OPTIONS}
      onChange={(value) => {
        const next = GRADIENT_SPACES.find((known) => known === value);
        if (next !== undefined) onChange({ space: next });
      }}
    />
  );
}

/** Circle or ellipse, and its extent. */
function RadialFields({ layer: { size }, onChange }: FieldsProps) {
  const shape = size?.shape ?? "circle";
  const extent = size !== undefined && "extent" in size ? size.extent : "own";
  return (
    <div className="gradient-pair">
      <NativeSelect
        label="Form"
        value={shape}
        options={[
          { value: "circle", label: "Circle" },
          { value: "ellipse", label: "Ellipse" },
        ]}
        onChange={(next) =>
          onChange({
            size: {
              shape: next === "ellipse" ? "ellipse" : "circle",
              extent: extent === "own" ? "farthest-corner" : extent,
            },
          })
        }
      />
      <NativeSelect
        label="Reaches to"
        value={extent}
        options={[...SIZE_OPTIONS, ...(extent === "own" ? [{ value: "own", label: "Own size" }] : [])]}
        onChange={(next) => {
          const known = EXTENTS.find((each) => each === next);
          if (known !== undefined) onChange({ size: { shape, extent: known } });
        }}
      />
    </div>
  );
}

function CenterFields({ layer: { center01 = [0.5, 0.5] }, onChange }: FieldsProps) {
  const [x, y] = center01;
  return (
    <div className="gradient-pair">
      <NumberField
        label="Center from the left"
        value={x * 100}
        decimals={1}
        unit=" %"
        least={-100}
        most={200}
        onCommit={(value) => onChange({ center01: [heldPlace(value / 100), y] })}
      />
      <NumberField
        label="From above"
        value={y * 100}
        decimals={1}
        unit=" %"
        least={-100}
        most={200}
        onCommit={(value) => onChange({ center01: [x, heldPlace(value / 100)] })}
      />
    </div>
  );
}

/** The easing of all stops, if they share one. */
function commonEasing({ stops }: GradientLayer): Easing | undefined | "mixed" {
  const ways = stops
    .slice(0, -1)
    .map(({ easing }) => (easing === undefined ? "linear" : formatEasing(easing)));
  return ways.every((way) => way === ways[0]) ? stops[0]?.easing : "mixed";
}
