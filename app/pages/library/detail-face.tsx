import type { CSSProperties } from "react";
import { CopyValue } from "#app/color/copy-value.tsx";
import type { CardView } from "#app/items/card-view.ts";
import { gradientStyle } from "#app/items/gradient-style.ts";
import type { DetailData } from "./detail-loader.server.ts";
import { DetailWork } from "./detail-work.tsx";

/** What fills the first half of the page: the item with its title, and below it the item at work. */
export function DetailFace({ data }: { data: DetailData }) {
  return (
    <div className="detail-face">
      {data.page.modes === undefined && <Picture data={data} />}
      <DetailWork data={data} />
    </div>
  );
}

function Picture({ data: { card, page, titleInk } }: { data: DetailData }) {
  if (page.face === undefined) return <BandPicture card={card} titleInk={titleInk} />;
  if ("src" in page.face) {
    const { src, width, height, alt } = page.face;
    return (
      <div className="detail-picture">
        <img src={src} width={width} height={height} alt={alt} />
      </div>
    );
  }
  return (
    <div className="detail-gradient" style={gradientStyle(page.face.css, page.face.blend)}>
      <FaceTitle title={card.title} ink={titleInk} />
    </div>
  );
}

/** A palette as bands below each other. */
export function BandPicture({ card: { title, bands }, titleInk }: BandPictureProps) {
  const [first = 1, ...others] = bands.map(({ weight }) => weight);
  const rest = others.reduce((sum, weight) => sum + weight, 0);
  const field = Math.max(first, FIELD_TO_REST * rest);
  return (
    <div
      className="detail-bands"
      style={{ "--room": field / (field + rest), "--others": others.length } as CSSProperties}
    >
      <FaceTitle title={title} ink={titleInk} />
      <ul aria-label="Colors">
        {bands.map((band, index) => (
          <li
            key={`${index}-${band.css}`}
            className={`detail-band ${band.onColor}`}
            style={{ "--c": band.css, "--w": band.weight } as CSSProperties}
          >
            <b>{band.name}</b>
            <CopyValue text={band.hex} label={`Copy ${band.name}, ${band.hex}`} className="t-value-l" />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface BandPictureProps {
  readonly card: Pick<CardView, "title" | "bands">;
  readonly titleInk: string | undefined;
}

/** Without an ink the title stands beside the picture. */
function FaceTitle({ title, ink }: { title: string; ink: string | undefined }) {
  if (ink === undefined) return null;
  return (
    <h1 className="t-hero detail-title" style={{ color: ink, ...sizesOf(title) }}>
      {title}
    </h1>
  );
}

/** The first band is a field, with room for the title, also among many. */
const FIELD_TO_REST = 0.55;
/** Letters of one line before a title takes a second one. */
const MAX_LETTERS = 13;

/** How many lines the title takes, and the letters of the longest: they decide how large it can be. */
function sizesOf(title: string) {
  const lines = title.length > MAX_LETTERS && /\s/.test(title) ? 2 : 1;
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  return { "--lines": lines, "--letters": Math.max(5, longest, Math.ceil((title.length * 1.15) / lines)) };
}
