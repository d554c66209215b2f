import { FRAME_ICONS, type IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url&no-inline";

const IN_FRAME: ReadonlySet<IconName> = new Set(FRAME_ICONS);

interface IconProps {
  readonly name: IconName;
  /** Side in px: 18 by default, 16 in small controls, 20 on canvases. */
  readonly size?: number;
  readonly className?: string;
}

/** Decorative; the control that contains it has the accessible name. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      style={{ flex: "none" }}
    >
      <use href={IN_FRAME.has(name) ? `#icon-${name}` : `${sprite}#${name}`} />
    </svg>
  );
}
