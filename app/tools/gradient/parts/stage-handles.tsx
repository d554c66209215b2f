import type { ComponentProps, CSSProperties } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import {
  angleAt,
  axisStyle,
  centerAt,
  radiusPoint,
  shareAt,
  sizeAt,
  stopPoint,
  turnPoint,
} from "#app/tools/gradient/stage-geometry.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { heldPlace } from "#domain/documents/gradient/gradient-layer.ts";
import type { Box, Point } from "#engine/gradient/geometry.ts";
import type { RadialSize } from "#engine/gradient/gradient.ts";

interface HandlesProps {
  readonly tool: GradientTool;
  /** CSS colors of the stops as displayed. */
  readonly colors: readonly string[];
  readonly names: readonly string[];
}

/** Handles on the canvas: stops on their axis, angle, center, size. */
export function StageHandles({ tool, colors, names }: HandlesProps) {
  const { layer } = tool;
  return (
    <>
      <span className="gradient-axis" data-type={layer.type} style={axisStyle(layer)} aria-hidden="true" />
      {layer.type !== "radial" && <TurnHandle tool={tool} />}
      {layer.type !== "linear" && <CenterHandle tool={tool} />}
      {layer.type === "radial" && <RadiusHandle tool={tool} axis="x" />}
      {layer.type === "radial" && layer.size?.shape === "ellipse" && <RadiusHandle tool={tool} axis="y" />}
      {layer.stops.map((_, index) => (
        <StopDot
          key={index}
          tool={tool}
          index={index}
          color={colors[index] ?? ""}
          label={`Stop ${index + 1} on the canvas, ${names[index] ?? ""}`}
        />
      ))}
    </>
  );
}

const frameOf = (handle: HTMLElement): Element | null => handle.closest("[data-stage]");
const boxOf = ({ width, height }: DOMRect): Box => [width, height];
const pointIn = ({ clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">, box: DOMRect): Point => [
  clientX - box.left,
  clientY - box.top,
];

interface DotProps {
  readonly tool: GradientTool;
  readonly index: number;
  readonly color: string;
  readonly label: string;
}

function StopDot({ tool, index, color, label }: DotProps) {
  const { layer, stopIndex, selectStop, changeStop, previewStop, cancelPreview } = tool;
  const position01 = layer.stops[index]?.position01 ?? 0;
  const handle = usePointHandle<number>({
    value: position01,
    frameOf,
    valueAt(at, press) {
      const box = boxOf(press.box);
      const moved =
        shareAt(layer, box, pointIn(at, press.box)) - shareAt(layer, box, pointIn(press, press.box));
      // A rotation across the start angle is taken as the shorter of the two.
      const turn = layer.type === "conic" ? moved - Math.round(moved) : moved;
      return press.value + turn;
    },
    valueBy: (value, { right, up }) => value + (right + up) * 0.01,
    onDrag: (value) => previewStop({ type: "place", index, position01: value }),
    onCommit: (value) => changeStop({ type: "place", index, position01: value }),
    onCancel: cancelPreview,
  });
  return (
    <div
      className="gradient-dot"
      data-selected={index === stopIndex || undefined}
      style={{ ...stopPoint(layer, position01), "--c": color } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(position01 * 1000) / 10}
      aria-valuetext={`${Math.round(position01 * 1000) / 10} %`}
      onFocus={() => selectStop(index)}
      {...handle}
      onKeyDown={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") {
          event.preventDefault();
          changeStop({ type: "remove", index });
        } else handle.onKeyDown(event);
      }}
    />
  );
}

/** While Shift is held the angle moves in steps of this. Degrees. */
const COARSE_DEG = 15;

function TurnHandle({ tool }: { readonly tool: GradientTool }) {
  const { layer, layerIndex, act, preview, cancelPreview } = tool;
  const to = (angleDeg: number) => ({ type: "shape", layer: layerIndex, change: { angleDeg } }) as const;
  const handle = usePointHandle<number>({
    value: layer.angleDeg,
    frameOf,
    valueAt(at, press) {
      const angle = angleAt(layer, boxOf(press.box), pointIn(at, press.box));
      const isCoarse = "shiftKey" in at && at.shiftKey === true;
      return isCoarse ? Math.round(angle / COARSE_DEG) * COARSE_DEG : Math.round(angle);
    },
    valueBy: (value, { right, up }) => value + right + up,
    onDrag: (angle) => preview(to(angle)),
    onCommit: (angle) => act(to(angle)),
    onCancel: cancelPreview,
  });
  return (
    <StageHandle
      className="gradient-turn"
      label="Angle"
      at={turnPoint(layer)}
      now={layer.angleDeg}
      most={360}
      text={`${layer.angleDeg}°`}
      {...handle}
    />
  );
}

function CenterHandle({ tool }: { readonly tool: GradientTool }) {
  const { layer, layerIndex, act, preview, cancelPreview } = tool;
  const [x, y] = layer.center01 ?? [0.5, 0.5];
  const to = ([left, top]: Point) =>
    ({ type: "shape", layer: layerIndex, change: { center01: [heldPlace(left), heldPlace(top)] } }) as const;
  const handle = usePointHandle<Point>({
    value: [x, y],
    frameOf,
    valueAt: (at, press) => centerAt(boxOf(press.box), pointIn(at, press.box)),
    valueBy: ([left, top], { right, up }) => [left + right * 0.01, top - up * 0.01],
    onDrag: (center) => preview(to(center)),
    onCommit: (center) => act(to(center)),
    onCancel: cancelPreview,
  });
  return (
    <StageHandle
      className="gradient-center"
      label="Center"
      at={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      now={Math.round(x * 1000) / 10}
      most={100}
      text={`${Math.round(x * 1000) / 10} % from the left, ${Math.round(y * 1000) / 10} % from above`}
      {...handle}
    />
  );
}

function RadiusHandle({ tool, axis }: { readonly tool: GradientTool; readonly axis: "x" | "y" }) {
  const { layer, layerIndex, act, preview, cancelPreview } = tool;
  const { size } = layer;
  const radii = size !== undefined && "radii01" in size ? size.radii01 : ([0.5, 0.5] as const);
  const to = (next: RadialSize) => ({ type: "shape", layer: layerIndex, change: { size: next } }) as const;
  const handle = usePointHandle<RadialSize>({
    value: size ?? { shape: "circle", extent: "farthest-corner" },
    frameOf,
    valueAt: (at, press) => sizeAt(layer, boxOf(press.box), pointIn(at, press.box), axis),
    valueBy: (value, { right, up }) => steppedSize(value, axis, right + up),
    onDrag: (next) => preview(to(next)),
    onCommit: (next) => act(to(next)),
    onCancel: cancelPreview,
  });
  const at = radiusPoint(layer, axis);
  if (at === undefined) return null;
  const isCircle = size?.shape !== "ellipse";
  return (
    <StageHandle
      className="gradient-radius"
      label={isCircle ? "Size" : axis === "x" ? "Width" : "Height"}
      at={at}
      now={Math.round((axis === "x" ? radii[0] : radii[1]) * 1000) / 10}
      most={200}
      text={
        size !== undefined && "radii01" in size
          ? `${Math.round((axis === "x" ? radii[0] : radii[1]) * 1000) / 10} %`
          : (size?.extent ?? "farthest-corner").replace("-", " ")
      }
      {...handle}
    />
  );
}

const ORDER = ["closest-side", "closest-corner", "farthest-side", "farthest-corner"] as const;

/** By keyboard: an ellipse changes by a hundredth of the canvas, a circle to the next of its extents. */
function steppedSize(size: RadialSize, axis: "x" | "y", steps: number): RadialSize {
  if (size.shape === "circle") {
    const at = ORDER.indexOf(size.extent) + Math.sign(steps);
    return { shape: "circle", extent: ORDER[Math.min(3, Math.max(0, at))] ?? size.extent };
  }
  const [x, y] = "radii01" in size ? size.radii01 : ([0.5, 0.5] as const);
  const step = (value: number) =>
    Math.round(Math.min(2, Math.max(0.005, value + steps * 0.01)) * 1000) / 1000;
  return { shape: "ellipse", radii01: axis === "x" ? [step(x), y] : [x, step(y)] };
}

interface StageHandleProps extends Omit<ComponentProps<"div">, "children"> {
  readonly label: string;
  readonly at: CSSProperties;
  readonly now: number;
  readonly most: number;
  readonly text: string;
}

function StageHandle({ label, at, now, most, text, ...rest }: StageHandleProps) {
  return (
    <div
      style={at}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={now}
      aria-valuetext={text}
      data-tip={label}
      {...rest}
    />
  );
}
