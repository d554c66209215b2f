/** The shapes in which an item can be had as a picture to post. */

export interface PostShape {
  readonly id: "portrait" | "square" | "story" | "wide";
  readonly label: string;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
}

const PORTRAIT: PostShape = { id: "portrait", label: "Portrait, 4:5", width: 1080, height: 1350 };

export const POST_SHAPES: readonly [PostShape, ...PostShape[]] = [
  PORTRAIT,
  { id: "square", label: "Square, 1:1", width: 1080, height: 1080 },
  { id: "story", label: "Story, 9:16", width: 1080, height: 1920 },
  { id: "wide", label: "Wide, 16:9", width: 1600, height: 900 },
];

/** Where the server draws it. */
export function postAddress(kind: "palette" | "gradient", id: string, shape: PostShape["id"]): string {
  return `/og/${kind}s/${id}/${shape}.png`;
}
