import type { ReportHead as Head } from "#app/tools/audit/report-words.ts";

/** The count of failures at the size of a headline; a dash with hatching where nothing was measured. */
export function ReportHead({ head }: { readonly head: Head }) {
  const { count, title, line, stats } = head;
  return (
    <header className="report-head" data-none={count === undefined || undefined}>
      <h2 className="report-title">
        {count === undefined ? (
          <i className="report-none" aria-hidden="true" />
        ) : (
          <span className="report-count">{count}</span>
        )}{" "}
        <span className="report-words">
          <b>{title}</b>
          <small>{line}</small>
        </span>
      </h2>
      <dl className="report-stats">
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
