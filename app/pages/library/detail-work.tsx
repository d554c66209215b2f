import type { CSSProperties, ReactNode } from "react";
import { InterfaceSample } from "#app/items/work-window.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import type { DetailData } from "./detail-loader.server.ts";
import { PaletteWork } from "./palette-work.tsx";

/** The item at work in four windows: a palette in tools, another thing in its modes, a gradient on things. */
export function DetailWork({ data }: { data: DetailData }) {
  const { card, page, worn, carried } = data;
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
  if (page.face !== undefined && "css" in page.face)
    return <Things css={page.face.css} ink={data.titleInk} />;
  if (page.face !== undefined)
    return (
      <Screens
        face={page.face}
        palette={card.bands}
        opens={carryAddress("/palette-generator", carried.colorTexts.join("-"))}
      />
    );
  if (worn === undefined) return null;
  return <PaletteWork id={card.id} hexes={card.bands.map(({ hex }) => hex)} worn={worn} carried={carried} />;
}

interface ScreensProps {
  readonly face: { readonly src: string; readonly width: number; readonly height: number };
  readonly palette: DetailData["card"]["bands"];
  /** Where its colors are opened. */
  readonly opens: string;
}

/** A wallpaper on what it is made for, as a whole, and its colors. */
function Screens({ face: { src, width, height }, palette, opens }: ScreensProps) {
  const screens: readonly (readonly [caption: string, screen: ReactNode])[] = [
    ["Desktop", <span className="screen screen-desktop" key="desktop" />],
    ["Phone", <span className="screen screen-phone" key="phone" />],
    [`Whole, ${width} × ${height}`, <span className="screen-whole" key="whole" />],
  ];
  return (
    <ul
      className="detail-work detail-still detail-screens"
      aria-label="On screens"
      style={{ "--g": `url("${src}")` } as CSSProperties}
    >
      {screens.map(([caption, screen]) => (
        <li key={caption}>
          <span className="work-window" aria-hidden="true">
            {screen}
          </span>
          <span className="work-caption">{caption}</span>
        </li>
      ))}
      <li>
        <AppLink to={opens} preload="none" className="work-link">
          <span className="screen-bands" aria-hidden="true">
            {palette.map(({ css }, index) => (
              <i key={`${index}-${css}`} style={{ "--c": css } as CSSProperties} />
            ))}
          </span>
          <span className="work-caption">Its palette</span>
        </AppLink>
      </li>
    </ul>
  );
}

/** A gradient where gradients are used. */
function Things({ css, ink }: { css: string; ink: string | undefined }) {
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
      style={{ "--g": css } as CSSProperties}
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
