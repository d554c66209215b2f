import { showGradient, showInterface, showPattern, showPoster, WorkWindow } from "#app/items/work-window.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { WORK_OPENS } from "#domain/pictures/work-windows.ts";
import type { WornPalette } from "#domain/pictures/worn-palette.ts";
import "./detail.css";

interface PaletteWorkProps {
  readonly id: string;
  readonly hexes: readonly string[];
  readonly worn: WornPalette;
  readonly carried: { readonly colorTexts: readonly string[]; readonly ownNames: readonly string[] };
}

/** A palette at work in four windows, each of which opens its tool with it. */
export function PaletteWork({ id, hexes, worn, carried }: PaletteWorkProps) {
  const texts = carried.colorTexts.join("-");
  const windows = [
    { ...WORK_OPENS.interface, show: showInterface(hexes) },
    { ...WORK_OPENS.pattern, show: showPattern },
    { ...WORK_OPENS.pair, caption: `Poster, ${worn.pair.ratio}`, show: showPoster },
    { ...WORK_OPENS.gradient, show: showGradient },
  ];
  return (
    <ul className="detail-work" aria-label="At work">
      {windows.map(({ path, caption, show }) => (
        <li key={path}>
          <AppLink to={carryAddress(path, texts, carried.ownNames)} preload="none" className="work-link">
            <WorkWindow worn={{ id, worn }} show={show} />
            <span className="work-caption">{caption}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
