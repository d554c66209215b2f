/** Code with a swatch before each color, and a copy button at the top right. */
import { type CSSProperties, Fragment, type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import "./code-well.css";

/** Hex and color functions; named colors are excluded, since they may be ordinary words of the code. */
const COLOR_TEXT =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;

interface CodeWellProps {
  readonly code: string;
  readonly label: string;
  /** The text to copy, if it differs from the shown code; a function creates it when the button is pressed. */
  readonly copied?: string | (() => string | Promise<string>);
  /** Continues the button's name for screen readers: "CSS" makes it "Copy CSS". */
  readonly copyName?: string;
  /** Whether it is a unified diff, whose lines are marked by their sign. */
  readonly isDiff?: boolean;
}

export function CodeWell({ code, label, copied = code, copyName, isDiff = false }: CodeWellProps) {
  const well = useRef<HTMLElement>(null);
  return (
    <div className="code-well">
      {/* An empty block, whose code is still being generated, gets no accessible name. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keys */}
      <pre tabIndex={0} aria-label={code === "" ? undefined : label}>
        {/* The last of many digits may differ between server and browser, because their cube roots do. */}
        <code ref={well} suppressHydrationWarning>
          {isDiff ? diffLines(code) : linesWithSwatches(code)}
        </code>
      </pre>
      <CopyButton
        text={copied}
        size="s"
        className="code-well-copy"
        name={copyName}
        shown={() => well.current}
      />
    </div>
  );
}

/** The first line is apart, because it begins below the button if both have no room beside each other. */
function linesWithSwatches(code: string): ReactNode {
  const end = code.indexOf("\n") + 1 || code.length;
  return (
    <>
      <span className="code-first">{withSwatches(code.slice(0, end))}</span>
      {withSwatches(code.slice(end))}
    </>
  );
}

function diffLines(diff: string): ReactNode[] {
  return diff.split(/(?<=\n)/).map((line, index) => {
    const isHead = /^(?:---|\+\+\+) /.test(line);
    const sign = isHead ? undefined : { "-": "taken", "+": "put", "@": "place" }[line.charAt(0)];
    return (
      <span key={index} data-line={isHead ? "head" : sign}>
        {withSwatches(line)}
      </span>
    );
  });
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
        <b suppressHydrationWarning>{text}</b>
      </Fragment>,
    );
    at = match.index + text.length;
  }
  return [...parts, code.slice(at)];
}
