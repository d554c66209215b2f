import { useMemo, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { type ColorFormat, formatColor } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";

const FORMATS = [
  { value: "hex", label: "Hex" },
  { value: "rgb", label: "RGB" },
  { value: "hsl", label: "HSL" },
  { value: "oklch", label: "OKLCH" },
] as const satisfies readonly { value: ColorFormat; label: string }[];

/** The colors as a list, one per line. */
export function ColorCode({ colors }: { readonly colors: readonly Color[] }) {
  const [format, setFormat] = useState<(typeof FORMATS)[number]["value"]>("hex");
  const code = useMemo(() => colors.map((color) => formatColor(color, format)).join("\n"), [colors, format]);
  return (
    <>
      <Segmented label="Format" isFilled size="s" options={FORMATS} value={format} onChange={setFormat} />
      <CodeWell
        code={code}
        label="Colors as a list"
        copyName={colors.length === 1 ? "the color" : `${colors.length} colors`}
      />
    </>
  );
}
