import type { IncomingHttpHeaders } from 'node:http';
import { endpoints } from '@parley/contract/api';
import { getAppConfig, getLive, getReady } from '@parley/contract/system';
import type { FastifyInstance } from 'fastify';
import { foreignOrigin, openChatDoor } from './features/channels/chat/index.ts';
import { openDoor, openTokens } from './features/account/identity/index.ts';
import { featuresOf } from './features.ts';
import type { Installation } from './installation.ts';
import { appPages } from './pages.ts';
import { knownMigrations } from './platform/db/migrations.ts';
import { docsPage } from './platform/http/docs.ts';
import { openapi } from './platform/http/openapi.ts';
import { Problem } from './platform/http/problem.ts';
import { type Routes, routesOf } from './platform/http/route.ts';
import { makeServer } from './platform/http/server.ts';
import { limiterOf } from './platform/limits/limits.ts';
import { openHub } from './platform/live/hub.ts';
import { listen } from './platform/live/listener.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { same } from './platform/vault/vault.ts';
import { runWriter } from './platform/writer.ts';

/** The web process: API, streams, app, widget. `port` 0 takes any free one. */
export async function startWeb(
  installation: Installation,
  options: { careful?: boolean; logTo?: { write(line: string): void } | undefined } = {},
) {
  const { pool, config, vault, notifier, log, now, outside, readingOf, ownerUrl } = installation;
  const features = featuresOf(installation);
  const onError = (error: unknown) => log.warn({ err: error }, 'a live stream could not be read; it will be tried again');
  const hub = openHub(pool, onError);
  const metrics = openMetrics('web', { streams: hub.streams, waitingForDatabase: () => pool.waitingCount });
  const tokens = openTokens(vault);
  const door = openDoor(() => readingOf(''), tokens, now);
  const chatDoor = openChatDoor(readingOf, now);
  hub.onForget(door.forget);
  hub.onForget(chatDoor.forget);
  notifier.onForget((key) => hub.notice({ forget: [key] }));
  const listener = listen(ownerUrl, {
    notice: hub.notice,
    connected: hub.wakeAll,
    lost: (error) => log.warn({ err: error }, 'notices are not heard; streams look every 3 s'),
  });
  await listener.started;

  const pages = appPages(config);
  const app = await makeServer({
    vault,
    logLevel: config.logLevel,
    logTo: options.logTo,
    trustProxy: config.trustProxy,
    apiOrigins: config.apiOrigins,
    scriptHashes: pages.scriptHashes,
    secure: config.publicUrl.startsWith('https:'),
    callerOf: async (request) => (await tokens.verify(bearerOf(request.headers.authorization) ?? '', now()))?.session ?? request.ip,
    observe: metrics.observe,
  });
  const parts = { pool, reactions: features.flatMap((feature) => feature.reactions ?? []), notifier, now };
  const route = routesOf(app, {
    ...parts,
    outside,
    careful: options.careful ?? config.careful,
    rateOf: limiterOf(config.rateLimitFactor),
    vault,
    doors: {
      user: (request) => door.user(bearerOf(request.headers.authorization)),
      memberOf: door.memberOf,
      visitor: ({ headers, host }, key) =>
        chatDoor.enter(bearerOf(headers.authorization), key, foreignOrigin(headers.origin, host, config.publicUrl)),
    },
  });
  const tools = {
    hub,
    write: <T>(actor: Parameters<typeof runWriter>[1]['actor'], work: Parameters<typeof runWriter<typeof actor, T>>[2]) =>
      runWriter(parts, { actor, requestId: 'stream', address: '' }, work),
  };
  for (const feature of features) feature.routes?.(route, tools);
  systemRoutes(route, installation);
  documentRoutes(app, config.version);
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(config, request.headers)) throw new Problem('route.missing');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  await pages.serve(app, installation, parts.reactions);
  const closeStreams = () => {
    hub.close();
    return listener.close();
  };
  app.addHook('preClose', closeStreams);
  await app.listen({ port: config.port, host: config.host });
  return { app, hub, port: (app.server.address() as { port: number }).port, close: () => app.close() };
}

const bearerOf = (header: string | undefined) => /^Bearer (.+)$/i.exec(header ?? '')?.[1];

/** Open in a demo installation only, and not to what a proxy forwards; everywhere else METRICS_TOKEN. */
function mayReadMetrics({ demo, metricsToken }: Installation['config'], headers: IncomingHttpHeaders) {
  if (metricsToken) return same(headers.authorization ?? '', `Bearer ${metricsToken}`);
  return demo && headers['x-forwarded-for'] === undefined && headers['forwarded'] === undefined;
}

function systemRoutes(route: Routes, { config, owner }: Installation) {
  route(getLive, async () => ({ status: 'ok' as const }));
  route(getAppConfig, async () => ({ demo: config.demo, error_tracking_url: config.errorTrackingUrl, version: config.version }));
  route(getReady, async () => {
    const { rows } = await owner.query<{ name: string }>('select name from directory.migrations');
    const missing = knownMigrations().filter((name) => !rows.some((row) => row.name === name));
    if (missing.length) throw new Problem('database.unavailable', { detail: `Migrations are missing: ${missing.join(', ')}.` });
    const { rows: queue } = await owner.query<{ dead: number }>(
      'select count(*) as dead from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null',
    );
    return {
      status: 'ok' as const,
      checks: { database: 'ok', migrations: 'ok', queue: queue[0]?.dead ? `${queue[0].dead} jobs were given up` : 'ok' },
    };
  });
}

function documentRoutes(app: FastifyInstance, version: string) {
  const document = openapi(endpoints, version);
  const text = JSON.stringify(document);
  const page = docsPage(document);
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(text));
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
