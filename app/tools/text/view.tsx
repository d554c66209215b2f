import { useMemo, useRef } from "react";
import { GradientBar } from "#app/color/gradient-bar.tsx";
import { seenAs } from "#app/color/vision-choice.ts";
import { Button } from "#app/ui/button.tsx";
import type { InspectorSection } from "#app/ui/inspector-sections.tsx";
import { reloadPage } from "#app/ui/reload-page.ts";
import { Segmented } from "#app/ui/segmented.tsx";
import { showToast } from "#app/ui/toast.ts";
import { PanelKeys } from "#app/workbench/panel-keys.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { colorOfText } from "#domain/documents/color-text.ts";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { publishedGradient } from "#domain/documents/gradient/published-gradient.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { holdsGradient } from "#engine/gradient/read/gradient-marks.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { CodeSection, textFormats } from "./parts/code-section.tsx";
import { ContrastCurve } from "./parts/contrast-curve.tsx";
import { Explanation } from "./parts/explanation.tsx";
import { GradientSection } from "./parts/gradient-section.tsx";
import { GroundField } from "./parts/ground-field.tsx";
import { SafeSection } from "./parts/safe-section.tsx";
import { Stage } from "./parts/stage.tsx";
import { TextSection } from "./parts/text-section.tsx";
import { useWriting } from "./parts/word.tsx";
import { LOCAL_KEYS, textShortcuts } from "./shortcuts.ts";
import { useText } from "./use-text.ts";
import "./fonts.css";
import "./text.css";

const takeGradient = () => import("./take-gradient.ts");

/** Stops of a gradient from a picture: more are hardly told apart in letters. */
const PICTURE_COLORS = 4;

const VIEWS = [
  { value: "text", label: "Text" },
  { value: "contrast", label: "Contrast" },
  { value: "use", label: "In use" },
] as const;

export function TextView({ data }: { data: ToolData }) {
  const frame = useToolFrame();
  const tool = useText(data);
  const { document, stopIndex, act, contrast, target, history } = tool;
  const { gradient, ground } = document;
  const { vision } = frame;
  const word = useRef<HTMLDivElement>(null);
  const onWrite = useWriting(word);
  const strip = useMemo(
    () => shownCss(gradient, { isStrip: true, seen: (color) => seenAs(vision, color) }),
    [gradient, vision],
  );
  const hexes = gradient.stops.map(({ color }) => formatHex(color));
  const onShuffle = () =>
    void takeGradient()
      .then(({ shuffledGradient }) => shuffledGradient())
      .then(
        (drawn) => act({ type: "gradient", change: drawn }),
        () => frame.setProblem("Shuffle could not be loaded.", reloadPage),
      );
  const onRaise = () => {
    if (contrast.failing.length === 0) return;
    void takeGradient()
      .then(({ raisedGradient }) => raisedGradient(gradient, ground, target))
      .then(showRaised, () => frame.setProblem("Raise could not be loaded.", reloadPage));
  };
  const showRaised = (raised: Pick<GradientLayer, "stops"> | undefined) => {
    if (raised === undefined)
      frame.setProblem(
        `No change of lightness brings the whole gradient to ${target} : 1: some of its colors are lighter than the ground, others darker.`,
      );
    else {
      act({ type: "gradient", change: { stops: raised.stops } });
      showToast({ text: `Raised to ${target} : 1`, action: { label: "Undo", run: history.undo } });
    }
  };
  const published = publishedGradient(gradient);
  const sections: readonly InspectorSection[] = [
    { id: "text", title: "Text", content: <TextSection tool={tool} /> },
    { id: "gradient", title: "Gradient", content: <GradientSection tool={tool} /> },
    { id: "safe", title: "Safe recipe", content: <SafeSection tool={tool} /> },
    {
      id: "code",
      title: "Code",
      isTitleHidden: true,
      content: <CodeSection tool={tool} word={word} />,
    },
  ];
  return (
    <ToolWorkbench
      tool={tool}
      frame={frame}
      saveTitle="this text"
      saveName={document.title === "" ? document.text.replaceAll("\n", " ") : document.title}
      colors={tool.colors}
      ownExport={{
        id: "text",
        title: "Text",
        formats: textFormats,
        content: <CodeSection tool={tool} word={word} />,
      }}
      takes={{
        onColors: (colors) => act({ type: "colors", colors }),
        onOneColor: (color) =>
          tool.changeStop({ type: "color", index: stopIndex, color: colorOfText(color) }),
        isOwnText: holdsGradient,
        onText: (text) =>
          void takeGradient()
            .then(({ takenGradient }) => takenGradient(text))
            .then(
              (read) => {
                if (read.ok) act({ type: "gradient", change: read.gradient });
                else frame.setProblem(read.message);
              },
              () => frame.setProblem("The reader of gradients could not be loaded.", reloadPage),
            ),
        picture: { label: "From a picture", count: PICTURE_COLORS },
        hint: "Drop a gradient as CSS, colors, or a picture",
      }}
      {...(published && {
        publishing: {
          item: { colors: hexes, content: { type: "gradient", gradient: published } },
          title: document.title,
          onTitle: (title: string) => act({ type: "set", change: { title } }),
        },
      })}
      more={[
        {
          label: "Reverse",
          icon: "swap",
          run: () => tool.changeStop({ type: "reverse" }),
          isNarrow: true,
        },
        { label: `Raise to ${target} : 1`, icon: "circle-half", run: onRaise, isNarrow: true },
        {
          label: "In use",
          icon: "layout",
          run: () => act({ type: "set", change: { view: "use" } }),
          isNarrow: true,
        },
      ]}
      announcement={`${document.text}, weakest ${formatRatio(contrast.worst.ratio)} to 1`}
      current={gradient.stops[stopIndex]?.color}
      sections={sections}
      shortcuts={textShortcuts(tool, { onShuffle, onWrite, onRaise })}
      localKeys={LOCAL_KEYS}
      dock={
        <>
          <Button variant="key" aria-keyshortcuts="Space" onClick={onShuffle}>
            Shuffle
          </Button>
          <div className="text-ground">
            <GroundField tool={tool} />
          </div>
          <span className="grow" />
          <Segmented
            label="View"
            options={VIEWS}
            value={document.view}
            onChange={(view) => act({ type: "set", change: { view } })}
          />
          <span className="text-dock-keys">
            <PanelKeys panels={frame.panels} isSimulated={frame.isSimulated} />
          </span>
        </>
      }
      canvas={
        <div className="text-canvas">
          <Stage tool={tool} vision={vision} word={word} onRaise={onRaise} />
          <div className="text-foot">
            <GradientBar
              stops={gradient.stops}
              css={strip}
              stopColors={gradient.stops.map(({ color }) => formatHex(seenAs(vision, color)))}
              stopNames={hexes.map((hex) => hex.toUpperCase())}
              selected={stopIndex}
              onSelect={tool.selectStop}
              onPreview={tool.previewStop}
              onChange={tool.changeStop}
              onCancel={tool.cancelPreview}
            />
            <ContrastCurve tool={tool} />
          </div>
        </div>
      }
    >
      <Explanation document={document} target={target} hexes={hexes} related={data.related} />
    </ToolWorkbench>
  );
}
