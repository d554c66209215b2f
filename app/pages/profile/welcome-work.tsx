import { showGradient, showInterface, showPattern, showPoster, WorkWindow } from "#app/items/work-window.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { WORK_OPENS } from "#domain/pictures/work-windows.ts";
import type { WornPalette } from "#domain/pictures/worn-palette.ts";
import "./welcome-work.css";

export interface WelcomePlate {
  readonly id: string;
  readonly title: string;
  /** Hex. */
  readonly colors: readonly string[];
  readonly worn: WornPalette;
}

/** The plate of the day at work: what one's own palettes can be worn by. Each piece opens its tool with these colors. */
export function WelcomeWork({ plate: { id, title, colors, worn } }: { plate: WelcomePlate }) {
  const texts = colors.map((hex) => hex.slice(1)).join("-");
  const windows = [
    { ...WORK_OPENS.interface, show: showInterface(colors) },
    { ...WORK_OPENS.pattern, show: showPattern },
    { ...WORK_OPENS.gradient, show: showGradient },
    { ...WORK_OPENS.pair, caption: `Poster, ${worn.pair.ratio}`, show: showPoster },
  ];
  return (
    <figure className="welcome-work">
      <ul aria-label={`${title}, at work`}>
        {windows.map(({ path, caption, show }) => (
          <li key={path}>
            <AppLink to={carryAddress(path, texts)} preload="none">
              <WorkWindow worn={{ id, worn }} show={show} />
              <span className="work-caption">{caption}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      <figcaption className="t-caption text-ink-3">
        The palette of the day, <AppLink to={`/palettes/${id}`}>{title}</AppLink>, at work.
      </figcaption>
    </figure>
  );
}
