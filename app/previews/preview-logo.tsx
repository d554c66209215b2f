import { part } from "./part.ts";

/** The logo of Fieldfare, the seed shop of both previews. */
export function PreviewLogo() {
  return (
    <span {...part("word-brand")} className="preview-logo">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path {...part("mark-brand")} d="M2 18V9a7 7 0 0 1 7-7h9v9a7 7 0 0 1-7 7z" />
        <path {...part("on-mark-brand")} className="preview-line" d="M2 18 13 7" strokeWidth="1.6" />
      </svg>
      <span className="preview-name">Fieldfare</span>
    </span>
  );
}
