import { type CSSProperties, useMemo } from "react";
import { useLocation } from "react-router";
import { onColorClass } from "#app/color/on-color.ts";
import { FULL_VISION } from "#app/color/vision-choice.ts";
import { IconButton, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import type { ToolData } from "#app/workbench/tool-data.ts";
import { ToolWorkbench } from "#app/workbench/tool-workbench.tsx";
import { useToolFrame } from "#app/workbench/use-tool-frame.ts";
import { converterKind } from "#domain/documents/converter-document.ts";
import { type ConverterPair, pairOfPath, pairPath, pairTitle } from "#domain/navigation/converter-pairs.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";
import { precisionOf, writeColor } from "./format-rows.ts";
import { BatchSection } from "./parts/batch-section.tsx";
import { PairCode } from "./parts/pair-code.tsx";
import { PairExplanation } from "./parts/pair-explanation.tsx";
import { PairField } from "./parts/pair-field.tsx";
import { PairLinks } from "./parts/pair-links.tsx";
import { WorkedBothWays } from "./parts/worked-both-ways.tsx";
import { WritingOptions } from "./parts/writing-options.tsx";
import { shownCss } from "./shown-color.ts";
import { useConverter } from "./use-converter.ts";
import "./converter.css";
import "./pair.css";

/** Two formats side by side, determined by the address. */
export function PairView({ data }: { data: ToolData }) {
  const { pathname } = useLocation();
  const pair = pairOfPath(pathname);
  if (pair === undefined) throw new Error(`${pathname} is no pair of formats`);
  return <Pair key={pathname} data={data} pair={pair} />;
}

function Pair({ data, pair }: { data: ToolData; pair: ConverterPair }) {
  const { from, to } = pair;
  const frame = useToolFrame();
  const kind = useMemo(() => converterKind(pairPath(pair)), [pair]);
  const converter = useConverter(kind, data, frame);
  const { document, color, hex, nearest, history, act, commit, drag, cancelPreview } = converter;
  const { panels } = frame;
  const { precision } = precisionOf(document.decimals);
  const fieldOf = (format: WorkedFormat) => (
    <PairField
      format={format}
      shown={writeColor(color, format, document)}
      onDraft={drag}
      onCommit={commit}
      onRefuse={cancelPreview}
    />
  );
  const isMapped = !isInGamut(color, "srgb");
  const steps = <WorkedBothWays color={color} pair={pair} precision={precision} />;
  return (
    <ToolWorkbench
      title={pairTitle(pair)}
      tool={converter}
      frame={frame}
      saveTitle="this color"
      colors={converter.colors}
      current={color}
      takes={converter.takes}
      hasVision={false}
      shortcuts={[]}
      localKeys={[
        { label: "Take what is typed", keys: ["Enter"] },
        { label: "Back to what it was", keys: ["Esc"] },
      ]}
      sections={[
        { id: "steps", title: "Steps", content: <div className="cv-narrow pair-steps">{steps}</div> },
        {
          id: "list",
          title: "A list",
          content: (
            <BatchSection
              from={from}
              to={to}
              precision={precision}
              first={
                document.colors.length === 1
                  ? ""
                  : document.colors.map((entry) => writeColor(entry, from, document)).join("\n")
              }
            />
          ),
        },
        {
          id: "writing",
          title: "Writing",
          content: (
            <WritingOptions document={document} onOption={(option) => act({ type: "option", option })} />
          ),
        },
        {
          id: "code",
          title: "Code",
          content: <PairCode color={color} pair={pair} />,
        },
      ]}
      dock={
        <>
          <PairLinks className="pair-dock" search={history.search} current={pairPath(pair)} />
          <span className="grow" />
          <LinkButton variant="ghost" to={`/color-converter?${history.search}`} preload="none">
            <Icon name="swatches" />
            All formats
          </LinkButton>
          <IconButton
            icon="question"
            label="Keys"
            shortcut="?"
            data-tip-side="end"
            className="cv-wide"
            aria-expanded={panels.open === "keys"}
            onClick={() => panels.toggle("keys")}
          />
        </>
      }
      canvas={
        <div className="pair-canvas" data-notices="above">
          <div
            className={`pair-band ${onColorClass(hex)}`}
            style={{ "--c": shownCss(color, FULL_VISION) } as CSSProperties}
          >
            <p>{nearest?.name ?? hex}</p>
          </div>
          <div className="pair-fields">
            {fieldOf(from)}
            {fieldOf(to)}
          </div>
          {isMapped && (
            <p className="pair-mapped">
              <Verdict tone="warn">
                This color lies outside sRGB. {from.toUpperCase()} and {to.toUpperCase()} hold nothing outside
                it, so they show its nearest relative inside, mapped by the method of CSS Color 4.
              </Verdict>
            </p>
          )}
          <div className="pair-steps cv-wide">{steps}</div>
        </div>
      }
    >
      <PairExplanation pair={pair} color={color} search={history.search} related={data.related} />
    </ToolWorkbench>
  );
}
