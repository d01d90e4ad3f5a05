import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { demoSite } from './demo-site.ts';
import { serveAvatars } from './features/identity/users/index.ts';
import type { Installation } from './installation.ts';
import { mailboxPage } from './integrations/mail/index.ts';
import { Problem } from './platform/http/problem.ts';

/** The app's own pages, the widget's script, and, in a demo installation, the demo shop and the mailbox. */
export function appPages({ root, demo }: Config) {
  const dist = path.join(root, 'dist/web');
  const indexFile = path.join(dist, 'index.html');
  const index = fs.existsSync(indexFile) ? fs.readFileSync(indexFile, 'utf8') : undefined;
  const widgetFile = path.join(root, 'dist/widget/widget.js');
  return {
    scriptHashes: inlineHashes(index ?? ''),
    async serve(app: FastifyInstance, installation: Installation) {
      serveAvatars(app, installation.readingOf(''));
      if (demo) {
        demoSite(app);
        serveMailbox(app, installation);
      }
      app.get('/widget.js', (_request, reply) => {
        if (!fs.existsSync(widgetFile)) throw new Problem('route.missing');
        return reply
          .type('text/javascript; charset=utf-8')
          .header('cache-control', 'public, max-age=300')
          .header('access-control-allow-origin', '*')
          .send(fs.readFileSync(widgetFile));
      });
      if (!index) return;
      await app.register(fastifyStatic, {
        root: dist,
        index: false,
        wildcard: false,
        setHeaders: (reply, file) =>
          void reply.header('cache-control', file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300'),
      });
      // The router lives in the browser: every page address answers with the app.
      app.get('/*', (request, reply) => {
        if (request.url.startsWith('/api/') || /\.\w{2,5}$/.test(request.url.split('?')[0] ?? '')) throw new Problem('route.missing');
        return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);
      });
    },
  };
}

/** The theme's script runs before the first paint, so it stands in the page; the policy names it by its hash. */
const inlineHashes = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  );

const isForwarded = (request: FastifyRequest) =>
  request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;

function serveMailbox(app: FastifyInstance, { readingOf }: Installation) {
  app.get('/dev/mailbox', async (request, reply) => {
    if (isForwarded(request)) throw new Problem('route.missing');
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
