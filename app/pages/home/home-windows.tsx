import type { CSSProperties } from "react";
import { showGradient, showInterface, showPair, showPattern, WorkWindow } from "#app/items/work-window.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { WORK_OPENS } from "#domain/pictures/work-windows.ts";
import type { Front } from "./dress-front.ts";

interface HomeWindowsProps {
  readonly front: Front;
  readonly before: Front | undefined;
}

/** Four pieces of work in the palette; each opens its tool with these colors. */
export function HomeWindows({ front, before }: HomeWindowsProps) {
  const hexes = front.hero.bands.map(({ hex }) => hex);
  const { worn } = front;
  const windows = [
    {
      opens: WORK_OPENS.interface,
      more: `, ${worn.passing === worn.pairs ? "" : `${worn.passing} of `}${worn.pairs} pairs pass`,
      show: showInterface(hexes),
      texts: textsOf(worn.brand),
    },
    { opens: WORK_OPENS.pattern, show: showPattern, texts: textsOf(hexes) },
    {
      opens: WORK_OPENS.gradient,
      show: showGradient,
      texts: textsOf(worn.gradient.stops),
    },
    {
      opens: WORK_OPENS.pair,
      show: showPair,
      texts: textsOf([worn.pair.text, worn.pair.field]),
    },
  ];
  return (
    <ul className="hero-windows">
      {windows.map(({ opens: { path, caption }, more = "", show, texts }, place) => (
        <li key={path} style={{ "--place": place + 1 } as CSSProperties}>
          <AppLink to={carryAddress(path, texts)} preload="none" className="hero-window">
            <WorkWindow worn={front} before={before} show={show} />
            <span className="work-caption">
              {caption}
              {more}
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** As addresses write colors. */
function textsOf(hexes: readonly string[]): string {
  return hexes.map((hex) => hex.slice(1)).join("-");
}
