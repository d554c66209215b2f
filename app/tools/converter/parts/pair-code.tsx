import { useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { pairCss } from "#app/tools/converter/pair-css.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import type { ConverterPair } from "#domain/navigation/converter-pairs.ts";
import { formatColor, formatHex, toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { conversionCall, conversionCode } from "#engine/steps/conversion-code.ts";
import { roundedToHex } from "#engine/steps/conversion-steps.ts";

const LANGUAGES = [
  { value: "js", label: "JavaScript" },
  { value: "css", label: "CSS" },
] as const;

/** Code that converts: a JavaScript function, or CSS. */
export function PairCode({ color, pair: { from, to } }: { color: Color; pair: ConverterPair }) {
  const [language, setLanguage] = useState<"js" | "css">("js");
  const held = roundedToHex(color);
  const given = { hex: formatHex(color), rgb: toBytes(color).bytes };
  const code =
    language === "css"
      ? pairCss(color, from, to)
      : `${conversionCall(from, to, given, formatColor(held, to))}\n\n${conversionCode(from, to)}`;
  return (
    <>
      <div className="pair-code-head">
        <Segmented label="Language" size="s" options={LANGUAGES} value={language} onChange={setLanguage} />
      </div>
      <CodeWell code={code} label="Code" copyName="the code" />
    </>
  );
}
