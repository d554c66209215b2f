import type { ReactNode } from "react";
import "./empty.css";

interface EmptyProps {
  readonly title: string;
  /** What the person can do. */
  readonly line: string;
  readonly level?: 2 | 3;
  /** A secondary button. */
  readonly children?: ReactNode;
}

/** Placeholder of an empty list: hatching, a sentence, an action. */
export function Empty({ title, line, level = 2, children }: EmptyProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="empty">
      <span className="empty-plate" aria-hidden="true" />
      <Heading className="t-title-s">{title}</Heading>
      <p>{line}</p>
      {children}
    </div>
  );
}
