/** The selected token: its step, and buttons that pin it in this mode or in all modes, or swap it. */

import { Swatch } from "#app/color/swatch.tsx";
import type { PaletteTool } from "#app/tools/ui-palette/use-palette.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { isRoleToken, ROLE_TOKENS, type RoleToken, THEME_MODES } from "#engine/theme/role-graph.ts";

interface TokenBarProps extends Pick<PaletteTool, "committed" | "shown" | "solved" | "token" | "act"> {
  readonly onSwap: (to: RoleToken) => void;
}

export function TokenBar({ committed, shown, solved, token, act, onSwap }: TokenBarProps) {
  const { mode, pins } = committed;
  const color = solved.sheet[mode][token];
  const pinnedIn = pins.filter((pin) => pin.token === token).map((pin) => pin.mode);
  const isHeld = pinnedIn.length === THEME_MODES.length;
  const isPinned = pinnedIn.includes(mode);
  const pinsIn = (modes: typeof THEME_MODES | readonly [typeof mode]) =>
    modes.flatMap((each) => {
      const parsed = parseColor(solved.sheet[each][token]);
      return parsed.ok ? [{ mode: each, token, color: parsed.color }] : [];
    });
  const toggle = (isOn: boolean, modes: Parameters<typeof pinsIn>[0]) =>
    act({ type: isOn ? "unpins" : "pins", pins: pinsIn(modes) });
  const wears = shown.worn[mode][token];
  return (
    <div className="token-bar">
      <p>
        <Swatch color={color} size={24} />
        <span>
          <b>{token}</b> <small>in {MODE_IN_WORDS[mode]}</small>
          <span className="t-value">
            {wears === undefined ? "" : `${wears.replace("-", " ")}, `}
            {color.toUpperCase()}
          </span>
        </span>
      </p>
      <Button size="s" aria-pressed={isPinned} onClick={() => toggle(isPinned, [mode])}>
        <Icon name={isPinned ? "push-pin-fill" : "push-pin"} size={16} />
        {isPinned ? "Release" : "Pin here"}
      </Button>
      <Button size="s" aria-pressed={isHeld} onClick={() => toggle(isHeld, THEME_MODES)}>
        <Icon name={isHeld ? "lock-fill" : "lock-open"} size={16} />
        {isHeld ? "Unlock" : "Lock in all modes"}
      </Button>
      <NativeSelect
        label={`Swap ${token} with`}
        isLabelHidden
        value=""
        options={[
          { value: "", label: "Swap with…" },
          ...ROLE_TOKENS.filter((each) => each !== token).map((value) => ({ value, label: value })),
        ]}
        onChange={(value) => isRoleToken(value) && onSwap(value)}
      />
    </div>
  );
}
