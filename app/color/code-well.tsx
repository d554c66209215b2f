/** Code with a swatch before each color it names, and Copy at its upper right. */
import { type CSSProperties, Fragment, type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import "./code-well.css";

/** Hex, and the color functions; names are left alone, since words of code can be color names. */
const COLOR_TEXT =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;

interface CodeWellProps {
  readonly code: string;
  readonly label: string;
  /** False where a copy button stands beside it. */
  readonly hasCopy?: boolean;
}

export function CodeWell({ code, label, hasCopy = true }: CodeWellProps) {
  const well = useRef<HTMLElement>(null);
  return (
    <div className="code-well">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keys */}
      <pre tabIndex={0} aria-label={label}>
        <code ref={well}>{withSwatches(code)}</code>
      </pre>
      {hasCopy && <CopyButton text={code} size="s" className="code-well-copy" shown={() => well.current} />}
    </div>
  );
}

function withSwatches(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const match of code.matchAll(COLOR_TEXT)) {
    const [text] = match;
    parts.push(
      <Fragment key={match.index}>
        {code.slice(at, match.index)}
        <i className="code-swatch" style={{ "--c": text } as CSSProperties} />
        <b>{text}</b>
      </Fragment>,
    );
    at = match.index + text.length;
  }
  return [...parts, code.slice(at)];
}
