import { Fragment } from "react";
import { preload } from "react-dom";
import { CodeWell } from "#app/color/code-well.tsx";
import mono from "#app/fonts/tincture-mono.woff2?url";
import { ReadingPage, type ReadingSection } from "#app/pages/reading/reading-page.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { AppLink } from "#app/ui/link.tsx";
import { PLAN_LIMITS } from "#domain/plans.ts";
import type { ToolView } from "#server/agents/tool-list.server.ts";
import type { Route } from "./+types/agents-route";
import { loadAgents } from "./agents.server.ts";
import { agentClients } from "./clients.ts";
import "./agents.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Agents",
    description:
      "Let an agent measure, repair and make colors instead of guessing them: ten tools over the Model Context Protocol, and a command line.",
    path: "/agents",
  });

export const loader = ({ context }: Route.LoaderArgs) => loadAgents(context);

export default function Agents({ loaderData }: Route.ComponentProps) {
  const { origin, tools } = loaderData;
  // Code in the first lines would wrap differently when the font arrives later.
  preload(mono, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const address = `${origin}/mcp`;
  const archive = `${origin}/tincture.tgz`;
  const sections: readonly ReadingSection[] = [
    {
      id: "connect",
      title: "Connect",
      content: (
        <>
          <p>
            The address is <code>{address}</code>, Streamable HTTP of the Model Context Protocol, without an
            account. Nothing that is sent is saved.
          </p>
          {agentClients(address).map(({ id, name, step, code }) => (
            <Fragment key={id}>
              <h3 id={id}>{name}</h3>
              <p>{step}</p>
              <CodeWell code={code} label={`For ${name}`} copyName={`for ${name}`} />
            </Fragment>
          ))}
        </>
      ),
    },
    {
      id: "ask",
      title: "Ask",
      content: (
        <ul>
          <li>“We start a design system, the brand is #2f6690. Make the theme, light and dark.”</li>
          <li>“Check the contrast of src/theme.css, and repair what fails.”</li>
          <li>“Shades of our orange for Tailwind, and which of them carry white text?”</li>
          <li>“Find palettes with a muted green and a warm white.”</li>
        </ul>
      ),
    },
    {
      id: "tools",
      title: "What each tool is for",
      content: (
        <>
          <p>
            They read and compute, and change nothing. What fails is answered with the nearest color that
            passes, and what is made with a link to go on by hand. Where an agent shows views, a theme is one,
            with sliders.
          </p>
          <table className="agents-tools">
            <caption className="sr-only">Tools</caption>
            <thead>
              <tr>
                <th scope="col">Tool</th>
                <th scope="col">What it is for</th>
              </tr>
            </thead>
            <tbody>
              {tools.map((tool) => (
                <tr key={tool.name}>
                  <th scope="row">
                    <code>{tool.name}</code>
                  </th>
                  <td>
                    {tool.description}
                    <p className="agents-takes">
                      <ArgumentWords {...tool} />
                    </p>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ),
    },
    {
      id: "skills",
      title: "Skills",
      content: (
        <p>
          Three come with the server, for agents that read them: <code>repair-contrast</code>,{" "}
          <code>brand-to-theme</code> and <code>tokens-in-ci</code>. They say in which order the tools are
          used, and what must not be skipped.
        </p>
      ),
    },
    {
      id: "command",
      title: "On your own machine",
      content: (
        <>
          <p>
            The same tools without a network, and a command for each call of the{" "}
            <AppLink to="/api">API</AppLink>. It needs Node 20 or newer, and no other packages.
          </p>
          <CodeWell code={`npm install --global ${archive}`} label="To install" copyName="to install" />
          <h3>As a server for agents</h3>
          <CodeWell
            code="claude mcp add tincture -- tincture mcp"
            label="A server on this machine"
            copyName="for a server on this machine"
          />
          <h3>In a terminal</h3>
          <CodeWell
            code={
              "tincture convert 'oklch(62% 0.19 28)' --to hex,display-p3\ntincture contrast '#777' white\ntincture ramp c2410c\ntincture audit src/theme.css\ntincture audit --fix src/theme.css"
            }
            label="Commands"
            copyName="commands"
          />
          <p>
            <code>tincture help</code> lists all commands. In CI, <code>tincture audit</code> fails when a
            pair of your theme is below its floor, and <code>--format github</code> or <code>sarif</code>{" "}
            shows it at its line.
          </p>
        </>
      ),
    },
    {
      id: "limits",
      title: "Limits",
      content: (
        <p>
          Those of the <AppLink to="/api">API</AppLink>: {PLAN_LIMITS.free.apiPerSecond} requests a second
          from one address, {PLAN_LIMITS.pro.apiPerSecond} with the key of a Pro account, sent as{" "}
          <code>Authorization: Bearer</code>. Pages of other sites may not ask.
        </p>
      ),
    },
  ];
  return (
    <div className="agents">
      <ReadingPage
        title="Agents"
        lead="Language models guess colors. Give yours tools that measure, repair and make them exactly."
        sections={sections}
      />
    </div>
  );
}

function ArgumentWords({ arguments: all }: Pick<ToolView, "arguments">) {
  const needed = all.filter(({ isRequired }) => isRequired);
  const optional = all.filter(({ isRequired }) => !isRequired);
  return (
    <>
      Takes {needed.length > 0 && <Codes names={needed.map(({ name }) => name)} />}
      {optional.length > 0 && (
        <>
          {needed.length > 0 && ", and "}if you like <Codes names={optional.map(({ name }) => name)} />
        </>
      )}
      .
    </>
  );
}

function Codes({ names }: { readonly names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      <code>{name}</code>
    </Fragment>
  ));
}
