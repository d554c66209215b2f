import type { PreviewTheme } from "#domain/previews/preview-theme-link.ts";

/** The filters of the color-vision lenses, on linear sRGB as their matrices ask. */
export function LensFilters({ filters }: Pick<PreviewTheme, "filters">) {
  return (
    <svg className="preview-filters" aria-hidden="true">
      {Object.entries(filters).map(([deficiency, values]) => (
        <filter key={deficiency} id={`lens-${deficiency}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={values} />
        </filter>
      ))}
    </svg>
  );
}
