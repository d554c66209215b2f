/** Gradients in the code of SwiftUI, UIKit, Compose, Flutter and the canvas. Code is only read as text, never run. */
import type { Box } from "#engine/gradient/geometry.ts";
import type { GradientBox } from "#engine/gradient/read/gradient-lengths.ts";
import { type Paint, readPaint } from "#engine/gradient/read/native/paint.ts";
import type { ReadGradients } from "#engine/gradient/read/read-css.ts";
import type { GradientCall } from "./code-arguments.ts";
import { type CodeToken, codeTokens } from "./code-tokens.ts";
import { CodeReader } from "./code-values.ts";
import { canvasPaint } from "./read-canvas.ts";
import { composePaint } from "./read-compose.ts";
import { flutterPaint } from "./read-flutter.ts";
import { gradientLayerPaint, swiftPaint } from "./read-swift.ts";

/** A longer text is a program, not a gradient. */
const MAX_LETTERS = 40_000;
const NAME =
  /^(?:CAGradientLayer|(?:Linear|Radial|Elliptical|Angular|Sweep)Gradient|(?:linear|radial|elliptical|angular|conic|sweep|horizontal|vertical)Gradient|create(?:Linear|Radial|Conic)Gradient)$/;
const SWIFT_ARGUMENT = /^(?:gradient|startPoint|endPoint|startRadius|endRadius)$/;

type PaintCall = (call: GradientCall, box: Box) => Paint;

/** The first gradient of the text. Never throws. */
export function readCodeGradient(text: string, box?: GradientBox): ReadGradients {
  if (text.length > MAX_LETTERS)
    return { ok: false, message: `A gradient is at most ${MAX_LETTERS} characters long.`, position: 1 };
  const tokens = codeTokens(text);
  const calls = tokens.flatMap(({ kind, text: name }, index) =>
    kind === "name" && NAME.test(name) && tokens[index + 1]?.text === "(" ? [index] : [],
  );
  const [from] = calls;
  if (from === undefined) return { ok: false, message: "There is no gradient in this code.", position: 1 };
  return readPaint(
    (size, notice) => {
      if (calls.length > 1) notice(`Of the ${calls.length} gradients of this text the first was taken.`);
      const reader = new CodeReader(text, tokens, size);
      const [args] = reader.arguments(from + 1);
      const { text: name = "", at = 0 } = tokens[from] ?? {};
      const call: GradientCall = { name, args, at, reader, notice };
      return paintOf(call, tokens, from)(call, size);
    },
    { given: box },
  );
}

function paintOf({ name, args }: GradientCall, tokens: readonly CodeToken[], from: number): PaintCall {
  if (name === "CAGradientLayer") return gradientLayerPaint;
  if (name.startsWith("create")) return (call) => canvasPaint(call, from);
  if (tokens[from - 2]?.text === "Brush") return composePaint;
  const isSwift =
    /^(?:Elliptical|Angular|[a-z])/.test(name) ||
    args.some(({ name: label }) => label !== undefined && SWIFT_ARGUMENT.test(label));
  return isSwift ? swiftPaint : flutterPaint;
}
