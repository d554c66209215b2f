/** The document as the input of the functions that write code. */
import { type TextDocument, targetOf } from "#domain/documents/text/text-document.ts";
import type { TextRecipe } from "#engine/text/text-recipe.ts";
import { faceOf } from "./face.ts";

export function recipeOf(document: TextDocument): TextRecipe {
  const { text, gradient, ground, span, motionSeconds, left, sizePx, spacing, leading, align } = document;
  const { family, weight, width } = faceOf(document);
  return {
    text,
    gradient,
    ground,
    span,
    motionSeconds,
    left,
    target: targetOf(document),
    face: { family, weight, width, sizePx, spacingEm: spacing / 1000, leading: leading / 100, align },
  };
}
