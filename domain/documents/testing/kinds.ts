/** Every kind of document with random ones of it. */
import type fc from "fast-check";
import { CONTRAST } from "#domain/documents/contrast-kind.ts";
import { CONVERTER } from "#domain/documents/converter-document.ts";
import { IMAGE } from "#domain/documents/image-kind.ts";
import { MIXER } from "#domain/documents/mixer-document.ts";
import { PALETTE } from "#domain/documents/palette-kind.ts";
import { RANDOM } from "#domain/documents/random-document.ts";
import { SCHEME } from "#domain/documents/scheme-document.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { VARIABLES } from "#domain/documents/variables-document.ts";
import { CONTRASTS, CONVERTERS, IMAGES, PALETTES, VARIABLE_DOCUMENTS } from "./random-documents.ts";
import { MIXERS, RANDOMS, SCHEMES } from "./random-mixtures.ts";

export interface KindUnderTest<Document extends object> {
  readonly kind: DescribedKind<Document>;
  readonly documents: fc.Arbitrary<Document>;
}

/** Calls back with each kind, so that a test sees a document and its kind of one type. */
export function eachKind(test: <Document extends object>(entry: KindUnderTest<Document>) => void): void {
  test({ kind: PALETTE, documents: PALETTES });
  test({ kind: CONVERTER, documents: CONVERTERS });
  test({ kind: CONTRAST, documents: CONTRASTS });
  test({ kind: MIXER, documents: MIXERS });
  test({ kind: SCHEME, documents: SCHEMES });
  test({ kind: RANDOM, documents: RANDOMS });
  test({ kind: IMAGE, documents: IMAGES });
  test({ kind: VARIABLES, documents: VARIABLE_DOCUMENTS });
}
