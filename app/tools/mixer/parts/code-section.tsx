import { useMemo } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import type { Mixer } from "#app/tools/mixer/use-mixer.ts";
import { mixCss, stepsCss } from "#engine/mix/mix-css.ts";

/** The mixture, or its steps, as CSS. */
export function CodeSection({ mixer: { document, extra } }: { mixer: Mixer }) {
  const { parts, how, view } = document;
  const code = useMemo(
    () => (view === "steps" ? stepsCss(extra) : mixCss(parts, how)),
    [view, extra, parts, how],
  );
  return <CodeWell code={code} label="CSS of the mixture" />;
}
