import type { WallpaperPage } from "#domain/library/wallpaper-page.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";

/** Each file with its size in px, and the settings that draw the same picture again. */
export function WallpaperFiles({ page: { files, facts } }: { page: WallpaperPage }) {
  return (
    <>
      <div className="detail-table-frame">
        <table className="detail-table screen-files">
          <caption className="sr-only">Files</caption>
          <thead>
            <tr>
              <th scope="col">Screen</th>
              <th scope="col">Size</th>
              <th scope="col">Files</th>
            </tr>
          </thead>
          <tbody>
            {files.map(({ label, mode, size, pngSize, png, svg, name }) => (
              <tr key={name}>
                <th scope="row">
                  <span>
                    {label}, {mode}
                  </span>
                </th>
                <td>
                  {size.width} × {size.height}
                </td>
                <td>
                  <a
                    href={png}
                    download={`${name}.png`}
                    aria-label={`${pngText(size, pngSize)}, ${label}, ${mode}`}
                  >
                    {pngText(size, pngSize)}
                  </a>{" "}
                  <a href={svg} download={`${name}.svg`} aria-label={`SVG, ${label}, ${mode}`}>
                    SVG
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="screen-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="t-value">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Says how wide it is where that is less than the wallpaper. */
function pngText(size: PatternSize, drawn: PatternSize): string {
  return drawn.width === size.width ? "PNG" : `PNG, ${drawn.width} px`;
}
