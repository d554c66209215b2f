import type { CSSProperties } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { wrapDeg } from "#engine/space/angle.ts";

/** A dial for the angle. */
export function Dial({ tool }: { readonly tool: GradientTool }) {
  const { layer, layerIndex, act, preview, cancelPreview } = tool;
  const to = (angleDeg: number) => ({ type: "shape", layer: layerIndex, change: { angleDeg } }) as const;
  const handle = usePointHandle<number>({
    value: layer.angleDeg,
    takesPress: true,
    valueAt: ({ clientX, clientY }, { box }) => {
      const [x, y] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
      return Math.round(wrapDeg((Math.atan2(x, -y) * 180) / Math.PI));
    },
    valueBy: (value, { right, up }) => value + right + up,
    onDrag: (angle) => preview(to(angle)),
    onCommit: (angle) => act(to(angle)),
    onCancel: cancelPreview,
  });
  return (
    <div
      className="gradient-dial"
      style={{ "--a": `${layer.angleDeg + 180}deg` } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label="Angle, by its hand"
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={layer.angleDeg}
      aria-valuetext={`${layer.angleDeg}°`}
      {...handle}
    />
  );
}
