/** A small sample of an application: a table of stock and a chart. */
const ROWS = [
  ["Broad bean, Aquadulce", "Sown", "success", "1\u00a0240"],
  ["Kale, Pentland Brig", "Low", "warning", "86"],
  ["Leek, Musselburgh", "Empty", "danger", "0"],
  ["Beetroot, Chioggia", "On its way", "info", "410"],
] as const;
const BARS = [38, 52, 47, 66, 81, 74, 92] as const;

export function StockSample() {
  return (
    <div className="field-stock">
      <div className="field-list">
        <p>
          <b>Stock by batch</b>
          <span className="field-link">Count again</span>
          <span className="field-key">Add a batch</span>
        </p>
        {ROWS.map(([kind, state, family, count], index) => (
          <div key={kind} data-on={index === 1 || undefined}>
            <span>{kind}</span>
            <em data-family={family}>{state}</em>
            <small>{count}</small>
          </div>
        ))}
      </div>
      <div className="field-side">
        <b>Posted a week</b>
        <div className="field-bars">
          {BARS.map((height, index) => (
            <i
              key={height}
              style={{ height: `${height}%` }}
              data-now={index === BARS.length - 1 || undefined}
            />
          ))}
        </div>
        <span className="field-box">Frost date, 14 May</span>
      </div>
    </div>
  );
}
