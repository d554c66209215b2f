import { Button, LinkButton } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeDialog, type ProRequest } from "#app/ui/dialog-flags.ts";
import { PLAN_LIMITS, PRO_PRICE } from "#domain/plans.ts";

/** Names the Pro feature and its price, and offers the free alternative as the second button. */
export function ProDialog({ request }: { request: ProRequest }) {
  const close = () => closeDialog("pro");
  const { freeWay } = request;
  return (
    <Dialog title={request.title} onClose={close}>
      <p className="text-ink-2">
        Pro exports images to {PLAN_LIMITS.pro.imagePx} px and animations, writes ACO, Procreate and code
        bundles, and saves without limit: {PRO_PRICE.monthUsd} USD a month or {PRO_PRICE.yearUsd} a year,
        after {PRO_PRICE.trialDays} days free.
      </p>
      <div className="dialog-actions">
        {freeWay !== undefined && (
          <Button
            variant="ghost"
            onClick={() => {
              close();
              freeWay.run();
            }}
          >
            {freeWay.label}
          </Button>
        )}
        <LinkButton to="/about/pricing" variant="ink" onClick={close}>
          See the plans
        </LinkButton>
      </div>
    </Dialog>
  );
}
