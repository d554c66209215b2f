import { useEffect, useState } from "react";
import { RECENT_WORK_SCRIPT } from "#app/shell/recent-work-script.ts";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";

const RecentWork = part("RecentWork", () => import("./recent-work.tsx"), NOTHING_MEANWHILE);

/** Shows the work stored on this device (TLS-4); empty if there is none. */
export function RecentWorkSlot() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <div className="recent-slot">
      <script dangerouslySetInnerHTML={{ __html: RECENT_WORK_SCRIPT }} />
      {isShown && <RecentWork />}
    </div>
  );
}
