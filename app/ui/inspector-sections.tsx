/**
 * The sections of an inspector: below one another from lg on; on narrower screens one at a time, chosen by a
 * segmented control.
 */
import { type ReactNode, useId, useState } from "react";
import { Segmented } from "#app/ui/segmented.tsx";

export interface InspectorSection {
  readonly id: string;
  readonly title: string;
  /** In the segmented control, if it differs from the title. */
  readonly tab?: string;
  /** Hidden if a panel has a single section with the panel's own title. */
  readonly isTitleHidden?: boolean;
  readonly content: ReactNode;
}

interface InspectorSectionsProps {
  readonly sections: readonly InspectorSection[];
  /** Whether it is the inspector without a panel, in which each section has a visible title. */
  readonly isHome?: boolean;
}

export function InspectorSections({ sections, isHome = false }: InspectorSectionsProps) {
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const Title = isHome ? "h2" : "h3";
  const current = sections.some((section) => section.id === chosen) ? chosen : sections[0]?.id;
  return (
    <>
      {sections.length > 1 && (
        <div className="inspector-tabs">
          <Segmented
            label="Section"
            isFilled
            size="s"
            options={sections.map(({ id: value, title, tab = title }) => ({ value, label: tab }))}
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
          <Title
            id={`${id}-${section.id}`}
            className={section.isTitleHidden || (!isHome && section === sections[0]) ? "sr-only" : ""}
          >
            {section.title}
          </Title>
          {section.content}
        </section>
      ))}
    </>
  );
}
