import { lazy, Suspense, useEffect, useState } from "react";
import { RECENT_WORK_SCRIPT } from "#app/shell/recent-work-script.ts";

/** If its file fails to load, the page is shown without this part. */
const RecentWork = lazy(() => import("./recent-work.tsx").catch(() => ({ default: () => null })));

/** Shows the work stored on this device (TLS-4); empty if there is none. */
export function RecentWorkSlot() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <div className="recent-slot">
      <script dangerouslySetInnerHTML={{ __html: RECENT_WORK_SCRIPT }} />
      {isShown && (
        <Suspense>
          <RecentWork />
        </Suspense>
      )}
    </div>
  );
}
