import type { CSSProperties } from "react";
import type { WallpaperPage } from "#domain/library/wallpaper-page.ts";
import "./screen-frames.css";

/** The wallpaper on a phone and on a desktop, light and dark. */
export function WallpaperScreens({ page: { files } }: { page: WallpaperPage }) {
  const shown = files.filter(({ label }) => label === "Phone" || label === "Desktop");
  const phonesFirst = shown.toSorted(
    (one, other) => Number(one.label !== "Phone") - Number(other.label !== "Phone"),
  );
  return (
    <ul className="detail-work detail-still screen-frames" aria-label="On screens">
      {phonesFirst.map(({ label, mode, size, small }) => (
        <li key={`${label} ${mode}`}>
          <span
            className="screen-frame"
            data-screen={label.toLowerCase()}
            style={{ "--ratio": size.width / size.height } as CSSProperties}
          >
            <img src={small} alt={`${label}, ${mode}`} {...size} loading="lazy" decoding="async" />
          </span>
          <span className="work-caption" aria-hidden="true">
            {label}, {mode}
          </span>
        </li>
      ))}
    </ul>
  );
}
