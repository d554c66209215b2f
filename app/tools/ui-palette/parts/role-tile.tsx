import type { CSSProperties, PointerEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { onColor } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";

interface RoleTileProps {
  readonly token: RoleToken;
  /** CSS text. */
  readonly color: string;
  /** The step that it uses, such as "primary-700". */
  readonly wears: string | undefined;
  readonly isPinned: boolean;
  readonly isCurrent: boolean;
  /** Whether another token is dragged over it. */
  readonly isTarget: boolean;
  readonly onPress: (token: RoleToken) => void;
  readonly onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

export function RoleTile(props: RoleTileProps) {
  const { token, color, wears, isPinned, isCurrent, isTarget, onPress, onDragStart } = props;
  const parsed = parseColor(color);
  const [, step] = /-(\d+)$/.exec(wears ?? "") ?? [];
  return (
    <button
      type="button"
      className={`role-tile on-color-${parsed.ok ? onColor(parsed.color) : "dark"}`}
      data-swap={token}
      data-target={isTarget || undefined}
      aria-pressed={isCurrent}
      style={{ "--ground": `var(--${token})` } as CSSProperties}
      onClick={() => onPress(token)}
      onPointerDown={onDragStart}
    >
      <b>
        {token}
        {isPinned && <Icon name="push-pin-fill" size={13} />}
        {isPinned && <span className="sr-only"> pinned</span>}
      </b>
      <span className="t-value">
        {step !== undefined && <em>{step}</em>}
        {color.startsWith("#") ? color.toUpperCase() : "P3"}
      </span>
    </button>
  );
}
