/** All filters as one GET form: works without script; with it, a change applies at once. */
import { type FormEvent, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Swatch } from "#app/color/swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { BrowseData } from "./browse-loader.server.ts";
import { HueBar } from "./hue-bar.tsx";

const SORTS = [
  { value: "trending", label: "Trending" },
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
const VIEWS = [
  { value: "plates", label: "Plates", picture: <Icon name="columns" size={16} /> },
  { value: "strips", label: "Strips", picture: <Icon name="rows" size={16} /> },
] as const;

export function BrowseFilters({ data }: { data: BrowseData }) {
  const { kind, query, tags, baseAddress } = data;
  const submit = useSubmit();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const isNear = query.near.length > 0;
  const apply = () => {
    if (form.current !== null)
      void submit(cleaned(form.current), { action: `/${kind}s`, replace: true, preventScrollReset: true });
  };
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    // Text waits for Enter; a choice applies at once.
    if (event.target instanceof HTMLInputElement && event.target.type === "text") return;
    apply();
  };
  const active =
    [
      query.hue,
      query.count,
      query.temperature,
      query.hasAaPair,
      query.isVisionSafe,
      query.isWideGamut,
    ].filter(Boolean).length +
    query.tags.length +
    query.near.length;
  return (
    <Form
      ref={form}
      // A new list has new defaults in its uncontrolled fields.
      key={baseAddress}
      action={`/${kind}s`}
      role="search"
      aria-busy={navigation.state !== "idle"}
      className="filters"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label className="field filter-search">
        <Icon name="magnifying-glass" size={16} />
        <span className="sr-only">Search by title, tag or color name</span>
        <input
          type="text"
          name="q"
          defaultValue={query.text}
          placeholder="Title, tag or color name"
          enterKeyHint="search"
          maxLength={100}
        />
      </label>
      {!isNear && <Segmented label="Sort" name="sort" options={SORTS} defaultValue={query.sort} />}
      <details className="filter-more" open={false}>
        <summary className="btn btn-ghost btn-m">
          <Icon name="funnel-simple" />
          Filter{active > 0 && ` (${active})`}
        </summary>
        <div className="filter-panel">
          <HueBar hue={query.hue} />
          <label className="field filter-near">
            <Swatch color={query.near[0]} />
            <span className="sr-only">Near any color; several with commas</span>
            <input
              type="text"
              name="near"
              defaultValue={query.near.join(", ")}
              placeholder="Near any color"
              spellCheck={false}
              autoComplete="off"
            />
          </label>
          <Segmented
            label="Number of colors"
            name="count"
            options={COUNTS}
            defaultValue={query.count ?? ""}
          />
          <fieldset className="filter-checks">
            <legend className="sr-only">Properties</legend>
            <Checkbox label="Has an AA pair" name="aa" value="1" defaultChecked={query.hasAaPair} />
            <Checkbox
              label="Safe for color vision"
              name="vision"
              value="1"
              defaultChecked={query.isVisionSafe}
            />
            <Checkbox label="P3" name="p3" value="1" defaultChecked={query.isWideGamut} />
          </fieldset>
          <Segmented
            label="Temperature"
            name="temperature"
            options={[
              { value: "", label: "Warm or cool" },
              { value: "warm", label: "Warm" },
              { value: "cool", label: "Cool" },
            ]}
            defaultValue={query.temperature ?? ""}
          />
          <fieldset className="filter-tags">
            <legend className="sr-only">Tags</legend>
            {tags.map((tag) => (
              <label key={tag} className="tag">
                <input type="checkbox" name="tag" value={tag} defaultChecked={query.tags.includes(tag)} />
                {tag}
              </label>
            ))}
          </fieldset>
        </div>
      </details>
      <span className="grow" />
      <Segmented label="View" name="view" options={VIEWS} defaultValue={query.view} />
      {query.like !== undefined && <input type="hidden" name="like" value={query.like} />}
      <noscript>
        <Button type="submit">Apply</Button>
      </noscript>
      <ActiveFilters data={data} />
    </Form>
  );
}

/** What is set, each with the address of the list without it. */
function ActiveFilters({ data: { kind, query, baseAddress } }: { data: BrowseData }) {
  const base = new URLSearchParams(baseAddress.split("?")[1] ?? "");
  const labels: Record<string, (value: string) => string> = {
    q: (value) => `“${value}”`,
    near: (value) => `near ${value}`,
    hue: (value) => value,
    count: (value) => (value === "6" ? "6 and more colors" : `${value} colors`),
    tag: (value) => value,
    aa: () => "has an AA pair",
    vision: () => "safe for color vision",
    p3: () => "P3",
    temperature: (value) => value,
    like: () => "like one item",
  };
  const entries = [...base].filter(([name]) => Object.hasOwn(labels, name));
  if (entries.length === 0) return null;
  return (
    <ul className="filter-active" aria-label="Filters that are set">
      {entries.map(([name, value]) => {
        const rest = new URLSearchParams(
          [...base].filter(([other, given]) => other !== name || given !== value),
        );
        const text = rest.toString();
        return (
          <li key={`${name}-${value}`}>
            <AppLink
              to={`/${kind}s${text === "" ? "" : `?${text}`}`}
              className="tag"
              preload="none"
              preventScrollReset
            >
              {name === "near" && <Swatch color={value} size={14} />}
              {labels[name]?.(value)}
              <Icon name="x" size={12} />
              <span className="sr-only">Remove</span>
            </AppLink>
          </li>
        );
      })}
      {query.near.length > 1 && <li className="filter-note">All of these colors must be near.</li>}
    </ul>
  );
}

/** The form's entries without the empty ones and the defaults, so that addresses stay short. */
function cleaned(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || value === "") continue;
    if ((name === "sort" && value === "trending") || (name === "view" && value === "plates")) continue;
    params.append(name, value);
  }
  return params;
}
