/** The middleware and routes of the server, in the order that each request passes them. */
import { Hono } from "hono";
import { compress } from "hono/compress";
import { createRequestHandler, type RequestHandler, RouterContextProvider } from "react-router";
import { ALIASES } from "#domain/navigation/addresses.ts";
import { readConfig } from "#server/config/config.ts";
import { pagePayloads } from "#server/pages/page-payloads.ts";
import { originContext, servicesContext } from "#server/pages/request-context.server.ts";
import { authContext } from "./account/current-user.server.ts";
import { membershipOf } from "./account/plan-of.server.ts";
import { agentsRoutes } from "./agents/agents-routes.ts";
import { createCallers } from "./api/api-callers.server.ts";
import { publicApi } from "./api/public-api.ts";
import { authConfigRoutes } from "./auth/auth-config-routes.ts";
import { authRoutes } from "./auth/auth-routes.ts";
import { authSecret } from "./auth/auth-secret.ts";
import { passwordRoutes } from "./auth/password/password-routes.ts";
import { formPostReturn } from "./auth/provider/form-post-return.ts";
import { popupRoutes } from "./auth/provider/popup-routes.ts";
import { publicSettingsRoutes } from "./auth/public-settings-routes.ts";
import { sessionRoutes } from "./auth/session/session-routes.ts";
import { billingRoutes } from "./billing/billing-routes.ts";
import { createHitLimit } from "./cache/hit-limit.ts";
import { type Answer, createPublicCache, type SendFromMemory } from "./cache/public-cache.ts";
import { dataExportRoutes } from "./data-export/data-export-routes.ts";
import { fileRoutes } from "./files/file-routes.ts";
import { bodyLimits } from "./http/body-limits.server.ts";
import { compressPages } from "./http/compress-pages.ts";
import { healthRoutes } from "./http/health-routes.ts";
import { knownAddress } from "./http/known-address.server.ts";
import { ownHostOnly } from "./http/own-host.ts";
import { createPageLimits, pageLimits } from "./http/page-limits.ts";
import { addressOfRequest } from "./http/request-address.ts";
import type { HeaderReader } from "./http/request-headers.ts";
import { type RequestIdEnv, requestId, requestIdOf } from "./http/request-id.ts";
import { requestLimits, sameOriginOnly } from "./http/request-limits.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { staticFiles } from "./http/static-files.ts";
import { troubleAnswers } from "./http/trouble-answers.ts";
import { collectionZip } from "./item-files/collection-zip.ts";
import { itemFiles } from "./item-files/item-files.ts";
import { themeFiles } from "./item-files/theme-files.ts";
import { onItemChange } from "./library/item-changes.ts";
import { liveRoutes } from "./live/live-routes.ts";
import { outboxPage } from "./mail/outbox-page.ts";
import { createDrawPicture } from "./og/draw-picture.ts";
import { openGraphPictures } from "./og/og-pictures.ts";
import { wallpaperFiles } from "./og/wallpaper-files.ts";
import { openServices, type ServiceParts } from "./open-services.ts";
import { hasJustWritten } from "./replicas/visitor-position.ts";
import { visitorReads } from "./replicas/visitor-reads.ts";
import { runAs } from "./work/work-caller.ts";

const isDevelopment = import.meta.env.DEV;

export interface Application {
  readonly fetch: Answer;
  /** To be asked first, with Node's request and response. */
  readonly send: SendFromMemory;
  /** Every address that has a handler. */
  readonly routes: Hono["routes"];
}

export interface ApplicationParts extends ServiceParts {
  /** Aborted when the process is asked to stop. */
  readonly stopping?: AbortSignal;
}

export async function createApp({ stopping, ...parts }: ApplicationParts = {}): Promise<Application> {
  const config = readConfig(process.env);
  const services = await openServices(config, parts);
  const secret = authSecret(config);
  // Behind a proxy that terminates TLS, the URL of a request begins with http, but its Origin with https.
  const allowedActionOrigins = config.appOrigin && [new URL(config.appOrigin).host];
  const pageBuild = async () => {
    const build = await import("virtual:react-router/server-build");
    return allowedActionOrigins ? { ...build, allowedActionOrigins } : build;
  };
  // Created once from the build, since a handler that gets the build from a function prepares all routes for each
  // request.
  let pages: Promise<RequestHandler> | undefined;
  const preparePages = () => {
    pages ??= pageBuild().then((build) => createRequestHandler(build, import.meta.env.MODE));
    return pages;
  };
  const handlePage: RequestHandler = async (request, context) => (await preparePages())(request, context);
  // Before the server listens: otherwise the first requests after a restart wait for all routes to be loaded.
  if (!isDevelopment) await preparePages();
  const contextFor = (request: Request): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(authContext, services.auth);
    context.set(originContext, config.appOrigin ?? new URL(request.url).origin);
    return context;
  };
  const app = new Hono<RequestIdEnv>();
  let cached = () => ({ hits: 0, misses: 0 });

  app.use(requestId(config.trustedProxies));
  const { metricsToken } = config;
  // The library is only loaded if metrics are enabled.
  const metrics =
    metricsToken === undefined
      ? undefined
      : (await import("./metrics/metrics.ts")).createMetrics({
          db: services.db,
          token: metricsToken,
          cached: () => cached(),
          work: services.work,
        });
  if (metrics !== undefined) app.use(metrics.observe);
  // Build files are compressed at build time; this compresses dynamic answers: pages, their data, the API.
  app.use(compress());
  app.use(compressPages);
  app.use(securityHeaders({ ...config, isDevelopment }));
  if (!isDevelopment) app.use(ownHostOnly(config));
  app.use(troubleAnswers);
  app.use(visitorReads({ ...services, secret, isSecure: config.appOrigin?.startsWith("https:") ?? false }));
  app.use(bodyLimits);
  app.route("/", formPostReturn());
  const limits = [requestLimits, sameOriginOnly(config.appOrigin)] as const;
  app.use(knownAddress(config.trustedProxies));
  for (const area of ["auth", "auth-config", "session", "account"]) app.use(`/api/${area}/*`, ...limits);
  app.route("/", authRoutes(services));
  app.use("/api/files/*", requestLimits);
  app.use("/files/*", requestLimits);
  app.route("/", fileRoutes(services));
  app.route("/", publicSettingsRoutes(services));
  app.route("/", authConfigRoutes(services));
  app.route("/", sessionRoutes({ ...services, findMembership: membershipOf, stopping }));
  app.route("/", passwordRoutes(services));
  app.route("/", dataExportRoutes(services));
  // Requests from the payment service have another origin; they are verified by signature.
  app.route("/", billingRoutes(services));
  // Before the limits for pages: the API has its own, and its stateless POSTs may come from any site.
  const callerOf = createCallers(services);
  app.route("/", await agentsRoutes(services, callerOf));
  const api = publicApi(services, callerOf);
  app.all("/api/:rest{.+}", (c) => api.fetch(c.req.raw, c.env as object));
  app.use(...limits);

  app.route("/", healthRoutes({ db: services.db, stopping }));
  if (metrics !== undefined) app.route("/", metrics.routes);

  for (const [alias, target] of Object.entries(ALIASES)) {
    app.get(alias, (c) => c.redirect(target + new URL(c.req.url).search, 301));
  }

  if (!isDevelopment) app.route("/", staticFiles());

  const refusePage = createPageLimits(services);
  app.use(pageLimits(refusePage));

  app.route("/", popupRoutes(services));
  app.route("/", outboxPage(services));
  app.route("/", itemFiles(services));
  app.route("/", themeFiles(services));
  app.route("/", collectionZip(services));
  const draw = createDrawPicture({
    work: services.work,
    files: services.files,
    onTrouble: (error) =>
      services.log.error("a picture was not stored", {
        error: error instanceof Error ? error.message : String(error),
      }),
  });
  app.route("/", openGraphPictures(services, draw));
  app.route("/", wallpaperFiles(services, draw));
  app.route("/", liveRoutes(services));
  app.route("/", pagePayloads({ build: pageBuild, contextFor }));

  app.all("*", async (c) => {
    if (c.req.path.startsWith("/assets/")) return c.text("Not found", 404);
    // A HEAD is rendered like a GET and sent without the body, so that the headers are the same.
    const request = c.req.method === "HEAD" ? new Request(c.req.raw, { method: "GET" }) : c.req.raw;
    return handlePage(request, contextFor(c.req.raw));
  });

  app.onError((error, c) => {
    services.log.error("request failed", {
      path: c.req.path,
      error: error.stack ?? error.message,
    });
    return c.text("Something went wrong on our side, and we have logged it. Please try again later.", 500);
  });

  // During development each request is answered by the newest code.
  const answer: Answer = (request, env) => app.fetch(request, env);
  /** What a request makes the server compute is charged to its address, also when the answer is for everyone. */
  const charged =
    (inner: Answer): Answer =>
    (request, env) =>
      runAs(addressOfRequest(request, env, config.trustedProxies), () => inner(request, env));
  if (isDevelopment) return { fetch: charged(answer), send: () => false, routes: app.routes };
  const cache = await createPublicCache({
    answer,
    clock: services.clock,
    appOrigin: config.appOrigin,
    refuse: refusePage,
    holdS: createHitLimit(services),
    idOf: (headers) => requestIdOf(headers, config.trustedProxies),
    ...(services.replication !== undefined && {
      needsFresh: (headers: HeaderReader) => hasJustWritten(secret, headers, services.clock()),
    }),
  });
  onItemChange(cache.itemChanged);
  cached = cache.counted;
  return { fetch: charged(cache.answer), send: cache.send, routes: app.routes };
}
