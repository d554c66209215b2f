import { initialsOf } from "#domain/account/profile-view.ts";
import "./avatar.css";

interface AvatarProps {
  readonly displayName: string;
  /** A path below /files/. */
  readonly photoURL: string | null;
  readonly size?: "s" | "m" | "l";
}

/** The photo in a shield, or the initials. Decorative: the person's name is always next to it. */
export function Avatar({ displayName, photoURL, size = "m" }: AvatarProps) {
  const source = size === "l" ? photoURL : photoURL?.replace(/\.webp$/, "-96.webp");
  return (
    <span
      className={`avatar avatar-${size}`}
      aria-hidden="true"
      // The style sheet draws the initials, because they are a picture rather than text.
      data-initials={source == null ? initialsOf(displayName) : undefined}
    >
      {source != null && <img src={source} alt="" />}
    </span>
  );
}
