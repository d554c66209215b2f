import "./items.css";

/** A plate that is on its way: hatching in its shape, two hatched lines for the words; nothing moves. */
export function WaitingPlate() {
  return (
    <div className="waiting-plate" aria-hidden="true">
      <i className="waiting-face" />
      <i />
      <i />
    </div>
  );
}
