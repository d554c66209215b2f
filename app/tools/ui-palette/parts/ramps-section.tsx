/** The colors of the other ramps: rotated from the brand's hue, tinted, or chosen. */
import { memo, type ReactNode } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import { RAMP_NAMES } from "#app/tools/ui-palette/ramp-words.ts";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { IconButton } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { mainColor, rampOf, type ShownRamp } from "#domain/ui-palette/shown-palette.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";

const TURNS = [
  [30, "Analogous"],
  [-30, "Analogous"],
  [90, "Square"],
  [-90, "Square"],
  [120, "Triad"],
  [-120, "Triad"],
  [150, "Split"],
  [-150, "Split"],
  [180, "Opposite"],
] as const;
const TINTS = [0, 10, 20, 35, 60, 100] as const;
const OWN = "own";

const degrees = (turn: number): string => `${turn < 0 ? "−" : "+"}${Math.abs(Math.round(turn))}°`;

type RampsSectionProps = Pick<PaletteTool, "committed" | "shown" | "ramp" | "act">;

export const RampsSection = memo(function RampsSection({ committed, shown, ramp, act }: RampsSectionProps) {
  const { own, tintPercent } = committed;
  const color = mainColor(rampOf(shown, ramp));
  const row = (name: UiRampName, field: ReactNode) => (
    <div className="palette-source">
      <Swatch color={mainText(rampOf(shown, name))} size={24} />
      <span>{RAMP_NAMES[name]}</span>
      {field}
    </div>
  );
  const turned = (name: "secondary" | "accent") => {
    const turn = name === "secondary" ? committed.secondaryTurn : committed.accentTurn;
    const now = shown.turnsDeg[name];
    const value = own[name] !== undefined ? OWN : turn === undefined ? "" : String(turn);
    const isListed = turn === undefined || TURNS.some(([each]) => each === turn);
    return row(
      name,
      <NativeSelect
        label={`Source of ${name}`}
        isLabelHidden
        value={value}
        options={[
          { value: "", label: value === "" && now !== undefined ? `Chosen, ${degrees(now)}` : "Chosen" },
          ...(isListed ? [] : [{ value: String(turn), label: `Turned, ${degrees(turn)}` }]),
          ...TURNS.map(([each, word]) => ({ value: String(each), label: `${word}, ${degrees(each)}` })),
          { value: OWN, label: "Its own color" },
        ]}
        onChange={(chosen) =>
          chosen === OWN
            ? act({ type: "own", ramp: name, color: mainColor(rampOf(shown, name)) })
            : act({ type: "derive", ramp: name, ...(chosen !== "" && { turn: Number(chosen) }) })
        }
      />,
    );
  };
  const tints = [...new Set([...TINTS, tintPercent])].toSorted((a, b) => a - b);
  const isGray = (["secondary", "accent"] as const).some(
    (name) => own[name] === undefined && shown.turnsDeg[name] === undefined,
  );
  const isOwn = ramp !== "primary" && own[ramp] !== undefined;
  return (
    <>
      {turned("secondary")}
      {turned("accent")}
      {isGray && (
        <p className="field-hint">
          A gray has no hue to turn from: secondary and accent are gray as well, until you give them a color.
        </p>
      )}
      {row(
        "neutral",
        <NativeSelect
          label="Source of neutral"
          isLabelHidden
          value={own.neutral === undefined ? String(tintPercent) : OWN}
          options={[
            ...tints.map((tint) => ({
              value: String(tint),
              label: tint === 0 ? "Pure gray" : `Tinted ${tint}%`,
            })),
            { value: OWN, label: "Its own color" },
          ]}
          onChange={(chosen) => {
            if (chosen === OWN) {
              act({ type: "own", ramp: "neutral", color: mainColor(rampOf(shown, "neutral")) });
              return;
            }
            if (own.neutral !== undefined) act({ type: "derive", ramp: "neutral" });
            act({ type: "tint", value: Number(chosen) });
          }}
        />,
      )}
      {ramp !== "primary" && (
        <div className="palette-own">
          <ColorField
            label={`Color of ${ramp}`}
            hasPicker
            color={color}
            onCommit={(given) => act({ type: "own", ramp, color: given })}
          />
          <IconButton
            icon={isOwn ? "lock-fill" : "lock-open"}
            variant="secondary"
            label={isOwn ? `Derive ${ramp} from the brand` : `Lock the color of ${ramp}`}
            data-tip-side="end"
            aria-pressed={isOwn}
            onClick={() => (isOwn ? act({ type: "derive", ramp }) : act({ type: "own", ramp, color }))}
          />
        </div>
      )}
    </>
  );
});

/** CSS text of the color that a ramp is made of. */
const mainText = ({ steps, main }: ShownRamp): string | undefined =>
  steps.find(({ step }) => step === main)?.color;
