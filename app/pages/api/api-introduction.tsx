import { AppLink } from "#app/ui/link.tsx";
import { PLAN_LIMITS } from "#domain/plans.ts";

interface ApiIntroductionProps {
  readonly base: string;
  readonly version: string;
}

/** The introduction of the API reference: rules that apply to every call. */
export function ApiIntroduction({ base, version }: ApiIntroductionProps) {
  return (
    <section id="start" aria-labelledby="start-title">
      <h2 id="start-title" className="t-display-s">
        Start here
      </h2>
      <p>
        All calls are below <code>{base}</code>. They take and answer JSON in UTF-8. Each answer shown here
        was given by the call above it.
      </p>
      <p>
        This is version {version};{" "}
        {/* The link leads to a file and not to a page, so the router must not handle it. */}
        <a href="/api/v1/openapi.json">openapi.json</a> describes it for programs, and this page is made of
        that document. Agents have <AppLink to="/agents">tools and a command line</AppLink> over the same
        calls.
      </p>
      <h3>Colors</h3>
      <p>
        Wherever a color is taken, any CSS color is: <code>#c2410c</code>, <code>oklch(62% 0.19 28)</code>,{" "}
        <code>color(display-p3 0 1 0)</code>, a name. One bad color in a list has an error in its place, and
        the others are answered. Where a whole call depends on a color, a bad one is a 422 that says where it
        is wrong.
      </p>
      <p>
        No number is rounded unless <code>precision</code> asks for it. A missing or powerless component is{" "}
        <code>null</code>. A color outside sRGB is kept as it is, and mapped only where a format cannot hold
        it.
      </p>
      <h3>Limits</h3>
      <p>
        {PLAN_LIMITS.free.apiPerSecond} requests a second from one address, {PLAN_LIMITS.pro.apiPerSecond}{" "}
        with the key of a Pro account; beyond that the answer is 429, with the seconds to wait in{" "}
        <code>Retry-After</code>. A key is made on <AppLink to="/profile/account">your account page</AppLink>{" "}
        and sent as <code>Authorization: Bearer</code>; every call answers a key that nobody has, or that was
        revoked, with 401. A body has at most 1 MiB, a list at most 10,000 colors. Answers to GET carry an{" "}
        <code>ETag</code>.
      </p>
      <p>
        An option that a call does not have is a 422 that names those there are, in a body and in an address.
        Only a parameter that begins with <code>_</code> is not read, for clients that add one against caches.
      </p>
    </section>
  );
}
