import { useMemo } from "react";
import { VisionSection } from "#app/color/vision-section.tsx";
import type { PanelProps } from "#app/tools/palette/panels.ts";

export function VisionPanel({ palette: { document }, vision, onVision }: PanelProps) {
  const colors = useMemo(() => document.colors.map(({ color }) => color), [document.colors]);
  return <VisionSection colors={colors} vision={vision} onVision={onVision} />;
}
