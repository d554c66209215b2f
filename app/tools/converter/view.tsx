import { type ComponentProps, useMemo } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import { RecentRow } from "#app/color/recent-row.tsx";
import { announce } from "#app/ui/announcer.ts";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { showToast } from "#app/ui/toast.ts";
import { useIsHydrating } from "#app/ui/use-is-hydrating.ts";
import { useMedia } from "#app/ui/use-media.ts";
import { Waiting } from "#app/ui/waiting.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useEveryOther } from "#app/workbench/use-every-other.ts";
import type { Shortcut } from "#app/workbench/use-shortcuts.ts";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { CONVERTER, currentColor } from "#domain/documents/converter-document.ts";
import { COLOR_FORMATS, type ColorFormat } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { WHEELS, type Wheel } from "#engine/space/color-wheel.ts";
import { type FormatRow, formatRows, nameRows } from "./format-rows.ts";
import { Bands } from "./parts/bands.tsx";
import { CodeSection } from "./parts/code-section.tsx";
import { Dock } from "./parts/dock.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { Field } from "./parts/field.tsx";
import { FormatList } from "./parts/format-list.tsx";
import { Picker } from "./parts/picker.tsx";
import { RampFoot } from "./parts/ramp-foot.tsx";
import { WritingOptions } from "./parts/writing-options.tsx";
import { useConverter } from "./use-converter.ts";
import "./converter.css";

const WHEEL_LABELS: Readonly<Record<Wheel, string>> = {
  oklch: "OKLCH wheel",
  hsl: "HSL wheel",
  ryb: "Painter’s wheel",
};
/** Number of formats with a keyboard shortcut. */
const KEYED = 9;
/** The breakpoint of converter.css. */
const WIDE = "(min-width: 992px)";
/** There the bands are on the canvas. */
const WITH_BANDS = "(min-width: 992px), (min-width: 768px) and (min-height: 900px)";

/** Not rendered on the server, where it would be visible before it can be used. */
function LivePicker(props: ComponentProps<typeof Picker>) {
  const isHydrating = useIsHydrating();
  const waiting = <div className="part-wait" style={{ minBlockSize: 362 }} />;
  return isHydrating ? waiting : <Picker {...props} />;
}

export function ConverterView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const { vision } = frame;
  const converter = useConverter(CONVERTER, data, frame);
  const { document, color, nearest, act, commit, drag } = converter;
  // Rows are on the canvas or in the inspector, depending on the width; hidden ones need not follow a drag.
  const isWide = useMedia(WIDE);
  const isWithBands = useMedia(WITH_BANDS);
  const held = (isHidden: boolean) => converter.isDragged && isHidden;
  const written = useEveryOther(document, converter.isDragged, 1);
  const rows = useMemo(
    () => [...formatRows(currentColor(written), written), ...nameRows(currentColor(written), nearest)],
    [written, nearest],
  );
  const options = (
    <WritingOptions document={document} onOption={(option) => act({ type: "option", option })} />
  );
  const wheel = (
    <NativeSelect
      label="Wheel of the harmonies"
      isLabelHidden
      fieldClassName="cv-wheel-choice"
      value={document.wheel}
      options={WHEELS.map((value) => ({ value, label: WHEEL_LABELS[value] }))}
      onChange={(value) =>
        act({ type: "option", option: { wheel: WHEELS.find((known) => known === value) ?? "oklch" } })
      }
    />
  );
  return (
    <ToolWorkbench
      tool={converter}
      frame={frame}
      saveTitle="this color"
      colors={converter.colors}
      current={color}
      takes={converter.takes}
      shortcuts={copyKeys(rows)}
      localKeys={[
        { label: "Plane and wheel, by 1 and by 10", keys: ["← ↑ → ↓", "⇧"] },
        { label: "Through a row of colors", keys: ["← →"] },
        { label: "Take a color or a list from the clipboard", keys: ["Ctrl", "V"] },
      ]}
      sections={[
        {
          id: "formats",
          title: "Formats",
          content: (
            <div className="cv-narrow">
              {options}
              <Waiting isHeld={held(isWide)}>
                <FormatList rows={rows} />
              </Waiting>
            </div>
          ),
        },
        {
          id: "color",
          title: "Color",
          content: (
            <>
              <ColorField
                label="Any CSS color"
                isLabelHidden
                color={color}
                format={fieldFormat(color.space, isInGamut(color, "srgb"))}
                onCommit={commit}
              />
              <LivePicker color={color} onDrag={drag} onCommit={commit} onCancel={converter.cancelPreview} />
              <RecentRow className="cv-recent" onPick={commit} />
            </>
          ),
        },
        {
          id: "harmony",
          title: "Harmony",
          content: (
            <div className="cv-narrow cv-without-bands">
              {wheel}
              <Waiting isHeld={held(isWithBands)}>
                <Bands converter={converter} vision={vision} part="harmony" />
              </Waiting>
            </div>
          ),
        },
        {
          id: "tints",
          title: "Tints",
          content: (
            <div className="cv-narrow cv-without-bands">
              <Waiting isHeld={held(isWithBands)}>
                <Bands converter={converter} vision={vision} part="tints" />
              </Waiting>
            </div>
          ),
        },
        { id: "code", title: "Code", content: <CodeSection color={color} name={nearest?.name ?? ""} /> },
      ]}
      dock={
        <Dock
          search={converter.history.search}
          panels={frame.panels}
          isSimulated={frame.isSimulated}
          wheel={wheel}
        />
      }
      canvas={
        <div className="cv-canvas">
          <Field color={color} nearest={nearest} vision={vision}>
            <div className="cv-with-bands">
              <Waiting isHeld={held(!isWithBands)}>
                <Bands converter={converter} vision={vision} part="all" />
              </Waiting>
            </div>
            <div className="cv-with-ramp">
              <Waiting isHeld={held(isWithBands)}>
                <RampFoot converter={converter} vision={vision} />
              </Waiting>
            </div>
          </Field>
          <div className="cv-list cv-wide">
            {options}
            <Waiting isHeld={held(!isWide)}>
              <FormatList rows={rows} />
            </Waiting>
          </div>
        </div>
      }
    >
      <Explanation converter={converter} related={data.related} />
    </ToolWorkbench>
  );
}

/** The field shows a color in its own format; colors that hex cannot hold are shown in OKLCH. */
function fieldFormat(space: string, isInSrgb: boolean): ColorFormat {
  if (space === "srgb" || space === "hsv") return isInSrgb ? "hex" : "oklch";
  return COLOR_FORMATS.find((format) => format === space) ?? (isInSrgb ? "hex" : "oklch");
}

function copyKeys(rows: readonly FormatRow[]): readonly Shortcut[] {
  return rows.slice(0, KEYED).map(({ label, text }, index) => ({
    key: String(index + 1),
    shownKey: "1 – 9",
    isHidden: index > 0,
    label: "Copy the first nine formats",
    run: () =>
      void navigator.clipboard
        .writeText(text)
        .then(() => showToast({ text: `${label} copied: ${text}` }))
        .catch(() => announce("The clipboard is closed.")),
  }));
}
