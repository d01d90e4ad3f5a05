import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, Result, Sent } from '@parley/contract/endpoint';
import { register } from '@parley/contract/auth';
import type { Permission, TeamRole } from '@parley/contract/permissions';
import pino from 'pino';
import type { Actor, SystemActor, WriteCtx } from '../context.ts';
import { readConfig } from '../config.ts';
import { makeUser } from '../features/account/identity/index.ts';
import { featuresOf } from '../features.ts';
import { openInstallation } from '../installation.ts';
import { openDocuments } from '../integrations/documents/index.ts';
import { openFolder } from '../integrations/files/index.ts';
import { openModels } from '../integrations/llm/index.ts';
import type { ExternalChannel } from '../integrations/channel-port.ts';
import type { Mail } from '../integrations/ports.ts';
import { openIdentityProviders } from '../integrations/oidc/index.ts';
import { makeVapidKey, openPush } from '../integrations/push/index.ts';
import { openStripeBilling } from '../integrations/stripe/billing.ts';
import { openStripe } from '../integrations/stripe/index.ts';
import { openWeb } from '../integrations/web/index.ts';
import { openWebhooks } from '../integrations/webhooks/index.ts';
import type { Feature } from '../platform/feature.ts';
import type { Reaction } from '../platform/jobs/reaction.ts';
import { newId } from '../platform/lib/ids.ts';
import { runWriter } from '../platform/writer.ts';
import { startWeb } from '../web-app.ts';
import { startWorker } from '../worker.ts';
import { type TestDatabase, testDatabase } from './database.ts';

const vapidKey = makeVapidKey();

export type Answer<E extends Endpoint> = { status: number; body: Result<E>; headers: Headers };
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
export type Person = { email: string; password: string; token: string; refreshToken: string; userId: string; merchant: string };
type Options = {
  worker?: boolean;
  env?: Record<string, string>;
  now?: () => Date;
  database?: TestDatabase;
  /** Additional messaging services; see test-channel. */
  channels?: readonly ExternalChannel[];
  /** Receives all log output, line by line. */
  lines?: string[];
  /** Additional features, such as a subscriber. */
  more?: readonly Feature[];
  /** Whether results are checked against the contract; in production they aren't. */
  careful?: boolean;
};

/** The entire product in this process, with its own database and local mail. Checks results against the contract. */
export async function startTestApp({
  worker = true,
  env = {},
  now,
  database: given,
  lines,
  more = [],
  channels = [],
  careful = true,
}: Options = {}) {
  const database = given ?? (await testDatabase());
  const folder = mkdtempSync(path.join(tmpdir(), 'parley-data-'));
  const config = {
    ...readConfig({
      PORT: '0',
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      RATE_LIMIT_FACTOR: '0',
      DEMO: '0',
      // Without limits, which most tests aren't about.
      TRIAL_DAYS: '0',
      WORKER_CONCURRENCY: '4',
      PARLEY_DATA: folder,
      ...env,
    }),
    port: 0,
  };
  const logTo = lines && { write: (line: string) => void lines.push(line) };
  const log = logTo ? pino({ level: config.logLevel }, logTo) : pino({ level: config.logLevel });
  const mails: Mail[] = [];
  const outside = {
    mail: { send: async (mail: Mail) => void mails.push(mail) },
    files: openFolder(path.join(folder, 'files')),
    models: openModels({ ...config, firstWaitMs: 0 }),
    documents: openDocuments(),
    web: openWeb({ allowPrivate: config.outboundPrivate, pauseMs: 0, retryMs: 0 }),
    channels,
    // Without an emulator nothing answers: no test reaches Stripe.
    payments: openStripe({ url: config.stripeUrl || 'http://127.0.0.1:9', timeoutMs: 2000, retries: 0 }),
    billing:
      config.billing.stripe &&
      openStripeBilling({ ...config.billing.stripe, url: config.stripeUrl || 'http://127.0.0.1:9', timeoutMs: 2000, retries: 0 }),
    webhooks: openWebhooks({ allowPrivate: config.outboundPrivate, timeoutMs: 2_000 }),
    push: openPush({
      readKey: async () => vapidKey,
      contact: 'mailto:ops@parley.example',
      now: now ?? (() => new Date()),
      allowPrivate: config.outboundPrivate,
      timeoutMs: 2_000,
    }),
    identityProviders: openIdentityProviders({ now: now ?? (() => new Date()), allowPrivate: config.outboundPrivate, timeoutMs: 2_000 }),
  };
  const installation = await openInstallation({
    config,
    secret: 'a secret for tests, 32 characters or more',
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    log,
    outside,
    now,
  });
  const features = [...featuresOf(installation), ...more];
  const web = await startWeb(installation, { careful, logTo, features });
  const jobs = worker ? await startWorker(installation, undefined, features) : undefined;
  const url = `http://127.0.0.1:${web.port}`;
  const send = sender(url);
  const writer =
    (reactions: readonly Reaction[]) =>
    <T>(merchant: string, work: (ctx: WriteCtx<SystemActor>) => Promise<T>) =>
      runWriter(
        { pool: installation.pool, reactions, notifier: installation.notifier, now: installation.now, flags: installation.flags },
        { actor: { kind: 'system', merchant }, requestId: 'test', address: '' },
        work,
      );
  /** One transaction of a shop, without reactions to its events. */
  const write = writer([]);
  return {
    url,
    send,
    write,
    /** Like `write`, but with the features' reactions to its events. */
    writeWithReactions: writer(features.flatMap((feature) => feature.reactions ?? [])),
    /** One transaction in a user's name. */
    writeAs: <A extends Actor, T>(actor: A, work: (ctx: WriteCtx<A>) => Promise<T>) =>
      runWriter(
        { pool: installation.pool, reactions: [], notifier: installation.notifier, now: installation.now, flags: installation.flags },
        { actor, requestId: 'test', address: '' },
        work,
      ),
    mails,
    installation,
    database,
    hub: web.hub,
    app: web.app,
    /** A new shop with its owner. */
    async register(more: Partial<Sent<typeof register>> = {}): Promise<Person> {
      const input = {
        name: 'Olive Owner',
        email: `owner-${newId()}@shop.example`,
        password: 'a long password',
        merchant_name: 'Test Shop',
        currency: 'EUR',
        ...more,
      };
      const { body } = await send(register, input);
      return {
        email: input.email,
        password: input.password,
        token: body.token,
        refreshToken: body.refresh_token,
        userId: body.user.id,
        merchant: body.user.merchant_id ?? '',
      };
    },
    /** A teammate of a shop, signed in. With `permissions`, they have a custom role that began as `teamRole`. */
    async teammate(merchant: string, teamRole: TeamRole, name = `A ${teamRole}`, permissions?: readonly Permission[]): Promise<Person> {
      const email = `${teamRole}-${newId()}@shop.example`;
      await write('', async (ctx) => {
        const user = await makeUser(ctx, { email, name, password: 'a long password' });
        if (user)
          await ctx.db
            .insertInto('directory.memberships')
            .values({
              user_id: user.id,
              merchant_id: merchant,
              team_role: teamRole,
              ...(permissions && { role_id: newId(), permissions: [...permissions] }),
            })
            .execute();
      });
      return logInAs(url, email, 'a long password');
    },
    chatKeyOf: async (merchant: string) =>
      (
        await installation
          .readingOf('')
          .selectFrom('directory.chat_keys')
          .select('key')
          .where('merchant_id', '=', merchant)
          .executeTakeFirstOrThrow()
      ).key,
    async close() {
      await jobs?.close();
      await web.close();
      await installation.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function logInAs(url: string, email: string, password: string): Promise<Person> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const body = (await response.json()) as { token: string; refresh_token: string; user: { id: string; merchant_id: string | null } };
  return {
    email,
    password,
    token: body.token,
    refreshToken: body.refresh_token,
    userId: body.user.id,
    merchant: body.user.merchant_id ?? '',
  };
}

type Extra = { token?: string; headers?: Record<string, string> };

/** Calls an endpoint like any client. The body is the response, which may be a problem. */
export const sender = (url: string) =>
  async function send<E extends Endpoint>(endpoint: E, input: Sent<E>, { token, headers }: Extra = {}): Promise<Answer<E>> {
    const [method = 'GET', line = ''] = endpoint.line.split(' ');
    const rest = { ...(input as Record<string, unknown>) };
    const path = line.replace(/:(\w+)/g, (_, name: string) => {
      const value = encodeURIComponent(String(rest[name]));
      delete rest[name];
      return value;
    });
    const query =
      method === 'GET'
        ? `?${new URLSearchParams(
            Object.entries(rest)
              .filter(([, value]) => value !== undefined)
              .map(([name, value]): [string, string] => [name, String(value)]),
          ).toString()}`
        : '';
    const response = await fetch(`${url}${path}${query}`, {
      method,
      headers: {
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method !== 'GET' && { body: JSON.stringify(rest) }),
    });
    return { status: response.status, body: (await response.json()) as Result<E>, headers: response.headers };
  };

/** Polls until something is true, and fails after `within` milliseconds with the last value. */
export async function until<T>(look: () => Promise<T | undefined | false | null>, within = 30_000): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const seen = await look();
    if (seen) return seen;
    if (Date.now() > deadline) throw new Error('It did not come true in time.');
    await pause(10);
  }
}
