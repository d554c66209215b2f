import { Outlet } from "react-router";
import { AppLink } from "#app/ui/link.tsx";
import { Mark } from "#app/ui/mark.tsx";
import "./auth-layout.css";

/** The layout of sign-in pages: the logo, one narrow column, and a band of colors at the bottom. */
export default function AuthLayout() {
  return (
    <div className="auth-layout">
      <header>
        <AppLink to="/" className="auth-brand">
          <Mark />
          Tincture
        </AppLink>
      </header>
      <Outlet />
      <div className="auth-hem" aria-hidden="true">
        <i /> <i /> <i /> <i /> <i />
      </div>
    </div>
  );
}
