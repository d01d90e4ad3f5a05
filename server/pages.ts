import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { createCheckout } from '@parley/contract/checkout';
import { answerCsat } from '@parley/contract/csat';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { WriteCtx } from './context.ts';
import { demoSite } from './demo-site.ts';
import { serveChatPages } from './features/channels/chat/index.ts';
import { payUrls, serveCheckoutPage, servePayPage } from './features/commerce/checkout/index.ts';
import { serveCsatPage } from './features/channels/csat/index.ts';
import { serveDigestPage } from './features/automation/notifications/index.ts';
import { serveFeedbackPage } from './features/account/feedback/index.ts';
import { serveFiles } from './features/account/files/index.ts';
import { serveAvatars } from './features/account/identity/index.ts';
import type { Installation } from './installation.ts';
import { mailboxPage } from './integrations/mail/index.ts';
import { isLocal } from './platform/http/local.ts';
import { Problem } from './platform/http/problem.ts';
import { limiterOf } from './platform/limits/limits.ts';
import { runWriter, type WriterParts } from './platform/writer.ts';

/** Serves the app's pages, the widget's script and, in a demo installation, the demo shop and the mailbox. */
export function appPages({ root, demo }: Config) {
  const dist = path.join(root, 'dist/web');
  const indexFile = path.join(dist, 'index.html');
  const index = fs.existsSync(indexFile) ? fs.readFileSync(indexFile, 'utf8') : undefined;
  const widget = path.join(root, 'dist/widget');
  return {
    scriptHashes: inlineHashes(index ?? ''),
    async serve(app: FastifyInstance, installation: Installation, reactions: WriterParts['reactions']) {
      serveAvatars(app, installation.readingOf(''));
      serveChatPages(app, installation.readingOf, installation.now);
      serveFiles(app, installation);
      servePublicPages(app, installation, reactions);
      if (demo) await app.register(async (pages) => serveDemo(pages, installation));
      serveWidget(app, widget);
      if (!index) return;
      await app.register(fastifyStatic, {
        root: dist,
        index: false,
        wildcard: false,
        setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(path.relative(dist, file))),
      });
      // Routing happens in the browser, so every page path returns the app, which sends an unknown one to the start page.
      app.get('/*', (request, reply) => {
        if (!isPage(request)) throw new Problem('route.missing');
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
      });
    },
  };
}

/** The name of an asset contains its hash. The service worker must never be an old one. */
function cachingOf(file: string): string {
  if (file === 'sw.js') return 'no-cache';
  return file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
}

/** A file that doesn't exist must not be answered with a page: a script would fail to parse instead of to load. Only its reader knows whether a name with a dot is a page. */
function isPage({ url, headers }: FastifyRequest): boolean {
  const [address = ''] = url.split('?');
  if (/^\/(api|assets|avatars|files|widget)\//.test(address)) return false;
  return !/\.\w+$/.test(address) || (headers.accept ?? '').includes('text/html');
}

/** The widget's script and its chunks, for pages of any origin. A chunk whose name contains its hash never changes. */
function serveWidget(app: FastifyInstance, folder: string) {
  const send = (reply: FastifyReply, name: string) => {
    const file = path.join(folder, name);
    if (!/^[\w-]+\.js$/.test(name) || !fs.existsSync(file)) throw new Problem('route.missing');
    const isFixed = /-[\w-]{6,8}\.js$/.test(name);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .header('access-control-allow-origin', '*')
      .send(fs.readFileSync(file));
  };
  app.get('/widget.js', (_request, reply) => send(reply, 'widget.js'));
  app.get('/widget/:file', (request, reply) => send(reply, (request.params as { file: string }).file));
}

/** The theme script runs inline before the first paint; the CSP allows it by its hash. */
const inlineHashes = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );

/** The pages behind links sent to a shop's customers. */
function servePublicPages(app: FastifyInstance, installation: Installation, reactions: WriterParts['reactions']) {
  const { vault, now, readingOf, pool, notifier, config, flags } = installation;
  const limitOf = limiterOf(config.rateLimitFactor);
  const parts = {
    vault,
    now,
    readingOf,
    write: <T>(request: FastifyRequest, merchant: string, work: (ctx: WriteCtx) => Promise<T>) =>
      runWriter(
        { pool, notifier, now, flags, reactions },
        { actor: { kind: 'nobody' as const, merchant }, requestId: request.id, address: request.ip },
        work,
      ),
  };
  serveCsatPage(app, { ...parts, rateLimit: limitOf(answerCsat) });
  serveDigestPage(app, { ...parts, rateLimit: limitOf(answerCsat) });
  serveFeedbackPage(app, { ...parts, rateLimit: limitOf({ ...answerCsat, limit: 'public_write' }) });
  const publicUrl = config.publicUrl || `http://${config.host}:${config.port}`;
  const paying = { port: installation.outside.payments, payUrl: payUrls({ vault, publicUrl }) };
  const rateLimit = limitOf({ ...createCheckout, limit: 'public_write' });
  serveCheckoutPage(app, { ...parts, ...paying, rateLimit });
  servePayPage(app, { ...parts, ...paying, rateLimit });
}

/** The demo's passwords and mails are for whoever sits at this machine. */
function serveDemo(app: FastifyInstance, installation: Installation) {
  app.addHook('onRequest', async ({ headers }) => {
    if (!isLocal(headers)) throw new Problem('route.missing');
  });
  demoSite(app);
  serveMailbox(app, installation);
}

function serveMailbox(app: FastifyInstance, { readingOf }: Installation) {
  app.get('/dev/mailbox', async (_request, reply) => {
    const mails = await readingOf('')
      .selectFrom('directory.mailbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mailboxPage(mails));
  });
}
