import { Outlet } from "react-router";
import { Footer } from "#app/shell/footer.tsx";
import { TopBar } from "#app/shell/top-bar.tsx";

export default function DefaultLayout() {
  return (
    <>
      <TopBar />
      <Outlet />
      <Footer />
    </>
  );
}
