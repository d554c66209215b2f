import "./tool-picture.css";
import sheet from "./tool-pictures.svg?url&no-inline";

interface ToolPictureProps {
  /** The id of the tool. */
  readonly tool: string;
  /** The picture in other colors than those of the house: what stands inside its SVG (domain/pictures). */
  readonly drawing?: string | undefined;
}

/** The small picture of a tool. Decorative: the tool's name stands beside it. */
export function ToolPicture({ tool, drawing }: ToolPictureProps) {
  if (drawing === undefined)
    return (
      <img className="tool-picture" src={`${sheet}#${tool}`} alt="" width={104} height={60} loading="lazy" />
    );
  return (
    <svg
      className="tool-picture"
      viewBox="0 0 104 60"
      width={104}
      height={60}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
