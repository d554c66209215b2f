/** Says that payments are played on this server: on every page that has to do with them. */
import "./test-mode.css";

export function TestMode() {
  return (
    <p className="test-mode">
      <span>
        <b>Test mode</b> No card is asked for and nothing is charged.
      </span>
    </p>
  );
}
