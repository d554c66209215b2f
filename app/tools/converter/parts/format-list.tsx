/** Every format as a row that is copied when pressed. */
import { memo, useRef } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import type { FormatRow } from "#app/tools/converter/format-rows.ts";
import { Icon } from "#app/ui/icon.tsx";

export function FormatList({ rows }: { rows: readonly FormatRow[] }) {
  return (
    <ul className="cv-formats" aria-label="Formats">
      {rows.map(({ id, label, text, note }) => (
        <li key={id}>
          <Row label={label} text={text} note={note} />
        </li>
      ))}
    </ul>
  );
}

/** Its props are strings, so that a drag only renders rows that change. */
const Row = memo(function Row({ label, text, note }: Omit<FormatRow, "id">) {
  const value = useRef<HTMLSpanElement>(null);
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className="cv-format"
      data-copied={isCopied || undefined}
      title={text}
      onClick={() => void copy(text, value.current)}
    >
      <span className="sr-only">Copy </span>
      <span className="cv-format-label">{label}</span>{" "}
      <span className="cv-format-value">
        {/* The last of many digits may differ between server and browser, because their cube roots do. */}
        <span ref={value} suppressHydrationWarning>
          {text}
        </span>
        {isCopied && (
          <span className="cv-format-done">
            <Icon name="check" size={14} />
            Copied
          </span>
        )}
      </span>{" "}
      {note !== "" && <small>{note}</small>}
      <Icon name="copy" size={14} />
    </button>
  );
});
