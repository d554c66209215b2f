import { useMemo } from "react";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { Verdict } from "#app/ui/verdict.tsx";
import { formatHex } from "#engine/format/format.ts";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { simulateVision } from "#engine/vision/vision.ts";
import { ChannelSlider } from "./channel-slider.tsx";
import { FULL_VISION, provideSimulator, seenAs, type VisionChoice } from "./vision-choice.ts";
import "./vision-section.css";

provideSimulator(simulateVision);

const VISIONS = [
  { value: "none", label: "Full vision", line: "" },
  { value: "protan", label: "Protanopia", line: "no red cones" },
  { value: "deutan", label: "Deuteranopia", line: "no green cones" },
  { value: "tritan", label: "Tritanopia", line: "no blue cones" },
  { value: "achroma", label: "Achromatopsia", line: "no color" },
] as const;
const SEEN = {
  protan: "protanopia",
  deutan: "deuteranopia",
  tritan: "tritanopia",
  none: "full vision",
} as const;

interface VisionSectionProps {
  readonly colors: readonly Color[];
  readonly vision: VisionChoice;
  readonly onVision: (vision: VisionChoice) => void;
}

/** Simulates color vision deficiencies. Only the display changes. */
export function VisionSection({ colors, vision, onVision }: VisionSectionProps) {
  const { vision: verdict, isVisionSafe } = useMemo(() => paletteFacts(colors), [colors]);
  return (
    <InspectorSections
      sections={[
        {
          id: "vision",
          title: "Vision",
          content: (
            <>
              <div role="radiogroup" aria-label="Color vision" className="visions">
                {VISIONS.map(({ value, label, line }) => (
                  <label key={value}>
                    <input
                      type="radio"
                      name="vision"
                      checked={vision.deficiency === value}
                      onChange={() => onVision({ ...vision, deficiency: value })}
                    />
                    <span>
                      {label} <small>{line}</small>
                    </span>
                    <span className="vision-bands" aria-hidden="true">
                      {colors.map((color, index) => {
                        const seen = seenAs({ ...vision, deficiency: value }, color);
                        return <i key={index} style={{ background: formatHex(seen) }} />;
                      })}
                    </span>
                  </label>
                ))}
              </div>
              <ChannelSlider
                label="Severity"
                value={vision.severity01 * 100}
                min={0}
                max={100}
                step={5}
                decimals={0}
                track="linear-gradient(90deg, var(--raised), var(--ink-3))"
                onDrag={(percent) => onVision({ ...vision, severity01: percent / 100 })}
                onCommit={(percent) => onVision({ ...vision, severity01: percent / 100 })}
              />
              {verdict !== undefined && (
                <p>
                  <Verdict tone={isVisionSafe ? "ok" : "warn"}>
                    {isVisionSafe
                      ? "All colors can be told apart"
                      : `Colors ${verdict.a + 1} and ${verdict.b + 1} meet in ${SEEN[verdict.deficiency]}`}
                  </Verdict>
                </p>
              )}
              <p className="field-hint">
                Only the picture changes. What is copied and exported stays as it is. Model: Machado, Oliveira
                and Fernandes, 2009.
              </p>
              {vision.deficiency !== "none" && (
                <button
                  type="button"
                  className="btn btn-secondary btn-s"
                  onClick={() => onVision(FULL_VISION)}
                >
                  Back to full vision
                </button>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
