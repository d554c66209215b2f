/** A reading page: one column of 66 characters, with a table of contents on the left from lg on. */

import type { ReactNode } from "react";
import { longDay } from "#domain/shell/long-day.ts";
import "./reading-page.css";

export interface ReadingSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface ReadingPageProps {
  readonly title: string;
  readonly lead: string;
  /** Shown below the lead for dated texts: "In force since …". */
  readonly dated?: { readonly label: string; readonly isoDate: string };
  readonly sections: readonly ReadingSection[];
}

export function ReadingPage({ title, lead, dated, sections }: ReadingPageProps) {
  return (
    <main id="main" className="page-width reading">
      <header className="reading-head">
        <h1 className="t-display-l">{title}</h1>
        <p className="t-lead">{lead}</p>
        {dated !== undefined && (
          <p className="t-caption reading-date">
            {dated.label} <time dateTime={dated.isoDate}>{longDay(new Date(dated.isoDate))}</time>
          </p>
        )}
      </header>
      {sections.length > 2 && (
        <nav aria-label="On this page" className="reading-contents">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="reading-body">
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="t-title">
              {section.title}
            </h2>
            {section.content}
          </section>
        ))}
      </div>
    </main>
  );
}
