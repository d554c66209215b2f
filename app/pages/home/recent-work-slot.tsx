import { lazy, Suspense, useEffect, useState } from "react";

const KEY = "tincture:work";
/** Runs while the page is read, so that the room is there before the first paint and nothing moves later. */
const ROOM_SCRIPT = `try{if((localStorage.getItem("${KEY}")||"[]")!=="[]")document.documentElement.dataset.work=""}catch{}`;

const RecentWork = lazy(() => import("./recent-work.tsx"));

/** Where the work kept on this device comes back (TLS-4); nothing for someone who has none. */
export function RecentWorkSlot() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <div className="recent-slot">
      <script dangerouslySetInnerHTML={{ __html: ROOM_SCRIPT }} />
      {isShown && (
        <Suspense>
          <RecentWork />
        </Suspense>
      )}
    </div>
  );
}
