import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { redactedPaths } from '../lib/redacted-paths.ts';
import { isLostConnection } from '../lib/lost-connection.ts';
import { BucketStore } from '../limits/bucket-store.ts';
import type { Vault } from '../vault/vault.ts';
import { checkCsrf } from './csrf.ts';
import { Problem } from './problem.ts';

export type ServerOptions = {
  vault: Vault;
  logLevel: string;
  /** Where log lines go; standard output by default. */
  logTo?: { write(line: string): void } | undefined;
  trustProxy: boolean | string;
  apiOrigins: readonly string[];
  scriptHashes: readonly string[];
  /** Other hosts that pages may send to. */
  connectTo: readonly string[];
  /** Served over HTTPS, so browsers get HSTS. */
  secure: boolean;
  /** The identity that a rate limit counts: a valid session, otherwise the address, so that an invalid token doesn't avoid the limit. */
  callerOf(request: FastifyRequest): Promise<string>;
  /** Carries an API key, so cookies are ignored and other websites can't misuse them. */
  isProgram(request: FastifyRequest): boolean;
  observe(route: string, method: string, status: number, seconds: number): void;
};

/** Fastify with what every response needs: request ids, logs without secrets, security headers, CSRF, rate limits, problems. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: options.logLevel,
      ...(options.logTo && { stream: options.logTo }),
      redact: redactedPaths,
      serializers: { req: ({ method, url, ip }) => ({ method, path: url?.split('?')[0], address: ip }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: 2 * 1024 * 1024,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    // The largest upload can take minutes on a phone; headers alone get one minute.
    requestTimeout: 300_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => answerProblem(toProblem(error, request), request, reply),
  });
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => answerProblem(toProblem(error, request), request, reply));
  app.setNotFoundHandler((request, reply) => answerProblem(new Problem('route.missing'), request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    allowOrigin(request, reply, options.apiOrigins);
    return isPreflight(request) ? reply.status(204).send() : undefined;
  });
  app.addHook('onResponse', async (request, reply) => logAnswer(request, reply, options));
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policy(options) },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: options.secure ? { maxAge: 31_536_000 } : false,
  });
  await app.register(rateLimit, {
    global: false,
    store: BucketStore,
    enableDraftSpec: true,
    keyGenerator: options.callerOf,
    errorResponseBuilder: (_request, { ttl }) => new Problem('rate.limited', { retryAfter: Math.ceil(ttl / 1000) }),
  });
  await app.register(multipart, { limits: { fileSize: 5 * 1024 * 1024, files: 1, fields: 5 } });
  await app.register(compress, {
    global: true,
    threshold: 1400,
    encodings: ['br', 'gzip'],
    customTypes: /^(?!text\/event-stream)(text\/|application\/(json|problem\+json|javascript)|image\/svg)/,
  });
  app.addHook('preHandler', async (request) => {
    if (!options.isProgram(request)) checkCsrf(options.vault, request, options.apiOrigins);
  });
  closeWhenAnswered(app);
  return app;
}

/** Stopping waits for requests in progress and then closes all connections, including the spare ones that browsers keep. */
function closeWhenAnswered(app: FastifyInstance) {
  const { server } = app;
  let answering = 0;
  server.on('request', (_request, response) => {
    answering += 1;
    response.once('close', () => (answering -= 1));
  });
  app.addHook('preClose', async () => {
    const look = setInterval(() => void (answering === 0 && server.closeAllConnections()), 20);
    server.once('close', () => clearInterval(look));
  });
}

function policy({ scriptHashes, connectTo }: Pick<ServerOptions, 'scriptHashes' | 'connectTo'>) {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Imported product images stay on their original host: docs/decisions/045-external-images.md.
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectTo],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** The chat API allows any origin (its key limits the websites); the app's API allows the origins of API_URL, with cookies. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply, apiOrigins: readonly string[]) {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const chat = request.url.startsWith('/api/public/chat/');
  if (!chat && !apiOrigins.includes(origin)) return;
  reply.header('access-control-allow-origin', origin).header('vary', 'origin');
  if (!chat) reply.header('access-control-allow-credentials', 'true');
  reply.header('access-control-expose-headers', 'retry-after, idempotency-replayed, x-request-id');
  if (request.method !== 'OPTIONS') return;
  reply.header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE').header('access-control-max-age', '600');
  reply.header('access-control-allow-headers', 'authorization, content-type, idempotency-key, last-event-id, x-csrf-token');
}
const isPreflight = ({ method, headers }: FastifyRequest) => method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

function toProblem(error: FastifyError | Problem, request: FastifyRequest): Problem {
  if (error instanceof Problem) {
    if (error.status >= 500 && error.cause) request.log.error({ err: error.cause, requestId: request.id }, error.message);
    return error;
  }
  if (isLostConnection(error)) return new Problem('database.unavailable', { retryAfter: 1, cause: error });
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE' || error.statusCode === 413)
    return new Problem('input.too_large');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem('input.unreadable', { cause: error });
  request.log.error({ err: error, requestId: request.id }, 'a request failed unexpectedly');
  return new Problem('unexpected', { cause: error });
}

function answerProblem(problem: Problem, _request: FastifyRequest, reply: FastifyReply) {
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  return reply.status(problem.status).type('application/problem+json').serializer(String).send(JSON.stringify(problem.body));
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, { observe }: ServerOptions) {
  const route = request.routeOptions.url ?? 'unknown';
  observe(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
  const detail = { requestId: request.id, method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
  if (reply.statusCode >= 500) request.log.warn(detail, 'answered');
  else request.log.debug(detail, 'answered');
}
