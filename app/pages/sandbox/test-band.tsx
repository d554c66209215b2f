/** The notice on each page of the sandbox. */
import "./sandbox.css";

export function TestBand() {
  return (
    <p className="sandbox-band">
      <span>
        <b>Test mode</b> No card is asked for and nothing is charged.
      </span>
    </p>
  );
}
