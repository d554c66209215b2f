/** Lists what could not be read of a file: each name with its line and the reason. */

/** Most entries that are listed; the others are only counted. */
const MAX_LISTED = 30;

interface UnreadListProps {
  readonly unread: readonly {
    /** As written. */
    readonly name: string;
    /** Counted from 1; absent for a binary file. */
    readonly line?: number;
    /** A sentence. */
    readonly why: string;
  }[];
}

export function UnreadList({ unread }: UnreadListProps) {
  return (
    <>
      <ul>
        {unread.slice(0, MAX_LISTED).map(({ name, line, why }) => (
          <li key={`${line} ${name}`}>
            <span className="t-value">{name}</span>
            <small>
              {line !== undefined && `Line ${line}. `}
              {why}
            </small>
          </li>
        ))}
      </ul>
      {unread.length > MAX_LISTED && <small>And {unread.length - MAX_LISTED} more.</small>}
    </>
  );
}
