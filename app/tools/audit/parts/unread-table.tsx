import type { ShownUnread } from "#domain/audit-page/audit-report.ts";

interface UnreadTableProps {
  readonly unread: readonly ShownUnread[];
  readonly isOneFile: boolean;
}

/** What looks like a color and could not be read: no pair of it was measured. */
export function UnreadTable({ unread, isOneFile }: UnreadTableProps) {
  if (unread.length === 0) return <p className="report-note">Every value was read.</p>;
  return (
    <table className="report-unread">
      <thead className="sr-only">
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Name</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {unread.map(({ file, line, name, why }, index) => (
          <tr key={index}>
            <td className="t-value">
              {!isOneFile && file !== undefined && <small>{file} </small>}
              {line === undefined ? "" : `line ${line}`}
            </td>
            <th scope="row">{name}</th>
            <td>{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
