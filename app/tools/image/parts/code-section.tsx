import { useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { pickedText, type ShownPicker, shareText } from "./shown-picker.ts";

const FORMS = [
  { value: "css", label: "CSS" },
  { value: "list", label: "Hex list" },
  { value: "json", label: "JSON" },
] as const;
type Form = (typeof FORMS)[number]["value"];

/** The colors as code; the export panel has files and all other formats. */
export function CodeSection({ pickers }: { pickers: readonly ShownPicker[] }) {
  const [form, setForm] = useState<Form>("css");
  if (pickers.length === 0) return <p className="field-hint">The colors stand here as code.</p>;
  return (
    <>
      <Segmented label="Form" size="s" isFilled options={FORMS} value={form} onChange={setForm} />
      <CodeWell label="Code" code={codeOf(pickers, form)} />
    </>
  );
}

export function codeOf(pickers: readonly ShownPicker[], form: Form): string {
  const hexes = pickers.map(({ picker }) => pickedText(picker.color));
  if (form === "list") return hexes.join("\n");
  if (form === "json") {
    const entries = pickers.map(({ picker: { share01 } }, index) => ({
      color: hexes[index],
      ...(share01 !== undefined && { share: Math.round(share01 * 10_000) / 10_000 }),
    }));
    return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(",\n")}\n]`;
  }
  const lines = pickers.map(({ picker: { share01 } }, index) => {
    const share = shareText(share01);
    return `  --picture-${index + 1}: ${hexes[index]};${share === "" ? "" : ` /* ${share} */`}`;
  });
  return `:root {\n${lines.join("\n")}\n}`;
}
