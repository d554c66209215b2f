/** The pinned tokens, whose colors the solver does not change, and a field that pins another one. */
import { memo } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import { Swatch } from "#app/color/swatch.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import { MAX_PINS } from "#domain/documents/theme/theme-document.ts";
import { MODE_IN_WORDS, SHORT_MODE_NAMES } from "#domain/themes/theme-words.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { isRoleToken, ROLE_TOKENS, type RoleToken, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

interface PinsSectionProps extends Omit<ThemeControls, "preview"> {
  /** The token that the field suggests. */
  readonly token: RoleToken;
  readonly onToken: (token: RoleToken) => void;
}

const TOKENS = ROLE_TOKENS.map((value) => ({ value, label: value }));

export const PinsSection = memo(function PinsSection({
  document,
  mode,
  solved,
  change,
  token,
  onToken,
}: PinsSectionProps) {
  const { pins } = document;
  const own = pins.find((pin) => pin.mode === mode && pin.token === token);
  const isPinned = own !== undefined;
  const parsed = parseColor(solved.sheet[mode][token]);
  // A theme is solved a moment after its pin is there.
  const color = own?.color ?? (parsed.ok ? parsed.color : knownColor("808080"));
  const held = pins.filter((each) => each.token === token);
  const isAlike =
    held.length === THEME_MODES.length && new Set(held.map((each) => formatHex(each.color))).size === 1;
  const pin = (given: Color) => change({ type: "pin", pin: { mode, token, color: given } });
  return (
    <>
      {pins.length > 0 && (
        <ul className="theme-pins" aria-label="Pins">
          {pins.map((each) => (
            <li key={`${each.mode} ${each.token}`}>
              <Icon name="push-pin-fill" size={16} />
              <Swatch color={solved.sheet[each.mode][each.token]} size={24} />
              <span>
                {each.token}
                <small>{SHORT_MODE_NAMES[each.mode]}</small>
              </span>
              <span className="t-value">{formatHex(each.color).toUpperCase()}</span>
              <IconButton
                icon="x"
                size="s"
                label={`Release ${each.token} in ${MODE_IN_WORDS[each.mode]}`}
                data-tip-side="end"
                onClick={() => change({ type: "unpin", mode: each.mode, token: each.token })}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="theme-pin-new">
        <NativeSelect
          label="Token"
          isLabelHidden
          value={token}
          options={TOKENS}
          onChange={(value) => isRoleToken(value) && onToken(value)}
        />
        <ColorField
          label={`Color of ${token} in ${MODE_IN_WORDS[mode]}`}
          isLabelHidden
          hasPicker
          color={color}
          onCommit={pin}
        />
        <IconButton
          variant="secondary"
          icon={isPinned ? "push-pin-fill" : "push-pin"}
          label={isPinned ? `Release ${token}` : `Pin ${token}`}
          data-tip-side="end"
          aria-pressed={isPinned}
          disabled={!isPinned && pins.length >= MAX_PINS}
          onClick={() => (isPinned ? change({ type: "unpin", mode, token }) : pin(color))}
        />
      </div>
      {isPinned && !isAlike && pins.length - held.length + THEME_MODES.length <= MAX_PINS && (
        <Button variant="ghost" size="s" onClick={() => change({ type: "pin-all", token, color })}>
          Pin {token} in all modes
        </Button>
      )}
      {pins.length >= MAX_PINS && (
        <p className="field-hint">{MAX_PINS} pins are the most that an address holds. Release one first.</p>
      )}
    </>
  );
});
