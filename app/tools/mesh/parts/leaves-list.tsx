export interface LeafRow {
  readonly id: string;
  readonly title: string;
  /** Undefined until it is known. */
  readonly size?: string | undefined;
  /** Mean ΔEOK; undefined until it is measured, and for an output that cannot be measured. */
  readonly delta?: number | "exact" | undefined;
}

interface LeavesListProps {
  readonly rows: readonly LeafRow[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The outputs as a list with name, size and mean difference; one is chosen. */
export function LeavesList({ rows, chosen, onChoose }: LeavesListProps) {
  return (
    <div className="mesh-leaf-list">
      <p aria-hidden="true">mean ΔE</p>
      <ul>
        {rows.map(({ id, title, size, delta }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen === id} onClick={() => onChoose(id)}>
              <b>{title}</b> <span className="t-value">{size ?? ""}</span> <Delta delta={delta} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Delta({ delta }: Pick<LeafRow, "delta">) {
  if (delta === "exact") return <span className="mesh-delta t-value">exact</span>;
  if (delta === undefined)
    return (
      <span className="mesh-delta mesh-unmeasured">
        <span className="sr-only">not measured</span>
      </span>
    );
  return (
    <span className="mesh-delta t-value">
      <span className="sr-only">mean difference </span>
      {(delta * 100).toFixed(delta < 0.01 ? 2 : 1)}
    </span>
  );
}
