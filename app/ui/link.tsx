/**
 * A link to another page of the app: preloads on hover, focus or when it comes into view, and animates the page
 * change.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router";

interface AppLinkProps extends Omit<LinkProps, "prefetch" | "to" | "onPointerEnter" | "onFocus"> {
  readonly to: string;
  /** "intent" on hover and focus (default), "view" when it comes into view, "none" never. */
  readonly preload?: "intent" | "view" | "none";
  readonly children?: ReactNode;
}

export function AppLink({ to, preload = "intent", ...rest }: AppLinkProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const ask = () => askFor(to);
  useEffect(() => {
    const link = ref.current;
    if (preload !== "view" || !link) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      askFor(to);
      observer.disconnect();
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [preload, to]);
  return (
    <Link
      ref={ref}
      to={to}
      viewTransition
      {...(preload === "intent" && { onPointerEnter: ask, onFocus: ask })}
      {...rest}
    />
  );
}

/** The queue is loaded with the first requested page; if that fails, nothing is preloaded. */
function askFor(path: string): void {
  void import("./preload-queue.ts").then(
    ({ routePreloads }) => routePreloads.request(path),
    () => undefined,
  );
}
