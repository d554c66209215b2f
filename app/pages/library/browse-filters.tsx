/** All filters as one GET form: works without JavaScript; with it, changes apply immediately. */
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented, type SegmentedOption } from "#app/ui/segmented.tsx";
import { ActiveFilters } from "./active-filters.tsx";
import type { BrowseData } from "./browse-loader.server.ts";
import { HueBar } from "./hue-bar.tsx";

const SORTS = [
  // What is liked lately; below that, and while nobody has liked anything, another order each day.
  { value: "trending", label: "Today" },
  { value: "newest", label: "Newest" },
  { value: "popular", label: "Popular" },
] as const;
const COUNTS = [
  { value: "", label: "Any" },
  { value: "2", label: "2" },
  { value: "3", label: "3" },
  { value: "4", label: "4" },
  { value: "5", label: "5" },
  { value: "6", label: "6+" },
] as const;
const TEMPERATURES = [
  { value: "", label: "Any" },
  { value: "warm", label: "Warm" },
  { value: "cool", label: "Cool" },
] as const;
const VIEWS = [
  { value: "plates", label: "Plates", picture: <Icon name="columns" size={16} /> },
  { value: "strips", label: "Strips", picture: <Icon name="rows" size={16} /> },
] as const;

export const FILTER_FORM = "filters";
const COUNT = new Intl.NumberFormat("en");

export function BrowseFilters({ data }: { data: BrowseData }) {
  const { kind, query, tagSets, parts, baseAddress, choices } = data;
  const submit = useSubmit();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  // A choice makes the form anew; what was open stays open, and what had the focus has it again.
  const [isFirstOpen, setFirstOpen] = useState(false);
  const [isSecondOpen, setSecondOpen] = useState(false);
  const focused = useRef<{ readonly name: string; readonly value: string }>(undefined);
  useLayoutEffect(() => {
    const field = focused.current && fieldLike(form.current, focused.current);
    focused.current = undefined;
    field?.focus({ preventScroll: true });
  }, [baseAddress]);
  const apply = () => {
    if (form.current === null) return;
    // They may have been opened before this script was there.
    setFirstOpen(isOpen(form.current, ".filter-first"));
    setSecondOpen(isOpen(form.current, ".filter-second"));
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.form === form.current)
      focused.current = { name: activeElement.name, value: activeElement.value };
    void submit(cleaned(form.current), { action: `/${kind}s`, replace: true, preventScrollReset: true });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    // Text fields apply on Enter, other fields immediately.
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    apply();
  };
  const isOffered = (tag: string) => query.tags.includes(tag) || choices?.tags[tag] !== 0;
  // Of gradients the colors between the stops count as well, so they have a tag of their own for it.
  const offersVision = query.isVisionSafe || (kind === "palette" && choices?.isVisionSafe !== 0);
  const offersP3 = query.isWideGamut || choices?.isWideGamut !== 0;
  // A single one has room beside the other filters.
  const only = parts.length === 1 ? parts[0] : undefined;
  const hidden =
    [query.temperature, query.isVisionSafe, query.isWideGamut].filter(Boolean).length +
    query.tags.filter((tag) => tag !== only?.tag).length;
  const shown =
    [query.hue, query.count, query.hasAaPair].filter(Boolean).length +
    query.near.length +
    query.tags.filter((tag) => tag === only?.tag).length;
  return (
    <Form
      ref={form}
      id={FILTER_FORM}
      // Remounts the uncontrolled fields with the defaults of the new list.
      key={baseAddress}
      action={`/${kind}s`}
      role="search"
      aria-label={`Filter ${kind}s`}
      aria-busy={navigation.state !== "idle"}
      className="filters"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      {/* Enter in a text field activates the first submit button; without one it would do nothing in a form with two
          fields. */}
      <button type="submit" hidden aria-label="Apply" />
      {query.near.length === 0 && (
        <Segmented label="Sort" name="sort" options={SORTS} defaultValue={query.sort} />
      )}
      <details
        className="filter-first"
        open={isFirstOpen}
        onToggle={(event) => setFirstOpen(event.currentTarget.open)}
      >
        <summary className="btn btn-ghost btn-m">
          <Icon name="funnel-simple" />
          Filter{hidden + shown > 0 && ` (${hidden + shown})`}
        </summary>
        <div className="filter-first-panel">
          <HueBar hue={query.hue} counts={choices?.hues} />
          <Segmented
            label="Number of colors"
            name="count"
            options={offered(COUNTS, query.count, choices?.counts)}
            defaultValue={query.count ?? ""}
          />
          {(query.hasAaPair || choices?.hasAaPair !== 0) && (
            <Checkbox label="Has a readable pair (AA)" name="aa" value="1" defaultChecked={query.hasAaPair} />
          )}
          {only !== undefined && isOffered(only.tag) && (
            <Checkbox
              label={only.label}
              name="tag"
              value={only.tag}
              defaultChecked={query.tags.includes(only.tag)}
            />
          )}
          <details
            className="filter-second"
            open={isSecondOpen}
            onToggle={(event) => setSecondOpen(event.currentTarget.open)}
          >
            <summary className="btn btn-ghost btn-m">
              <Icon name="funnel-simple" />
              Tags and more{hidden > 0 && ` (${hidden})`}
            </summary>
            <div className="filter-second-panel">
              {[
                ...tagSets,
                ...(only === undefined ? [{ legend: "Used in", tags: parts.map(({ tag }) => tag) }] : []),
              ].map((set) => (
                <TagSet
                  key={set.legend}
                  legend={set.legend}
                  tags={set.tags.filter(isOffered)}
                  chosen={query.tags}
                  counts={choices?.tags}
                />
              ))}
              <Segmented
                label="Warm or cool"
                isLabelVisible
                name="temperature"
                options={offered(TEMPERATURES, query.temperature, choices?.temperatures)}
                defaultValue={query.temperature ?? ""}
              />
              {(offersVision || offersP3) && (
                <div className="filter-checks">
                  {offersVision && (
                    <Checkbox
                      label="Color-blind safe"
                      name="vision"
                      value="1"
                      defaultChecked={query.isVisionSafe}
                    />
                  )}
                  {offersP3 && (
                    <Checkbox label="Reaches P3" name="p3" value="1" defaultChecked={query.isWideGamut} />
                  )}
                </div>
              )}
            </div>
          </details>
          <Button variant="ink" className="filter-show" onClick={() => setFirstOpen(false)}>
            Show {data.isTotalCapped && "more than "}
            {COUNT.format(data.total)} {data.total === 1 ? kind : `${kind}s`}
          </Button>
        </div>
      </details>
      <span className="grow" />
      <Segmented label="View" name="view" options={VIEWS} defaultValue={query.view} />
      {query.like !== undefined && <input type="hidden" name="like" value={query.like} />}
      {query.near.map((color) => (
        <input key={color} type="hidden" name="near" value={color} />
      ))}
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
      <ActiveFilters data={data} />
    </Form>
  );
}

interface TagSetProps {
  readonly legend: string;
  readonly tags: readonly string[];
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
}

function TagSet({ legend, tags, chosen, counts }: TagSetProps) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <fieldset className="filter-tags">
      <legend className="field-label">{legend}</legend>
      {tags.map((tag, index) => (
        <label key={tag} className="tag">
          <input
            type="checkbox"
            name="tag"
            value={tag}
            defaultChecked={chosen.includes(tag)}
            {...(counts !== undefined && { "aria-describedby": `${id}-${index}` })}
          />
          {tag}
          {counts !== undefined && (
            <span className="filter-count" id={`${id}-${index}`} aria-hidden>
              {COUNT.format(counts[tag] ?? 0)}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** Choices that find nothing cannot be made; the one that is made stays. */
function offered<Value extends string>(
  options: readonly SegmentedOption<Value>[],
  chosen: string | undefined,
  counts: Readonly<Record<string, number>> | undefined,
): SegmentedOption<Value>[] {
  return options.map((option) => ({
    ...option,
    isDisabled: option.value !== "" && option.value !== chosen && counts?.[option.value] === 0,
  }));
}

const isOpen = (form: HTMLFormElement, part: string): boolean =>
  form.querySelector<HTMLDetailsElement>(part)?.open === true;

/** The field of the same name and value: of a choice the same choice, of a text the same text. */
function fieldLike(form: HTMLFormElement | null, { name, value }: { name: string; value: string }) {
  return [...(form?.elements ?? [])]
    .filter((element) => element instanceof HTMLInputElement)
    .find((element) => element.name === name && element.value === value);
}

/** The form's entries without empty values and defaults, to keep addresses short. */
function cleaned(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value === "") continue;
    if ((name === "sort" && value === "trending") || (name === "view" && value === "plates")) continue;
    params.append(name, value);
  }
  return params;
}
