/** A token as a row of a list: swatch, name, value, and whether it is pinned in the mode on the canvas. */
import { Swatch } from "#app/color/swatch.tsx";
import { IconButton } from "#app/ui/button.tsx";
import { parseColor } from "#engine/parse/parse.ts";
import type { RoleToken, ThemeModeName } from "#engine/theme/role-graph.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

interface TokenRowProps {
  readonly token: RoleToken;
  readonly mode: ThemeModeName;
  /** CSS text. */
  readonly color: string;
  readonly isPinned: boolean;
  readonly isCurrent: boolean;
  readonly onPress: (token: RoleToken) => void;
  readonly change: ThemeControls["change"];
}

export function TokenRow(props: TokenRowProps) {
  const { token, mode, color, isPinned, isCurrent, onPress, change } = props;
  const toggle = () => {
    const parsed = parseColor(color);
    if (isPinned) change({ type: "unpin", mode, token });
    else if (parsed.ok) change({ type: "pin", pin: { mode, token, color: parsed.color } });
  };
  return (
    <li className="theme-token-row" data-current={isCurrent || undefined}>
      <button type="button" aria-pressed={isCurrent} onClick={() => onPress(token)}>
        <Swatch color={color} size={24} />
        <span>{token}</span>
        <span className="t-value">{color.toUpperCase()}</span>
      </button>
      <IconButton
        icon={isPinned ? "push-pin-fill" : "push-pin"}
        size="s"
        label={isPinned ? `Release ${token}` : `Pin ${token}`}
        aria-pressed={isPinned}
        data-tip-side="end"
        onClick={toggle}
      />
    </li>
  );
}
