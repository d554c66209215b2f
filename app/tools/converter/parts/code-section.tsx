import { useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { CODE_TABS, type CodeTab, colorCode } from "#app/tools/converter/color-code.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { Color } from "#engine/space/color.ts";

/** The color as code, named by its color name. */
export function CodeSection({ color, name }: { color: Color; name: string }) {
  const [tab, setTab] = useState<CodeTab>("css");
  return (
    <>
      <Segmented label="Language" size="s" isFilled options={CODE_TABS} value={tab} onChange={setTab} />
      <CodeWell code={colorCode(color, name, tab)} label="Code" />
    </>
  );
}
