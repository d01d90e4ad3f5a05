import type { FastifyInstance } from 'fastify';
import { demoProducts as products } from './demo/catalogue/products.ts';
import { drawProduct } from './demo/images.ts';
import { demoPage, demoScript, demoStyle } from './demo/page.ts';
import { Problem } from './platform/http/problem.ts';

/** The demo shop's website with the widget: server-rendered pages outside the app. */
export function demoSite(app: FastifyInstance) {
  const page = demoPage({ products });
  const pictures = new Map(products.map((product) => [product.external_id, drawProduct(product)]));
  app.get('/demo', (_request, reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page));
  app.get('/demo/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(demoStyle),
  );
  app.get('/demo/cart.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300').send(demoScript),
  );
  app.get('/demo/images/:file', (request, reply) => {
    const picture = pictures.get((request.params as { file: string }).file.replace(/\.svg$/, ''));
    if (!picture) throw new Problem('route.missing');
    return reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=86400').send(picture);
  });
}
