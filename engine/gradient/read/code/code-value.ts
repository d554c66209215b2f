/** The value of an expression in source code. */
import type { Color } from "#engine/space/color.ts";

export type CodeValue =
  | { readonly kind: "number"; readonly value: number }
  /** In degrees; what plain numbers are in radians. */
  | { readonly kind: "angle"; readonly degrees: number }
  | { readonly kind: "point"; readonly x: number; readonly y: number }
  | { readonly kind: "color"; readonly color: Color }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly CodeValue[] }
  | {
      readonly kind: "call";
      readonly name: string;
      readonly args: readonly CodeArgument[];
      readonly at: number;
    }
  /** A constant, such as ".topLeading". */
  | { readonly kind: "name"; readonly name: string; readonly at: number }
  | { readonly kind: "unknown"; readonly why: string; readonly at: number };

export interface CodeArgument {
  readonly name: string | undefined;
  readonly value: CodeValue;
}
