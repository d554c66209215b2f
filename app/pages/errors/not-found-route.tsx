import { data } from "react-router";
import type { Route } from "./+types/not-found-route";

/** An unknown address: 404 with its path (SHL-5), for every method. */
export function loader({ request }: Route.LoaderArgs): never {
  throw data(`Page Not Found: ${new URL(request.url).pathname.replace(/\.data$/, "")}`, { status: 404 });
}

export function action({ request }: Route.ActionArgs): never {
  throw data(`Page Not Found: ${new URL(request.url).pathname.replace(/\.data$/, "")}`, { status: 404 });
}

export default function NotFound() {
  return null;
}
