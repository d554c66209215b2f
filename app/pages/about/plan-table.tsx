import { Icon } from "#app/ui/icon.tsx";
import { PLAN_DIFFERENCES } from "#domain/plan-differences.ts";

/** The features of each plan, in groups. */
export function PlanTable() {
  return (
    <table className="pricing-table">
      <caption className="sr-only">What each plan includes</caption>
      <thead>
        <tr>
          <th scope="col">What differs</th>
          <th scope="col">Free</th>
          <th scope="col">Pro</th>
        </tr>
      </thead>
      {PLAN_DIFFERENCES.map((group) => (
        <tbody key={group.group}>
          <tr className="pricing-group">
            <th scope="rowgroup" colSpan={3}>
              {group.group}
            </th>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.feature}>
              <th scope="row">{row.feature}</th>
              <PlanCell value={row.free} />
              <PlanCell value={row.pro} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function PlanCell({ value }: { value: boolean | string }) {
  if (typeof value === "string") return <td className="t-value">{value}</td>;
  return (
    <td>
      {value ? <Icon name="check" size={20} /> : <i className="pricing-no" aria-hidden="true" />}
      <span className="sr-only">{value ? "Yes" : "No"}</span>
    </td>
  );
}
