/** Notice that this server only simulates payments; shown on every page that deals with payment. */
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
