/**
 * Every requirement of the product specification, in its order. A tool's letter code alone stands for the whole tool.
 */
export const REQUIREMENT_IDS: readonly string[] = [
  ...numbered("SHL", 14),
  ...numbered("COL", 7),
  ...numbered("TLS", 11),
  "PAL",
  ...numbered("PAL", 3),
  "GRD",
  ...numbered("GRD", 3),
  "MSH",
  "MSH-1",
  "TXT",
  "DRK",
  "LGT",
  ...numbered("THM", 3),
  "UIP",
  ...numbered("UIP", 3),
  "MIX",
  "RND",
  "SCH",
  "CSV",
  "CON",
  "CNV",
  "IMG",
  "WAL",
  ...numbered("LIB", 9),
  ...numbered("ACC", 5),
  ...numbered("SES", 3),
  "PRF",
  ...numbered("SUB", 3),
  ...numbered("PLT", 7),
  ...numbered("QLT", 9),
];

function numbered(letters: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${letters}-${index + 1}`);
}
