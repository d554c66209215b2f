/** The pictures of the marketing preview: shapes on a grid of 100, each filled with one token. */
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { part } from "./part.ts";

type Shapes = readonly (readonly [name: PreviewPartName, path: string])[];

const GARDEN: Shapes = [
  ["tint-brand", "M0 0h100v100h-100z"],
  ["mark-brand", "M0 0H100A100 100 0 0 1 0 100z"],
  ["mark-second", "M100 0h100v100h-100z"],
  ["tint-second", "M200 0h100v100h-100z"],
  ["mark-brand", "M216 50a34 34 0 1 0 68 0 34 34 0 1 0 -68 0zM300 0h100v100h-100z"],
  ["on-mark-brand", "M300 100V60A60 60 0 0 1 360 0H400V40A60 60 0 0 1 340 100z"],
  ["tint-second", "M0 100h100v100h-100z"],
  [
    "stroke-second",
    "M0 100h10v100h-10zM20 100h10v100h-10zM40 100h10v100h-10zM60 100h10v100h-10zM80 100h10v100h-10z",
  ],
  ["tint-brand", "M100 100h100v100h-100z"],
  ["mark-brand", "M100 200V160A60 60 0 0 1 160 100H200V140A60 60 0 0 1 140 200z"],
  ["tint-accent", "M200 100h100v100h-100z"],
  ["mark-accent", "M200 100H300A100 100 0 0 1 200 200z"],
  ["tint-brand", "M300 100h100v100h-100z"],
  ["mark-second", "M300 200a50 50 0 0 1 100 0z"],
  ["tint-brand", "M0 200h100v100h-100z"],
  ["mark-text", "M0 300a50 50 0 0 1 100 0z"],
  ["mark-accent", "M100 200h100v100h-100z"],
  ["tint-accent", "M200 300H100A100 100 0 0 1 200 200z"],
  ["tint-brand", "M200 200h100v100h-100z"],
  ["mark-second", "M216 250a34 34 0 1 0 68 0 34 34 0 1 0 -68 0z"],
  ["mark-brand", "M300 200h100v100h-100z"],
  [
    "tint-second",
    "M313 220a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM313 250a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM313 280a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM343 220a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM343 250a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM343 280a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM373 220a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM373 250a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM373 280a7 7 0 1 0 14 0 7 7 0 1 0 -14 0z",
  ],
  ["tint-brand", "M0 300h100v100h-100z"],
  ["mark-brand", "M100 300h100v100h-100z"],
  [
    "on-mark-brand",
    "M100 300h10v100h-10zM120 300h10v100h-10zM140 300h10v100h-10zM160 300h10v100h-10zM180 300h10v100h-10z",
  ],
  ["tint-second", "M200 300h100v100h-100z"],
  ["mark-second", "M200 400V360A60 60 0 0 1 260 300H300V340A60 60 0 0 1 240 400z"],
  ["tint-accent", "M300 300h100v100h-100z"],
  ["mark-text", "M300 300H400A100 100 0 0 1 300 400z"],
];

const LETTER: Shapes = [
  ["mark-second", "M0 0h100v100h-100z"],
  ["on-mark-second", "M0 100V60A60 60 0 0 1 60 0H100V40A60 60 0 0 1 40 100z"],
  ["mark-second", "M100 0h100v100h-100z"],
  ["mark-brand", "M100 0H200A100 100 0 0 1 100 100z"],
  ["mark-second", "M200 0h100v100h-100z"],
  [
    "on-mark-second",
    "M213 20a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM213 50a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM213 80a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM243 20a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM243 50a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM243 80a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM273 20a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM273 50a7 7 0 1 0 14 0 7 7 0 1 0 -14 0zM273 80a7 7 0 1 0 14 0 7 7 0 1 0 -14 0z",
  ],
  ["mark-brand", "M300 0h100v100h-100z"],
  ["tint-brand", "M300 100a50 50 0 0 1 100 0z"],
  ["mark-brand", "M0 100h100v100h-100z"],
  ["tint-brand", "M16 150a34 34 0 1 0 68 0 34 34 0 1 0 -68 0z"],
  ["mark-second", "M100 100h100v100h-100z"],
  [
    "on-mark-second",
    "M100 100h10v100h-10zM120 100h10v100h-10zM140 100h10v100h-10zM160 100h10v100h-10zM180 100h10v100h-10z",
  ],
  ["mark-brand", "M200 100h100v100h-100z"],
  ["tint-second", "M300 200H200A100 100 0 0 1 300 100z"],
  ["mark-second", "M300 100h100v100h-100z"],
  ["mark-brand", "M300 200V160A60 60 0 0 1 360 100H400V140A60 60 0 0 1 340 200z"],
  ["mark-second", "M0 200h100v100h-100z"],
  ["tint-second", "M0 200H100A100 100 0 0 1 0 300zM100 200h100v100h-100z"],
  ["mark-brand", "M100 300a50 50 0 0 1 100 0zM200 200h100v100h-100z"],
  ["tint-brand", "M200 300V260A60 60 0 0 1 260 200H300V240A60 60 0 0 1 240 300z"],
  ["mark-brand", "M300 200h100v100h-100z"],
];

const PICTURES = {
  garden: { viewBox: "0 0 400 400", shapes: GARDEN },
  letter: { viewBox: "0 0 400 300", shapes: LETTER },
} as const;

export function MarketingArt({ picture }: { picture: keyof typeof PICTURES }) {
  const { viewBox, shapes } = PICTURES[picture];
  return (
    <div className="marketing-art">
      <svg viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {shapes.map(([name, path]) => (
          <path key={path} {...part(name)} d={path} />
        ))}
      </svg>
    </div>
  );
}
