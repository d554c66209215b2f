/** Every kind of document with a generator of random documents. */
import type fc from "fast-check";
import { CONTRAST } from "#domain/documents/contrast/contrast-kind.ts";
import { CONVERTER } from "#domain/documents/converter-document.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { IMAGE } from "#domain/documents/image/image-kind.ts";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import { MIXER } from "#domain/documents/mixer-document.ts";
import { PALETTE } from "#domain/documents/palette/palette-kind.ts";
import { RANDOM } from "#domain/documents/random-document.ts";
import { SCHEME } from "#domain/documents/scheme-document.ts";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { DARK_THEME, LIGHT_THEME } from "#domain/documents/theme/theme-kinds.ts";
import { UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { VARIABLES } from "#domain/documents/variables/variables-document.ts";
import { WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { CONTRASTS, CONVERTERS, IMAGES, PALETTES, VARIABLE_DOCUMENTS } from "./random-documents.ts";
import { GRADIENTS } from "./random-gradients.ts";
import { MESHES } from "./random-meshes.ts";
import { MIXERS, RANDOMS, SCHEMES } from "./random-mixtures.ts";
import { TEXTS } from "./random-texts.ts";
import { SHOWN_THEMES } from "./random-themes.ts";
import { UI_PALETTES } from "./random-ui-palettes.ts";
import { WALLPAPERS } from "./random-wallpapers.ts";

export interface KindUnderTest<Document extends object> {
  readonly kind: DescribedKind<Document>;
  readonly documents: fc.Arbitrary<Document>;
}

/** Calls back with each kind, so that `Document` is the same type for kind and generator. */
export function eachKind(test: <Document extends object>(entry: KindUnderTest<Document>) => void): void {
  test({ kind: PALETTE, documents: PALETTES });
  test({ kind: CONVERTER, documents: CONVERTERS });
  test({ kind: CONTRAST, documents: CONTRASTS });
  test({ kind: MIXER, documents: MIXERS });
  test({ kind: SCHEME, documents: SCHEMES });
  test({ kind: RANDOM, documents: RANDOMS });
  test({ kind: IMAGE, documents: IMAGES });
  test({ kind: GRADIENT, documents: GRADIENTS });
  test({ kind: MESH, documents: MESHES });
  test({ kind: TEXT, documents: TEXTS });
  test({ kind: DARK_THEME, documents: SHOWN_THEMES });
  test({ kind: LIGHT_THEME, documents: SHOWN_THEMES });
  test({ kind: UI_PALETTE, documents: UI_PALETTES });
  test({ kind: VARIABLES, documents: VARIABLE_DOCUMENTS });
  test({ kind: WALLPAPER, documents: WALLPAPERS });
}
