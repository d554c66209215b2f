/** Palettes of this device to compare with; the server knows none of them. */
import { type CSSProperties, useSyncExternalStore } from "react";
import { AppLink } from "#app/ui/link.tsx";
import { storedWork } from "#app/workbench/history/device-work.ts";
import { comparisonAddress, type WrittenPalette } from "#domain/documents/comparison-address.ts";
import { TOOLS } from "#domain/navigation/tools.ts";

const MAX_PICKS = 4;

export function DevicePicks({ known }: { known: WrittenPalette }) {
  const works = useSyncExternalStore(storedWork.subscribe, storedWork.get, storedWork.getEmpty);
  const picks = works
    .map(({ tool, colors }) => ({
      title: TOOLS.find(({ id }) => id === tool)?.title ?? "",
      texts: colors.map((color) => color.replace("#", "")).join("-"),
      colors,
    }))
    .filter(({ title, texts, colors }) => title !== "" && colors.length > 1 && texts !== known.texts)
    .slice(0, MAX_PICKS);
  if (picks.length === 0) return null;
  return (
    <section className="compare-picks" aria-labelledby="compare-work-title">
      <h2 id="compare-work-title" className="t-display-s">
        Your work on this device
      </h2>
      <ul className="compare-works">
        {picks.map(({ title, texts, colors }) => (
          <li key={`${title} ${texts}`}>
            <AppLink to={comparisonAddress(known, { texts, title: "" })} preload="none">
              <span className="compare-strip" aria-hidden="true">
                {colors.map((color, at) => (
                  <i key={`${at}-${color}`} style={{ "--c": color } as CSSProperties} />
                ))}
              </span>
              Compare with what is in {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
