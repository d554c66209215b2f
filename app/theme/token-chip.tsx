/** A token as a segment of a strip, filled with its color; pressing it selects the token. */
import type { CSSProperties, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import "./theme.css";

interface TokenChipProps {
  readonly token: RoleToken;
  /** The token of the text on it, with which it forms a pair. */
  readonly ink: RoleToken;
  /** Shown under the name: a value or a figure. */
  readonly value: ReactNode;
  readonly isPinned?: boolean;
  readonly isCurrent?: boolean;
  readonly name?: string;
  readonly onPress: (token: RoleToken) => void;
}

export function TokenChip(props: TokenChipProps) {
  const { token, ink, value, isPinned = false, isCurrent = false, name = token, onPress } = props;
  return (
    <button
      type="button"
      className="theme-token"
      aria-pressed={isCurrent}
      style={{ "--ground": `var(--${token})`, "--on": `var(--${ink})` } as CSSProperties}
      onClick={() => onPress(token)}
    >
      <b>
        {name}
        {isPinned && <Icon name="push-pin-fill" size={13} />}
        {isPinned && <span className="sr-only"> pinned</span>}
      </b>
      <span className="t-value">{value}</span>
    </button>
  );
}
