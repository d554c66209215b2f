import { useEffect, useState } from "react";
import { faceOf } from "#app/tools/text/face.ts";
import { hasLocalFonts, localFamilies } from "#app/tools/text/local-fonts.ts";
import type { NumberName } from "#app/tools/text/model.ts";
import type { TextTool } from "#app/tools/text/use-text.ts";
import { IconButton } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { MAX_TEXT, TEXT_LIMITS } from "#domain/documents/text/text-document.ts";
import { TEXT_FONTS } from "#domain/documents/text/text-fonts.ts";
import { ValueSlider } from "./value-slider.tsx";

const ALIGNS = [
  { value: "left", label: "Left" },
  { value: "center", label: "Center" },
  { value: "right", label: "Right" },
] as const;
const LOCAL = "local:";
/** Missing letters that are named. */
const MAX_NAMED = 5;

/** The fields of the text: the words, the font, its axes, spacing and alignment. */
export function TextSection({ tool }: { readonly tool: TextTool }) {
  const { document, act, preview } = tool;
  const face = faceOf(document);
  const number = (name: NumberName) => ({
    onDrag: (value: number) => preview({ type: "number", name, value }),
    onCommit: (value: number) => act({ type: "number", name, value }),
  });
  const [least, , most] = TEXT_LIMITS.sizePx;
  return (
    <>
      <OwnText tool={tool} />
      {tool.missing.length > 0 && (
        <p className="field-hint" role="status">
          No font here has {tool.missing.slice(0, MAX_NAMED).map(namedLetter).join(", ")}
          {tool.missing.length > MAX_NAMED ? ` and ${tool.missing.length - MAX_NAMED} more` : ""}, so it is
          not drawn.
        </p>
      )}
      <FontField tool={tool} />
      <ValueSlider
        label="Weight"
        value={face.weight}
        range={face.font?.weight ?? [100, 900]}
        step={1}
        decimals={0}
        {...number("weight")}
      />
      <ValueSlider
        label="Width"
        value={face.width ?? 100}
        range={face.font === undefined ? [50, 200] : face.font.width}
        step={1}
        decimals={0}
        {...number("width")}
      />
      <ValueSlider
        label="Size"
        value={document.sizePx}
        range={[least, most]}
        step={1}
        decimals={0}
        {...number("sizePx")}
      />
      <ValueSlider
        label="Spacing"
        value={document.spacing / 1000}
        range={[TEXT_LIMITS.spacing[0] / 1000, TEXT_LIMITS.spacing[2] / 1000]}
        step={0.005}
        decimals={3}
        onDrag={(value) => preview({ type: "number", name: "spacing", value: value * 1000 })}
        onCommit={(value) => act({ type: "number", name: "spacing", value: value * 1000 })}
      />
      <ValueSlider
        label="Leading"
        value={document.leading / 100}
        range={[TEXT_LIMITS.leading[0] / 100, TEXT_LIMITS.leading[2] / 100]}
        step={0.01}
        decimals={2}
        onDrag={(value) => preview({ type: "number", name: "leading", value: value * 100 })}
        onCommit={(value) => act({ type: "number", name: "leading", value: value * 100 })}
      />
      <Segmented
        label="Alignment"
        size="s"
        isFilled
        options={ALIGNS}
        value={document.align}
        onChange={(align) => act({ type: "set", change: { align } })}
      />
    </>
  );
}

/** The page may have no sign for it either. */
function namedLetter(letter: string): string {
  const points = [...letter].map((sign) =>
    (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0"),
  );
  return `“${letter}” (U+${points.join(" U+")})`;
}

/** The words are applied when the field loses the focus; Escape restores those of the document. */
function OwnText({ tool: { document, act } }: { readonly tool: TextTool }) {
  const [text, setText] = useState(document.text);
  useEffect(() => setText(document.text), [document.text]);
  return (
    <div className="text-own">
      <TextArea
        label="Your text"
        isLabelHidden
        rows={text.includes("\n") ? 3 : 1}
        maxLength={MAX_TEXT}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => {
          if (act({ type: "text", text }) === undefined) setText(document.text);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          setText(document.text);
        }}
      />
    </div>
  );
}

function FontField({ tool: { document, act } }: { readonly tool: TextTool }) {
  const { font, localFont } = document;
  const [families, setFamilies] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk(hasLocalFonts()), []);
  const known = localFont === "" || families.includes(localFont) ? families : [localFont, ...families];
  const ask = () =>
    void localFamilies().then(
      (found) => {
        setFamilies(found);
        setProblem(found.length === 0 ? "The browser listed no fonts." : undefined);
      },
      () => setProblem("The browser was not allowed to list your fonts."),
    );
  return (
    <div className="text-font">
      <NativeSelect
        label="Font"
        isLabelHidden
        value={localFont === "" ? font : `${LOCAL}${localFont}`}
        options={[
          ...TEXT_FONTS.map(({ id, family, width }) => ({
            value: id,
            label: `${family} · ${width === undefined ? "weight" : "weight, width"}`,
          })),
          ...known.map((family) => ({ value: `${LOCAL}${family}`, label: `${family} · on this device` })),
        ]}
        onChange={(value) => {
          const chosen = TEXT_FONTS.find(({ id }) => id === value);
          if (chosen !== undefined) act({ type: "font", font: chosen.id });
          else act({ type: "local-font", family: value.slice(LOCAL.length) });
        }}
      />
      {canAsk && families.length === 0 && (
        <IconButton
          icon="folders"
          label="Fonts on this device"
          variant="secondary"
          data-tip-side="end"
          onClick={ask}
        />
      )}
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
