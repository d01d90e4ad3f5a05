import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { endpoints } from '@parley/contract/api';
import { getEntitlements } from '@parley/contract/entitlements';
import { flagNames } from '@parley/contract/flags';
import { getAppConfig, getLive, getReady } from '@parley/contract/system';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { foreignOrigin, createVisitorAuthenticator } from './features/channels/chat/index.ts';
import { loggedPath, looksLikeKey, openApiKeys, openRequestLog } from './features/account/api-keys/index.ts';
import { createAuthenticator, openTokens } from './features/account/identity/index.ts';
import { productOf } from './features.ts';
import type { Installation } from './installation.ts';
import { appPages } from './pages.ts';
import { openAcrossShops } from './platform/across-shops.ts';
import { reading, writing } from './platform/db/tenant.ts';
import type { Feature } from './platform/feature.ts';
import { type Entitlements, entitlementsOf } from './platform/entitlements/entitlements.ts';
import { countUsage } from './platform/entitlements/usage.ts';
import { checkHealth, type HealthCheck } from './platform/health.ts';
import { flagsChanged } from './platform/flags/flags.ts';
import { bearerOf } from './platform/http/bearer.ts';
import { docsPage, docsScript } from './platform/http/docs.ts';
import { isLocal } from './platform/http/local.ts';
import { openapi } from './platform/http/openapi.ts';
import { Problem } from './platform/http/problem.ts';
import { type Routes, routesOf } from './platform/http/route.ts';
import { makeServer, type Timeouts } from './platform/http/server.ts';
import { removeAbandoned } from './platform/lib/received-file.ts';
import { limiterOf } from './platform/limits/limits.ts';
import { openHub } from './platform/live/hub.ts';
import { listen } from './platform/live/listener.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { same } from './platform/vault/vault.ts';
import { runWriter } from './platform/writer.ts';

/** The web process: API, streams, app and widget. `port` 0 picks a free port. */
export async function startWeb(
  installation: Installation,
  options: {
    careful?: boolean;
    logTo?: { write(line: string): void } | undefined;
    features?: readonly Feature[];
    timeouts?: Timeouts;
  } = {},
) {
  const { pool, config, vault, notifier, log, now, outside, readingOf, ownerUrl, flags } = installation;
  const { features, reactions, limits, healthChecks, forget } = productOf(installation, options.features);
  const entitlements = entitlementsOf(limits);
  const onError = (error: unknown) => log.warn({ err: error }, 'a live stream could not be read; it will be tried again');
  const hub = openHub(pool, onError);
  const metrics = openMetrics('web', { streams: hub.streams, waitingForDatabase: () => pool.waitingCount });
  const tokens = openTokens(vault);
  const authenticator = createAuthenticator(() => readingOf(''), tokens, now);
  const visitorAuthenticator = createVisitorAuthenticator(readingOf, now);
  const apiKeys = openApiKeys({
    read: () => readingOf(''),
    write: (work) => writing(pool, '', work),
    now,
    onError: (error) => log.warn({ err: error }, 'the last use of an API key could not be written'),
  });
  const parts = { pool, reactions, notifier, now, flags };
  const requestLog = openRequestLog({
    write: (merchant, work) =>
      runWriter(parts, { actor: { kind: 'system', merchant }, requestId: 'request-log', address: '' }, async (ctx) =>
        countUsage(ctx, merchant, 'api_calls', await work(ctx.db)),
      ),
    onError: (error, dropped) => log.warn({ err: error, dropped }, 'calls of API keys could not be logged; they will be written later'),
  });
  hub.onForget(authenticator.forget);
  hub.onForget(apiKeys.forget);
  hub.onForget(visitorAuthenticator.forget);
  hub.onForget(forget);
  notifier.onForget((key) => hub.notice({ forget: [key] }));
  hub.onForget((key) => void ((key === flagsChanged || key === '*') && flags.refresh()));
  const stopTelling = flags.onChange((wasOn) =>
    hub.notifyShops((merchant) => flagNames.some((flag) => flags.isOn(flag, merchant) !== wasOn.isOn(flag, merchant)), {
      type: 'changed',
      topic: 'flags',
      id: null,
      version: null,
    }),
  );
  const listener = listen(ownerUrl, {
    notice: hub.notice,
    connected: hub.wakeAll,
    lost: (error) => log.warn({ err: error }, 'notices are not heard; streams look every 3 s'),
  });
  await listener.started;

  const sessionOf = async ({ headers }: FastifyRequest) => (await tokens.verify(bearerOf(headers.authorization) ?? '', now()))?.session;
  const pages = appPages(config);
  const uploads = path.join(config.data, 'uploads');
  await removeAbandoned(uploads, now());
  const app = await makeServer({
    vault,
    logLevel: config.logLevel,
    logTo: options.logTo,
    timeouts: options.timeouts,
    uploads,
    trustProxy: config.trustProxy,
    apiOrigins: config.apiOrigins,
    scriptHashes: pages.scriptHashes,
    connectTo: config.errorTrackingUrl ? [new URL(config.errorTrackingUrl).origin] : [],
    secure: config.publicUrl.startsWith('https:'),
    callerOf: async (request) => apiKeys.callerOf(bearerOf(request.headers.authorization)) ?? (await sessionOf(request)) ?? request.ip,
    sessionOf,
    isProgram: (request) => looksLikeKey(bearerOf(request.headers.authorization) ?? ''),
    observe: metrics.observe,
    answered: ({ id, method, url, ip, headers, routeOptions }, { status, code, ms }) => {
      const key = apiKeys.ownerOf(bearerOf(headers.authorization));
      if (!key) return;
      const asked = { url: routeOptions.url, names: parameterNames.get(routeOptions.config.endpoint ?? '') ?? [] };
      const of = { merchant_id: key.merchant, key_id: key.id, key_name: key.name };
      requestLog.note({ ...of, id, at: now(), method, path: loggedPath(url, asked), status, code: code ?? null, ms, address: ip });
    },
  });
  const route = routesOf(app, {
    ...parts,
    entitlements,
    outside,
    acrossShops: openAcrossShops(installation),
    careful: options.careful ?? config.careful,
    rateOf: limiterOf(config.rateLimitFactor),
    vault,
    authenticators: {
      user: (request, endpoint) => authenticator.user(bearerOf(request.headers.authorization), endpoint),
      machine: (request) => apiKeys.machine(bearerOf(request.headers.authorization), request.ip),
      memberOf: authenticator.memberOf,
      impersonationOf: authenticator.impersonationOf,
      visitor: ({ headers, host }, key) =>
        visitorAuthenticator.enter(bearerOf(headers.authorization), key, foreignOrigin(headers.origin, host, config.publicUrl)),
    },
  });
  const tools = {
    hub,
    write: <T>(actor: Parameters<typeof runWriter>[1]['actor'], work: Parameters<typeof runWriter<typeof actor, T>>[2]) =>
      runWriter(parts, { actor, requestId: 'stream', address: '' }, work),
  };
  for (const feature of features) feature.routes?.(route, tools);
  systemRoutes(route, installation, { entitlements, healthChecks });
  documentRoutes(app, config.version);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config, request.headers)) throw new Problem('route.missing');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  await pages.serve(app, installation, parts.reactions);
  const closeStreams = () => {
    stopTelling();
    hub.close();
    return listener.close();
  };
  app.addHook('preClose', closeStreams);
  app.addHook('onClose', requestLog.close);
  await app.listen({ port: config.port, host: config.host });
  return { app, hub, port: (app.server.address() as { port: number }).port, close: () => app.close() };
}

/** The names of each endpoint's parameters, by its line. */
const parameterNames = new Map(
  Object.values(endpoints).map(({ line, input }) => [line as string, input instanceof z.ZodObject ? Object.keys(input.shape) : []]),
);

/** Metrics are open to this machine in a demo installation; everywhere else they need METRICS_TOKEN. */
function mayReadMetrics({ demo, metricsToken }: Installation['config'], headers: IncomingHttpHeaders) {
  if (metricsToken) return same(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return demo && isLocal(headers);
}

type System = { entitlements: Entitlements; healthChecks: readonly HealthCheck[] };
function systemRoutes(route: Routes, { config, pool, outside, log }: Installation, { entitlements, healthChecks }: System) {
  route(getLive, async () => ({ status: 'ok' as const }));
  route(getAppConfig, async () => ({
    demo: config.demo,
    error_tracking_url: config.errorTrackingUrl,
    version: config.version,
    operator: config.operator,
  }));
  route(getReady, async () => checkHealth(healthChecks, { db: reading(pool, ''), outside }, log));
  route(getEntitlements, async (ctx, { merchant }) => entitlements.read(ctx.db, merchant, ctx.now()));
}

function documentRoutes(app: FastifyInstance, version: string) {
  const document = openapi(endpoints, version);
  const text = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  app.get('/api/docs.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(docsScript));
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
