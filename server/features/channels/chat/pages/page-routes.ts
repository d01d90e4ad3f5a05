import type { ReadCtx } from '../../../../context.ts';
import type { Http } from '../../../../platform/http/http.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { isUuid } from '../../../../platform/lib/ids.ts';
import { settingsOf } from '../../website-chat/index.ts';
import { productPage } from '../rules.ts';
import { findPageShop, findProductNames, readShopProfile } from '../store.ts';
import { hostedPage, pagesStyle, previewPage } from './pages.ts';

type Server = Http['request']['server'];
type Reply = Http['reply'];

/** As strict as a shop's CSP can be, which also tests that the widget works under it. */
const policy = (ancestors: "'none'" | "'self'") =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');
const html = (reply: Reply) => reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');

/** The chat's own pages: a full-page chat, and the preview that only our settings screen may frame. */
export function serveChatPages(app: Server, readingOf: ReadCtx['readerOf'], now: () => Date) {
  app.get('/chat/style.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(pagesStyle),
  );
  app.get('/chat/:key', async (request, reply) => {
    const { key } = request.params as { key: string };
    const shop = await findPageShop(readingOf(''), key, now());
    if (!shop) throw new Problem('chat.key_unknown');
    return html(reply).header('content-security-policy', policy("'none'")).send(hostedPage(shop.name, key));
  });
  // A product card's link: only to an address of the shop's own pattern.
  app.get('/chat/:key/products/:id', async (request, reply) => {
    const { key, id } = request.params as { key: string; id: string };
    const shop = await findPageShop(readingOf(''), key, now());
    if (!shop) throw new Problem('chat.key_unknown');
    const db = readingOf(shop.merchant_id);
    const product = isUuid(id) ? await findProductNames(db, id) : undefined;
    const address = product && productPage(settingsOf((await readShopProfile(db)).settings).product_url, product);
    if (!address) throw new Problem('product.missing');
    return reply.header('cache-control', 'no-store').redirect(address, 303);
  });
  app.get('/chat-preview', (_request, reply) =>
    html(reply).header('content-security-policy', policy("'self'")).header('x-frame-options', 'SAMEORIGIN').send(previewPage()),
  );
}
