/** The functions of a browser that the tests use, independent of the program that drives it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface EngineBrowser {
  goto(url: string): Promise<void>;
  /** The value of a JavaScript expression in the page; it must survive JSON. */
  valueOf(expression: string): Promise<unknown>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /**
   * Moves the mouse to the first point, presses, moves through the others and releases. Points are relative to the
   * viewport.
   */
  drag(points: readonly Point[]): Promise<void>;
  /** Presses one key after the other; "Control+z" is one. */
  press(...keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Puts a file into a file field. */
  upload(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export type Engine = "firefox" | "webkit";

/** The keys of a combination: ["Control", "z"] for "Control+z". */
export const keysOf = (chord: string): string[] => chord.split("+");
