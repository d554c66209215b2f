import type { CSSProperties } from "react";

/** For an element whose background is `var(--g)`, with its layers blended by `var(--blend, normal)`. */
export function gradientStyle(css: string | undefined, blend: string | undefined): CSSProperties {
  return { "--g": css, "--blend": blend } as CSSProperties;
}
