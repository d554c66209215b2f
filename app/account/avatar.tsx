import { initialsOf } from "#domain/account/profile-view.ts";
import "./avatar.css";

interface AvatarProps {
  readonly displayName: string;
  /** A path below /files/. */
  readonly photoURL: string | null;
  readonly size?: "s" | "m" | "l";
}

/** The photo on a shield, or the initials. The name stands beside it, so it says nothing itself. */
export function Avatar({ displayName, photoURL, size = "m" }: AvatarProps) {
  const source = size === "l" ? photoURL : photoURL?.replace(/\.webp$/, "-96.webp");
  return (
    <span
      className={`avatar avatar-${size}`}
      aria-hidden="true"
      // Drawn by the style sheet: they are a picture of the name, not a text beside it.
      data-initials={source == null ? initialsOf(displayName) : undefined}
    >
      {source != null && <img src={source} alt="" />}
    </span>
  );
}
