import { FRAME_ICONS, type IconName } from "./icon-names.ts";
import sprite from "./icons.svg?url&no-inline";

const IN_FRAME: ReadonlySet<IconName> = new Set(FRAME_ICONS);

interface IconProps {
  readonly name: IconName;
  /** Side in px at the usual font size: 18 by default, 16 in small controls, 20 on canvases. */
  readonly size?: number;
  readonly className?: string;
}

/** Pixels of a rem where nobody chose another font size. */
const REM_PX = 16;

/** Decorative; the control that contains it has the accessible name. Grows with the font, like the words beside it. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      className={className}
      width={`${size / REM_PX}rem`}
      height={`${size / REM_PX}rem`}
      fill="currentColor"
      aria-hidden="true"
      style={{ flex: "none" }}
    >
      <use href={IN_FRAME.has(name) ? `#icon-${name}` : `${sprite}#${name}`} />
    </svg>
  );
}
