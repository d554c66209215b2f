import type { PreviewTheme } from "#domain/previews/preview-theme-link.ts";

/**
 * SVG filters that simulate color vision deficiencies. They work in linear sRGB, for which their matrices are defined.
 */
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
