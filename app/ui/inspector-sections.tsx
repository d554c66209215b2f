/** What an inspector shows: its sections under one another from lg; below, one at a time behind a segmented control. */
import { type ReactNode, useId, useState } from "react";
import { Segmented } from "#app/ui/segmented.tsx";

export interface InspectorSection {
  readonly id: string;
  readonly title: string;
  /** The only section of a panel has the panel's own title. */
  readonly isTitleHidden?: boolean;
  readonly content: ReactNode;
}

export function InspectorSections({ sections }: { sections: readonly InspectorSection[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const current = sections.some((section) => section.id === chosen) ? chosen : sections[0]?.id;
  return (
    <>
      {sections.length > 1 && (
        <div className="inspector-tabs">
          <Segmented
            label="Section"
            isFilled
            size="s"
            options={sections.map((section) => ({ value: section.id, label: section.title }))}
            {...(current !== undefined && { value: current })}
            onChange={setChosen}
          />
        </div>
      )}
      {sections.map((section) => (
        <section
          key={section.id}
          className="inspector-section"
          data-current={section.id === current || undefined}
          aria-labelledby={`${id}-${section.id}`}
        >
          <h3
            id={`${id}-${section.id}`}
            className={section.isTitleHidden || section === sections[0] ? "sr-only" : ""}
          >
            {section.title}
          </h3>
          {section.content}
        </section>
      ))}
    </>
  );
}
