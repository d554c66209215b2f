/** The controls of the preview bar: each choice is a link to an address, so it works without scripts. */
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { type PreviewView, writePreviewView } from "#domain/previews/preview-view.ts";
import { useQuery } from "./use-query.ts";

interface ViewLinkProps {
  readonly view: PreviewView;
  readonly to: Partial<PreviewView>;
  readonly isCurrent: boolean;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

export function ViewLink({ view, to, isCurrent, className, label, children }: ViewLinkProps) {
  const query = useQuery();
  return (
    <Link
      to={`?${writePreviewView(query, { ...view, ...to })}`}
      replace
      preventScrollReset
      className={className}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? "true" : undefined}
    >
      {children}
    </Link>
  );
}

interface ToggleProps {
  readonly view: PreviewView;
  readonly field: keyof PreviewView;
  readonly icon: IconName;
  readonly name: string;
  readonly isWide?: boolean;
}

export function Toggle({ view, field, icon, name, isWide }: ToggleProps) {
  const isOn = view[field] === true;
  return (
    <ViewLink
      view={view}
      to={{ [field]: !isOn }}
      isCurrent={isOn}
      label={name}
      className={`btn btn-ghost btn-s preview-toggle${isWide ? " preview-wide" : ""}`}
    >
      <Icon name={icon} size={16} />
      <span>{name}</span>
    </ViewLink>
  );
}

interface MenuProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value?: string;
  readonly children: ReactNode;
}

/** A menu that stays open until it is closed or another one is opened. */
export function Menu({ icon, name, value, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any link in it
    <details
      ref={menu}
      name="preview-menu"
      className="preview-menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || menu.current === null) return;
        menu.current.open = false;
        menu.current.querySelector("summary")?.focus();
      }}
    >
      <summary aria-label={value === undefined ? name : `${name}: ${value}`} title={name}>
        <Icon name={icon} size={16} />
        {value !== undefined && <span>{value}</span>}
        {value !== undefined && <Icon name="caret-up-down" size={16} />}
      </summary>
      <div className="preview-popover">{children}</div>
    </details>
  );
}
