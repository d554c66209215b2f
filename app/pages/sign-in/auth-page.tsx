import type { ReactNode } from "react";
import "./auth-page.css";

interface AuthPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One narrow column: title, lead and form. */
export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <main id="main" className="auth-page">
      <h1 className="t-display">{title}</h1>
      {lead !== undefined && <p className="auth-lead">{lead}</p>}
      {children}
    </main>
  );
}
