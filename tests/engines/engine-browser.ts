/** What the tests need of a browser, whichever program drives it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface EngineBrowser {
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page; it must survive JSON. */
  valueOf(expression: string): Promise<unknown>;
  /** The size of the page's area in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Moves the mouse to the first point, presses, moves through the others and releases. Points are in the page's area. */
  drag(points: readonly Point[]): Promise<void>;
  /** Presses one key after the other; "Control+z" is one. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a file into a file field. */
  upload(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export type Engine = "firefox" | "webkit";

/** "Control+z" as ["Control", "z"]. */
export const keysOf = (chord: string): string[] => chord.split("+");
