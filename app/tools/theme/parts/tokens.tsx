/** The tokens of the mode on the canvas: surfaces, brand scale, text, states, signals, and every token with its pin. */
import { type CSSProperties, useMemo } from "react";
import { modeStyle, type SeenSheet } from "#app/theme/mode-colors.ts";
import { TokenChip } from "#app/theme/token-chip.tsx";
import { TokenRow } from "#app/theme/token-row.tsx";
import type { ThemeTool } from "#app/tools/theme/use-theme.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PAIR_PLACES } from "#domain/themes/pair-places.ts";
import { formatRatio, onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorRamp } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import { ROLE_TOKENS, type RoleToken, SURFACE_STEPS } from "#engine/theme/role-graph.ts";

const SIGNALS = ["success", "warning", "danger", "info"] as const;
const TEXTS = ["text", "text-2", "text-3", "brand-text"] as const;
const STATES = [
  { label: "Rest", ground: "primary", ink: "on-primary" },
  { label: "Hovered", ground: "primary-hover", ink: "on-primary" },
  { label: "Pressed", ground: "primary-pressed", ink: "on-primary" },
  { label: "Focused", ground: "primary", ink: "on-primary", isFocused: true },
  { label: "Selected", ground: "brand-soft", ink: "brand-text" },
  { label: "Disabled", ground: "disabled", ink: "on-disabled", isDisabled: true },
] as const;

export function Tokens({ tool, seen }: { readonly tool: ThemeTool; readonly seen: SeenSheet }) {
  const { committed, solved, controls, token: current, takeUp } = tool;
  const { mode, pins, brand } = committed;
  const colors = solved.sheet[mode];
  const pinned = new Set(pins.filter((pin) => pin.mode === mode).map(({ token }) => token));
  const figures = solved.figures[mode].wcag;
  const page = useMemo(() => parsed(colors.a0), [colors]);
  const [main] = brand;
  const ramp = useMemo(() => (main === undefined ? [] : colorRamp(main)), [main]);
  const chip = (token: RoleToken, ink: RoleToken, name: string = token) => (
    <TokenChip
      key={token}
      token={token}
      ink={ink}
      name={name}
      value={colors[token].toUpperCase()}
      isPinned={pinned.has(token)}
      isCurrent={current === token}
      onPress={takeUp}
    />
  );
  const figureOn = (text: RoleToken) => (figures[PAIR_PLACES.get(`${text} a0`) ?? 0] ?? 0).toFixed(2);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keys
    <section className="tokens" aria-label="Tokens" tabIndex={0}>
      <div data-theme-mode={mode} style={modeStyle(solved.sheet, mode, seen)}>
        <h2>
          Surfaces <small>a0 is the page, each step lies above the last</small>
        </h2>
        <div className="tokens-row" data-count="6">
          {(["a", "t"] as const).flatMap((kind) =>
            SURFACE_STEPS.map((step) => chip(`${kind}${step}`, "text")),
          )}
        </div>
        <h2>
          Brand scale <small>the given color kept on its step, figures against a0</small>
        </h2>
        <ul className="tokens-row" data-count="11">
          {ramp.map(({ step, color, isAnchor }) => (
            <li
              key={step}
              className={`tokens-step on-color-${onColor(color)}`}
              data-brand={isAnchor || undefined}
              style={{ "--ground": formatHex(color) } as CSSProperties}
            >
              <b>{step}</b>
              <span className="t-value">{formatRatio(wcagRatio(color, page))}</span>
            </li>
          ))}
        </ul>
        <div className="tokens-two">
          <div>
            <h2>
              Text <small>on a0</small>
            </h2>
            <div className="tokens-texts">
              {TEXTS.map((text) => (
                <p key={text} style={{ color: `var(--${text})` }}>
                  <span>
                    Cone 6 by evening
                    {pinned.has(text) && <Icon name="push-pin-fill" size={13} />}
                  </span>
                  <small>{text}</small>
                  <span className="t-value">{figureOn(text)}</span>
                </p>
              ))}
            </div>
          </div>
          <div>
            <h2>
              States <small>of the primary button</small>
            </h2>
            <ul className="tokens-states">
              {STATES.map(({ label, ground, ink, ...state }) => (
                <li key={label}>
                  <span
                    data-focused={"isFocused" in state || undefined}
                    {...("isDisabled" in state && { role: "button", "aria-disabled": true })}
                    style={{ background: `var(--${ground})`, color: `var(--${ink})` }}
                  >
                    Add a segment
                  </span>
                  <small>{label}</small>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <h2>
          Signals <small>fill, soft, text</small>
        </h2>
        <div className="tokens-row" data-count="4">
          {SIGNALS.map((family) => chip(family, `on-${family}`))}
          {SIGNALS.map((family) => chip(`${family}-soft`, `${family}-text`, `${family}-text on soft`))}
        </div>
      </div>
      <h2>
        Every token <small>press the pin to hold a color in this mode</small>
      </h2>
      <ul className="tokens-list">
        {ROLE_TOKENS.map((token) => (
          <TokenRow
            key={token}
            token={token}
            mode={mode}
            color={colors[token]}
            isPinned={pinned.has(token)}
            isCurrent={current === token}
            onPress={takeUp}
            change={controls.change}
          />
        ))}
      </ul>
    </section>
  );
}

function parsed(text: string): Color {
  const read = parseColor(text);
  if (!read.ok) throw new Error(`${text} is not a color`);
  return read.color;
}
