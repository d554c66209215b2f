import type { ReactNode } from "react";
import { gradientStyle } from "#app/items/gradient-style.ts";
import {
  InterfaceSample,
  showGradient,
  showInterface,
  showPattern,
  showPoster,
  WorkWindow,
} from "#app/items/work-window.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { WORK_OPENS } from "#domain/pictures/work-windows.ts";
import type { DetailData } from "./detail-loader.server.ts";
import { WallpaperScreens } from "./screen-frames.tsx";

/** The item at work in four windows: a palette in tools, another thing in its modes, a gradient on things. */
export function DetailWork({ data }: { data: DetailData }) {
  const { card, page, worn, carried } = data;
  const hexes = card.bands.map(({ hex }) => hex);
  if (page.modes !== undefined)
    return (
      <ul className="detail-work detail-still detail-modes" aria-label="In its four modes">
        {page.modes.map(({ label, tokens }) => (
          <li key={label}>
            <span className="work-window" aria-hidden="true">
              <span className="work-layer">
                <InterfaceSample
                  tokens={tokens}
                  colors={[tokens.brand, tokens["second-text"], tokens["accent-text"]]}
                />
              </span>
            </span>
            <span className="work-caption">{label}</span>
          </li>
        ))}
      </ul>
    );
  if (page.screens !== undefined) return <WallpaperScreens page={page.screens} />;
  if (page.face !== undefined && "css" in page.face) return <Things {...page.face} ink={data.titleInk} />;
  if (worn === undefined) return null;
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
            <WorkWindow worn={{ id: card.id, worn }} show={show} />
            <span className="work-caption">{caption}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

/** A gradient where gradients are used. */
function Things({ css, blend, ink }: { css: string; blend?: string; ink: string | undefined }) {
  const things: readonly (readonly [caption: string, thing: ReactNode])[] = [
    [
      "Card",
      <span className="thing-card" key="card">
        <i />
        <b>Late ferry</b>
        <small>North quay, 18:40</small>
      </span>,
    ],
    [
      "Button",
      <span className="thing-buttons" key="button">
        <i data-hollow={ink === undefined || undefined} style={{ color: ink }}>
          Get the ticket
        </i>
        <i>Later</i>
      </span>,
    ],
    [
      "Headline",
      <b className="thing-headline" key="headline">
        High
        <br />
        water
      </b>,
    ],
    ["Circle", <i className="thing-circle" key="circle" />],
  ];
  return (
    <ul
      className="detail-work detail-still detail-things"
      aria-label="On things"
      style={gradientStyle(css, blend)}
    >
      {things.map(([caption, thing]) => (
        <li key={caption}>
          <span className="work-window" aria-hidden="true">
            {thing}
          </span>
          <span className="work-caption">{caption}</span>
        </li>
      ))}
    </ul>
  );
}
