import {
  APCA_FONT_VERSION,
  type ApcaFont,
  apcaFonts,
  apcaUse,
  FONT_WEIGHTS,
  formatFontSize,
  formatLc,
} from "#engine/contrast/apca-fonts.ts";

const SHOWN_WEIGHTS = [300, 400, 500, 600, 700] as const;
const ROWS = [90, 75, 60, 45, 30, 15];

/** Lc with its polarity, its use case, and the table of least font sizes with the row of this Lc marked. */
export function ApcaSection({ lc }: { lc: number }) {
  const size = Math.abs(lc);
  const use = apcaUse(lc);
  const rows = [...ROWS.map((row) => ({ lc: row, isOwn: false })), { lc: size, isOwn: true }].toSorted(
    (a, b) => b.lc - a.lc || Number(b.isOwn) - Number(a.isOwn),
  );
  return (
    <>
      <p className="contrast-lc-line">
        <b>Lc {formatLc(lc)}</b> {polarity(lc)}
      </p>
      <p className="field-hint">
        {use === undefined ? "Too little for anything that has to be seen." : `Enough for ${use}.`}
      </p>
      <table className="contrast-fonts">
        <caption>Least font size in px, by weight</caption>
        <thead>
          <tr>
            <th scope="col">Lc</th>
            {SHOWN_WEIGHTS.map((weight) => (
              <th key={weight} scope="col">
                {weight}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.isOwn ? "own" : row.lc} aria-current={row.isOwn || undefined}>
              <th scope="row">
                {row.isOwn && <span className="sr-only">This pair, </span>}
                {row.isOwn ? formatLc(size) : row.lc}
              </th>
              {SHOWN_WEIGHTS.map((weight) => (
                <td key={weight}>
                  {sizeText(apcaFonts(row.lc).sizes[FONT_WEIGHTS.indexOf(weight)] ?? "nothing")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-hint">
        A dash is not for text. Body text below Lc 75 asks for Lc 15 more. APCA 0.0.98G-4g, font table{" "}
        {APCA_FONT_VERSION}: a second reading; what passes is WCAG 2.2.
      </p>
    </>
  );
}

function sizeText(size: ApcaFont) {
  if (typeof size === "number") return formatFontSize(size);
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not for text</span>
    </>
  );
}

function polarity(lc: number): string {
  if (lc === 0) return "too alike to measure";
  return lc < 0 ? "light on dark, so below zero" : "dark on light, so above zero";
}
