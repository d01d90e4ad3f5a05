import http from 'node:http';
import pino from 'pino';
import { type Config, readConfig, readDotEnv, secretOf } from './config.ts';
import { openInstallation } from './installation.ts';
import { migrate } from './platform/db/migrations.ts';
import { redactedPaths } from './platform/lib/redacted-paths.ts';
import { openMetrics } from './platform/metrics/metrics.ts';
import { same } from './platform/vault/vault.ts';
import { openSupervisor } from './supervisor.ts';
import { startWeb } from './web-app.ts';
import { startWorker } from './worker.ts';

readDotEnv();
const config = orExit(readConfig);
const log = pino({ level: config.logLevel, redact: redactedPaths }, pino.destination({ dest: 2, sync: false }));
const say = (line: string) => console.log(line);
process.on('unhandledRejection', (error) => {
  log.fatal({ err: error }, 'an error reached nobody; the process starts anew');
  log.flush(() => process.exit(1));
});

// Everything started so far, including during a start that is still running.
let running: { stop(): Promise<void> } | undefined;
let stopping = false;
async function stop(code = 0) {
  if (stopping) return;
  stopping = true;
  await running?.stop().catch((error: unknown) => log.error({ err: error }, 'stopping went wrong'));
  process.exit(code);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop());
// Terminates with the parent process after finishing current work.
if (process.env['PARLEY_CHILD']) process.on('disconnect', () => void stop());
if (config.production && !config.operator && !process.env['PARLEY_CHILD'])
  log.warn('the legal pages name no operator; set OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_EMAIL');
if (config.role === 'all') await runAll();
else running = await runOne(config.role);

async function runAll() {
  const supervisor = openSupervisor(config, say);
  running = supervisor;
  try {
    const { port, hasDemo } = await supervisor.start();
    const address = config.publicUrl || `http://${config.host}:${port}`;
    say(`\nParley is ready at ${address}`);
    if (hasDemo) say(demoWords(address));
  } catch (error) {
    // An error after a requested stop needs no report.
    if (stopping) return;
    notify(error);
    await stop(1);
  }
}

async function runOne(role: 'web' | 'worker') {
  const child = process.env['PARLEY_CHILD'] !== undefined;
  const ownerUrl = process.env['PARLEY_OWNER_DATABASE_URL'] ?? config.directUrl;
  if (!ownerUrl) fail(new Error(`ROLE=${role} needs a DATABASE_URL. Without one, use ROLE=all, which starts its own database.`));
  if (!child) await migrate(ownerUrl, { log: say }).catch(fail);
  const appUrl = process.env['PARLEY_APP_DATABASE_URL'] ?? (config.directUrl === config.databaseUrl ? '' : config.databaseUrl);
  const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl, log }).catch(fail);
  if (role === 'web') {
    const web = await startWeb(installation).catch(fail);
    process.send?.({ port: web.port });
    if (!child) say(`web ready on ${config.host}:${web.port}`);
    return { stop: async () => void (await web.close(), await installation.close()) };
  }
  const metrics = openMetrics('worker', { streams: () => 0, waitingForDatabase: () => installation.pool.waitingCount });
  const worker = await startWorker(installation, metrics.ran).catch(fail);
  const probe = child ? undefined : serveProbe(config, worker.running, metrics);
  process.send?.({});
  if (!child) say('worker ready');
  return { stop: async () => void (probe?.close(), await worker.close(), await installation.close()) };
}

/** A separate worker process serves its health and metrics on PORT, as a web process does. */
function serveProbe(
  { port, host, metricsToken }: Config,
  isRunning: () => boolean,
  metrics: { text(): Promise<string>; contentType: string },
) {
  return http
    .createServer((request, response) => {
      const path = request.url?.split('?')[0];
      if (path === '/api/health/live' || path === '/api/health/ready') {
        const ok = path.endsWith('live') || isRunning();
        response.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify({ status: ok ? 'ok' : 'failing' }));
      } else if (path === '/metrics' && metricsToken && same(request.headers.authorization ?? '', `Bearer ${metricsToken}`)) {
        void metrics.text().then((text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text));
      } else response.writeHead(404).end();
    })
    .listen(port, host);
}

function demoWords(address: string) {
  return `
  Storefront demo      ${address}/demo
  Owner                mara@harbour.example / harbour-demo
  Agent                theo@harbour.example / harbour-demo
  Operator             ops@parley.example / operator-demo
  Outgoing emails      ${address}/dev/mailbox
`;
}
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return fail(error);
  }
}
function fail(error: unknown): never {
  notify(error);
  process.exit(1);
}
function notify(error: unknown) {
  const message =
    error instanceof Error ? `${error.message}${error.cause instanceof Error ? `: ${error.cause.message}` : ''}` : String(error);
  console.error(message);
  if (config?.logLevel === 'debug') console.error(error);
}
