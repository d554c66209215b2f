/** Which positions of a gradient are on letters, and where on the canvas one of them is best marked. */
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import { createPlacer } from "#engine/gradient/geometry.ts";

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The box that one gradient spans. Its own letters are between `from` and `to`, in px of the page from the top: above
 * and below them the box overlaps the letters of other lines.
 */
export interface LetterBox extends Rectangle {
  readonly from: number;
  readonly to: number;
}

interface Mask {
  /** Coverage of each pixel, 0 to 255. */
  readonly alpha: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Pixels of the mask per CSS pixel of the page. */
  readonly scale: number;
  /** The boxes that a gradient spans, in px of the page. */
  readonly boxes: readonly LetterBox[];
  /** What lies over the stage, in px of the page. */
  readonly controls: readonly Rectangle[];
}

export interface LetterMask extends Mask {
  /** Letters that no font has. */
  readonly missing: readonly string[];
  readonly gradient: GradientLayer;
  /** How many pixels of letters are on each of the `LETTER_PLACES` equal parts of the gradient. */
  readonly places: readonly number[];
}

export const LETTER_PLACES = 256;
/** A pixel belongs to a letter if more than half of it is covered. */
const COVERED = 128;

export async function placesOnLetters(mask: Mask, gradient: GradientLayer): Promise<readonly number[]> {
  const places = Array.from({ length: LETTER_PLACES }, () => 0);
  await visit(mask, gradient, (at01) => {
    const index = Math.min(LETTER_PLACES - 1, Math.floor(at01 * LETTER_PLACES));
    places[index] = (places[index] ?? 0) + 1;
  });
  return places;
}

/** A marked place in px of the page, with the upper left corner of its label and the point where its leader ends. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly label: MarkLabel;
}

interface MarkLabel {
  readonly x: number;
  readonly y: number;
  readonly towards: readonly [number, number];
  /** Whether it says the ratio alone, because with its position it would lie over letters. */
  readonly isBrief: boolean;
}

/** The size of a label, and its least distance from the edge of the canvas, in px of the page. */
interface LabelRoom {
  readonly width: number;
  readonly height: number;
  readonly edge: number;
}

/** `textScale` is the font size of the page divided by 16 px. */
const labelRoom = (textScale: number): LabelRoom => ({
  width: 28 + 120 * textScale,
  height: 20 + 34 * textScale,
  edge: 10,
});
const briefRoom = (textScale: number): LabelRoom => ({
  width: 22 + 52 * textScale,
  height: 14 + 18 * textScale,
  edge: 10,
});
/** Greatest difference between the position of a pixel and the marked position. */
const NEAR = 1.5 / LETTER_PLACES;

/**
 * Where a position of the gradient is marked: at a pixel whose position is near and which has as much of letters
 * around it as possible. Undefined if no letter is near the position.
 */
export async function markedPlace(
  mask: LetterMask,
  position01: number,
  textScale = 1,
): Promise<Mark | undefined> {
  const reach = Math.max(2, Math.round(5 * mask.scale));
  let best: { readonly x: number; readonly y: number; readonly score: number } | undefined;
  const ink = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= mask.width || y >= mask.height ? 0 : (mask.alpha[y * mask.width + x] ?? 0);
  await visit(mask, mask.gradient, (at01, x, y) => {
    if (Math.abs(at01 - position01) > NEAR || (x + y) % 2 === 1) return;
    let score = -Math.abs(at01 - position01) * 200;
    for (const [dx, dy] of AROUND) score += ink(x + dx * reach, y + dy * reach) / 255;
    if (best === undefined || score > best.score) best = { x, y, score };
  });
  if (best === undefined) return undefined;
  const at = { x: (best.x + 0.5) / mask.scale, y: (best.y + 0.5) / mask.scale };
  const whole = labelFor(mask, at, labelRoom(textScale));
  if (whole.letters === 0) return { ...at, label: { ...whole, isBrief: false } };
  return { ...at, label: { ...labelFor(mask, at, briefRoom(textScale)), isBrief: true } };
}

const AROUND = [-2, -1, 0, 1, 2].flatMap((dx) => [-2, -1, 0, 1, 2].map((dy) => [dx, dy] as const));

/** Places the label near the marked place, where it covers little of the letters and not the place itself. */
function labelFor(
  mask: Mask,
  at: { readonly x: number; readonly y: number },
  label: LabelRoom,
): Omit<MarkLabel, "isBrief"> & { readonly letters: number } {
  const room = { width: mask.width / mask.scale, height: mask.height / mask.scale };
  const step = 18;
  const choices: {
    readonly x: number;
    readonly y: number;
    readonly letters: number;
    readonly cost: number;
  }[] = [];
  for (let y = label.edge; y <= room.height - label.height - label.edge; y += step)
    for (let x = label.edge; x <= room.width - label.width - label.edge; x += step) {
      const middle = [x + label.width / 2, y + label.height / 2] as const;
      const isOver =
        at.x > x - 22 && at.x < x + label.width + 22 && at.y > y - 22 && at.y < y + label.height + 22;
      const distance = Math.hypot(middle[0] - at.x, (middle[1] - at.y) * 1.15);
      const isHidden = mask.controls.some(
        (each) =>
          x < each.x + each.width + label.edge &&
          each.x < x + label.width + label.edge &&
          y < each.y + each.height + label.edge &&
          each.y < y + label.height + label.edge,
      );
      const letters = covered(mask, label, x, y);
      const cost = distance + letters * 12 + (isOver ? 4000 : 0) + (isHidden ? 8000 : 0);
      choices.push({ x, y, letters, cost });
    }
  const { x, y, letters } = choices.toSorted((a, b) => a.cost - b.cost)[0] ?? {
    x: label.edge,
    y: label.edge,
    letters: covered(mask, label, label.edge, label.edge),
  };
  // The leader ends at the nearest point of the label.
  const towards = [
    Math.min(x + label.width - 12, Math.max(x + 12, at.x)),
    at.y < y ? y : at.y > y + label.height ? y + label.height : at.y,
  ] as const;
  return { x, y, towards, letters };
}

/** How many of 160 sampled points of the label are on letters. */
function covered(mask: Mask, label: LabelRoom, x: number, y: number): number {
  let sum = 0;
  for (let row = 0; row < 8; row += 1)
    for (let column = 0; column < 20; column += 1) {
      const px = Math.round((x + (label.width * column) / 19) * mask.scale);
      const py = Math.round((y + (label.height * row) / 7) * mask.scale);
      if ((mask.alpha[py * mask.width + px] ?? 0) > COVERED) sum += 1;
    }
  return sum;
}

/** A large text has half a million pixels, so after this time events and frames get their turn, in ms. */
const SLICE_MS = 8;

/** Lets events and frames have their turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Calls `each` for every pixel of letters, with its position on the gradient. */
async function visit(
  { alpha, width, height, scale, boxes }: Mask,
  gradient: GradientLayer,
  each: (at01: number, x: number, y: number) => void,
): Promise<void> {
  let started = performance.now();
  for (const box of boxes) {
    const place = createPlacer(gradient, [box.width, box.height]);
    const [left, right] = [
      Math.max(0, Math.floor(box.x * scale)),
      Math.min(width, Math.ceil((box.x + box.width) * scale)),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(box.from * scale)),
      Math.min(height, Math.ceil(box.to * scale)),
    ];
    for (let y = top; y < bottom; y += 1) {
      if (performance.now() - started > SLICE_MS) {
        await pause();
        started = performance.now();
      }
      for (let x = left; x < right; x += 1) {
        if ((alpha[y * width + x] ?? 0) <= COVERED) continue;
        const at01 = place((x + 0.5) / scale - box.x, (y + 0.5) / scale - box.y);
        each(Math.min(1, Math.max(0, at01)), x, y);
      }
    }
  }
}
