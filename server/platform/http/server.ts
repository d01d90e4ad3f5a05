import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { deepest, isTooDeep } from '@parley/contract/json';
import type { ProblemCode } from '@parley/contract/problems';
import Fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { redactedPaths } from '../lib/redacted-paths.ts';
import { BucketStore } from '../limits/bucket-store.ts';
import type { Vault } from '../vault/vault.ts';
import { answerClientError } from './client-errors.ts';
import { checkCsrf } from './csrf.ts';
import { type ForeignProtocol, outageProblem, Problem } from './problem.ts';

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
  /** The session of the request's bearer token; undefined without a valid one. */
  sessionOf(request: FastifyRequest): Promise<string | undefined>;
  /** Carries an API key, so cookies are ignored and other websites can't misuse them. */
  isProgram(request: FastifyRequest): boolean;
  observe(route: string, method: string, status: number, seconds: number): void;
  /** Hears of every answered request, after its response was sent; `code` is its problem's. */
  answered(request: FastifyRequest, answer: { status: number; code: ProblemCode | undefined; ms: number }): void;
  timeouts?: Timeouts | undefined;
  /** The folder that uploads are received in. */
  uploads: string;
};
declare module 'fastify' {
  interface FastifyInstance {
    uploads: string;
  }
  interface FastifyRequest {
    /** The code of the problem that it was answered with. */
    problemCode: ProblemCode | undefined;
  }
  interface FastifyContextConfig {
    /** The line of the contract's endpoint. */
    endpoint?: string;
    /** Answers too many requests and outages in place of a problem, as HTML. */
    busyPage?: (request: FastifyRequest) => string;
    /** How a foreign protocol writes problems. */
    problemAs?: ForeignProtocol;
  }
}

/** How long to wait for clients, in milliseconds. A stream sends something every 15 s, so it never stalls. */
export type Timeouts = {
  /** From connecting, or the previous request, to the last header. */
  headersMs: number;
  /** To the last byte of the body. */
  requestMs: number;
  /** The same, for a body with a file. */
  uploadMs: number;
  /** For a connection on which nothing moves. */
  stalledMs: number;
  /** How often they are checked. */
  lookMs: number;
};
// The largest upload takes an hour at 2.4 Mbit/s, and a language model minutes to answer.
const usualTimeouts: Timeouts = { headersMs: 20_000, requestMs: 300_000, uploadMs: 3_600_000, stalledMs: 300_000, lookMs: 5_000 };

/** Fastify with what every response needs: request ids, logs without secrets, security headers, CSRF, rate limits, problems. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const { headersMs, requestMs, uploadMs, stalledMs, lookMs } = options.timeouts ?? usualTimeouts;
  const app = Fastify({
    // A missing Host is refused below, as a problem.
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs, requireHostHeader: false },
    requestTimeout: uploadMs,
    connectionTimeout: stalledMs,
    clientErrorHandler: answerClientError,
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
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => answerProblem(toProblem(error, request), request, reply),
  });
  app.setErrorHandler((error: FastifyError | Problem, request, reply) => answerProblem(toProblem(error, request), request, reply));
  app.setNotFoundHandler((request, reply) => answerProblem(new Problem('route.missing'), request, reply));
  app.decorate('uploads', options.uploads);
  app.decorateRequest('problemCode', undefined);
  app.addHook('onRequest', async (request, reply) => {
    limitBody(app, request, requestMs);
    // Everything is private unless its route says otherwise.
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
    allowOrigin(request, reply, options.apiOrigins);
    if (request.raw.httpVersion === '1.1' && request.headers.host === undefined) throw new Problem('input.unreadable');
    if (hasNul(request.params)) throw new Problem('route.missing');
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
    if (!options.isProgram(request)) await checkCsrf(request, options);
  });
  parseJson(app);
  // Node answers an unknown expectation itself, without a problem; ignoring it is allowed.
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => app.server.emit('request', request, response));
  closeWhenAnswered(app);
  return app;
}

/** Node has one limit for all bodies, which is that of uploads; every other body must come sooner. */
function limitBody(app: FastifyInstance, { raw, headers }: FastifyRequest, mostMs: number) {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody || headers['content-type']?.startsWith('multipart/')) return;
  const late = Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const timer = setTimeout(() => raw.complete || app.server.emit('clientError', late, raw.socket), mostMs);
  for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
}

/** Refuses bodies that nest too deep before anything reads them, because whatever does may recurse. */
function parseJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  const detail = `This request nests lists and objects more than ${deepest} levels deep. Send it with fewer levels.`;
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    isTooDeep(body) ? done(new Problem('input.unreadable', { detail })) : parse(request, body, done),
  );
}

/** PostgreSQL can't store NUL, so nothing has such a name. */
const hasNul = (params: unknown) => Object.values(params as Record<string, string>).some((value) => value.includes('\0'));

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
  const outage = outageProblem(error);
  if (outage) return toProblem(outage, request);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.code === 'FST_REQ_FILE_TOO_LARGE' || error.statusCode === 413)
    return new Problem('input.too_large');
  if (error.statusCode !== undefined && error.statusCode < 500) return new Problem('input.unreadable', { cause: error });
  request.log.error({ err: error, requestId: request.id }, 'a request failed unexpectedly');
  return new Problem('unexpected', { cause: error });
}

function answerProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply) {
  request.problemCode = problem.code;
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  const { busyPage, problemAs } = request.routeOptions.config;
  if (busyPage && (problem.status === 429 || problem.status >= 500))
    return reply.status(problem.status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(busyPage(request));
  return reply
    .status(problem.status)
    .type(problemAs?.type ?? 'application/problem+json')
    .header('cache-control', 'no-store')
    .serializer(String)
    .send(JSON.stringify(problemAs?.problem(problem) ?? problem.body));
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, { observe, answered }: ServerOptions) {
  const route = request.routeOptions.url ?? 'unknown';
  observe(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
  const ms = Math.round(reply.elapsedTime);
  answered(request, { status: reply.statusCode, code: request.problemCode, ms });
  const detail = { requestId: request.id, method: request.method, route, status: reply.statusCode, ms };
  if (reply.statusCode >= 500) request.log.warn(detail, 'answered');
  else request.log.debug(detail, 'answered');
}
