import type { CSSProperties } from "react";
import { showGradient, showInterface, showPair, showWallpaper, WorkWindow } from "#app/items/work-window.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { TOOLS } from "#domain/navigation/tools.ts";
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
      tool: "light-theme",
      caption: `Interface, ${worn.passing === worn.pairs ? "" : `${worn.passing} of `}${worn.pairs} pairs pass`,
      show: showInterface(hexes),
      texts: textsOf(worn.brand),
    },
    { tool: "wallpaper", caption: "Wallpaper", show: showWallpaper, texts: textsOf(hexes) },
    {
      tool: "gradient",
      caption: "Gradient",
      show: showGradient,
      texts: textsOf(worn.gradient.stops),
    },
    {
      tool: "contrast",
      caption: "Contrast",
      show: showPair,
      texts: textsOf([worn.pair.text, worn.pair.field]),
    },
  ];
  return (
    <ul className="hero-windows">
      {windows.map(({ tool, caption, show, texts: carried }, place) => (
        <li key={tool} style={{ "--place": place + 1 } as CSSProperties}>
          <AppLink to={carryAddress(pathOf(tool), carried)} preload="none" className="hero-window">
            <WorkWindow worn={front} before={before} show={show} />
            <span className="work-caption">{caption}</span>
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

function pathOf(id: string): string {
  return TOOLS.find((tool) => tool.id === id)?.path ?? "/";
}
