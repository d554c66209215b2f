import { useId } from "react";
import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { RULE_LABELS } from "#app/tools/scheme/labels.ts";
import type { Scheme } from "#app/tools/scheme/use-scheme.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  MAX_COLORS,
  MAX_PARTNERS,
  MIN_COLORS,
  SCHEME_RULES,
  withRule,
} from "#domain/documents/scheme-document.ts";
import { formatHex } from "#engine/format/format.ts";
import {
  COUNTED,
  colorInGamut,
  mostSpreadDeg,
  type SchemeRule,
  SPREADS,
  schemeAngles,
} from "#engine/palette/scheme.ts";
import { AngleField } from "./angle-field.tsx";
import { turnText } from "./turn-text.ts";

/** Selects the rule and its spread. */
export function RuleSection({ scheme }: { scheme: Scheme }) {
  const { document, act, preview } = scheme;
  const { rule, anglesDeg, spreadDeg, count } = document;
  const limits = SPREADS[rule];
  const name = useId();
  const track = `linear-gradient(90deg, ${scheme.hexes.join(", ")})`;
  return (
    <>
      <fieldset className="scheme-rules">
        <legend className="sr-only">Rule</legend>
        {SCHEME_RULES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === rule}
              onChange={() => act({ type: "rule", rule: option })}
            />
            <RulePicture angles={pictureAngles(scheme, option)} />
            {RULE_LABELS[option]}
          </label>
        ))}
      </fieldset>
      {limits !== undefined && (
        <ChannelSlider
          label="Spread"
          value={spreadDeg}
          min={limits[0]}
          max={mostSpreadDeg(document)}
          step={1}
          decimals={0}
          track={track}
          onDrag={(deg) => preview({ type: "spread", deg })}
          onCommit={(deg) => act({ type: "spread", deg })}
        />
      )}
      {COUNTED.includes(rule) && (
        <ChannelSlider
          label="Colors"
          value={count}
          min={MIN_COLORS}
          max={MAX_COLORS}
          step={1}
          decimals={0}
          track={track}
          onDrag={(value) => preview({ type: "count", count: value })}
          onCommit={(value) => act({ type: "count", count: value })}
        />
      )}
      {rule === "custom" && (
        <ul className="scheme-angles" aria-label="Angles from the base">
          {anglesDeg.map((angle, partner) => (
            <li key={partner}>
              <i className="swatch" data-size="24" style={{ background: swatchOf(scheme, partner) }} />
              <AngleField
                label={`Angle of color ${partner + 2}`}
                value={angle}
                onCommit={(deg) => act({ type: "angle", partner, deg })}
              />
              <span className="t-value">{turnText(angle)}</span>
              <IconButton
                icon="x"
                label={`Remove color ${partner + 2}`}
                size="s"
                data-tip-side="end"
                disabled={anglesDeg.length <= 1}
                onClick={() => act({ type: "remove-angle", partner })}
              />
            </li>
          ))}
          <li>
            <Button
              size="s"
              disabled={anglesDeg.length >= MAX_PARTNERS}
              onClick={() => act({ type: "add-angle" })}
            >
              <Icon name="plus" size={16} />
              Add a color
            </Button>
          </li>
        </ul>
      )}
    </>
  );
}

function swatchOf({ colors, document }: Scheme, partner: number): string {
  return formatHex(colors[partner + 1] ?? colorInGamut(document.base, document.gamut));
}

/** The rule's own angles; the current ones for the selected rule. */
function pictureAngles({ document, angles }: Scheme, rule: SchemeRule): readonly number[] {
  return rule === document.rule
    ? angles
    : schemeAngles(withRule({ ...document, rule: "triadic" }, rule, [0, 55, 150, 250]));
}

/** The wheel as a small circle with a dot per angle. */
function RulePicture({ angles }: { angles: readonly number[] }) {
  return (
    <svg viewBox="-12 -12 24 24" width="30" height="30" aria-hidden="true">
      <circle r="10" className="scheme-picture-rim" />
      {angles.map((angleDeg, index) => {
        const angle = (angleDeg / 180) * Math.PI;
        const [x, y] = [Math.sin(angle) * 7, -Math.cos(angle) * 7];
        return (
          <g key={index}>
            <path d={`M0 0L${x.toFixed(2)} ${y.toFixed(2)}`} />
            <circle cx={x.toFixed(2)} cy={y.toFixed(2)} r={angleDeg === 0 ? 2.4 : 1.6} />
          </g>
        );
      })}
    </svg>
  );
}
