import { Outlet } from "react-router";
import { Footer } from "#app/shell/footer.tsx";
import { SkipLink } from "#app/shell/skip-link.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";

export default function DefaultLayout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Outlet />
      <Footer />
    </>
  );
}
