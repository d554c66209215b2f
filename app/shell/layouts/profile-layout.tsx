import { Outlet } from "react-router";
import { Footer } from "#app/shell/footer.tsx";
import { SkipLink } from "#app/shell/skip-link.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";

/** The default layout with room at the left for the account's own navigation. */
export default function ProfileLayout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <div className="page-width">
        <Outlet />
      </div>
      <Footer />
    </>
  );
}
