import "./items.css";

/** Placeholder of a palette card while it loads: hatching in its shape, without animation. */
export function PaletteCardPlaceholder() {
  return (
    <div className="waiting-plate" aria-hidden="true">
      <i className="waiting-face" />
      <i />
      <i />
    </div>
  );
}
