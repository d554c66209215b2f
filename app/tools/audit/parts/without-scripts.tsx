/** The other modes as links, and a form for another sheet, for a page whose scripts do not run. */
import type { ShownAudit, ShownAuditMode } from "#domain/audit-page/audit-report.ts";
import { AUDIT, type AuditDocument } from "#domain/documents/audit/audit-document.ts";

interface WithoutScriptsProps {
  readonly report: ShownAudit;
  readonly mode: ShownAuditMode | undefined;
  readonly document: AuditDocument;
}

export function WithoutScripts({ report, mode, document }: WithoutScriptsProps) {
  return (
    <noscript>
      <div className="report-plain">
        {report.modes.length > 1 && (
          <p>
            {report.modes.map(({ id, name }) => (
              <a
                key={id}
                className="underline"
                href={`/audit?${AUDIT.encode({ ...document, mode: id })}`}
                aria-current={id === mode?.id}
              >
                {name}
              </a>
            ))}
          </p>
        )}
        <form method="get" action="/audit">
          <label htmlFor="audit-text">A style sheet or tokens, up to about 5,000 letters</label>
          <textarea id="audit-text" name="text" rows={4} spellCheck={false} />
          <button className="btn btn-secondary btn-m" type="submit">
            Audit it
          </button>
        </form>
      </div>
    </noscript>
  );
}
