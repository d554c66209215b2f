import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** Recovery codes for a lost phone; they are shown only once. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setIsCopied] = useState<boolean>();
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");

  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="t-label">
        Recovery codes
      </h3>
      <p>Keep these. Each signs you in once when your phone is gone. They are not shown again.</p>
      <ul className="two-factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="two-factor-keys">
        <span className="two-factor-scripts">
          <Button onClick={copy}>{isCopied ? "Copied" : "Copy"}</Button>
        </span>
        <a
          className="btn btn-secondary btn-m"
          download="tincture-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        >
          Download
        </a>
        <span className="two-factor-scripts">
          <Button variant="ink" onClick={onSaved}>
            I have saved them
          </Button>
        </span>
      </div>
      {isCopied === false && (
        <p role="alert" className="profile-note" data-tone="bad">
          The browser did not let them be copied. Download them instead.
        </p>
      )}
    </>
  );
}
