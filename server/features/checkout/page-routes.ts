import type { ReadCtx, WriteCtx } from '../../context.ts';
import type { Http } from '../../platform/http/http.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Vault } from '../../platform/vault/vault.ts';
import { type Cart, cartOf } from './cart.ts';
import { countryOf } from './countries.ts';
import { type Filled, filledIn, judged } from './form.ts';
import { type Link, openLink } from './link.ts';
import { blank, checkoutPage, closedPage, type Form, type Look, placedPage, stockSentence } from './page.ts';
import type { Method } from './payments.ts';
import { place } from './place.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';
import { checkoutStyle } from './style.ts';
import { type Language, languageOf, words } from './words.ts';
import { wishesIn } from '../../platform/lib/spoken.ts';

type Server = Http['request']['server'];
type Request = Http['request'];
type Reply = Http['reply'];
export type PageParts = {
  vault: Vault;
  now(): Date;
  readingOf: ReadCtx['readerOf'];
  /** One transaction of a shop, for somebody unknown. */
  write<T>(request: Request, merchant: string, work: (ctx: WriteCtx) => Promise<T>): Promise<T>;
  rateLimit: object | false;
};

const usualColour = '#17171a';
// Nothing but its own style, its own form, and pictures: there is no script here, whoever may have written a product's name.
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data: https:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** /c/{token}: a cart somebody made, and the form that orders it; a page of its own, outside the app. */
export function serveCheckoutPage(app: Server, parts: PageParts) {
  app.get('/c/style.css', (request, reply) => {
    const { colour = '' } = request.query as { colour?: string };
    const known = /^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : usualColour;
    return reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(checkoutStyle(known));
  });
  app.get('/c/:token', (request, reply) => answered(reply, () => show(request, reply, parts)));
  // The parser of form posts holds for this page only: the API takes JSON.
  void app.register(async (page) => {
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    page.post('/c/:token', { config: { rateLimit: parts.rateLimit } }, (request, reply) =>
      answered(reply, () => take(request, reply, parts)),
    );
  });
}

async function answered(reply: Reply, work: () => Promise<string | undefined>) {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').header('content-security-policy', policy);
  const page = await work();
  return page === undefined ? reply : reply.send(page);
}

const wishesOf = (request: Request) => wishesIn(request.headers['accept-language']);
const tokenOf = (request: Request) => (request.params as { token: string }).token;

type Visit = { link: Link; row: store.CheckoutRow; look: Look; shop: Awaited<ReturnType<typeof store.readShop>> };
/** The link and the look of its page; without one, the page that says so. */
async function visited(request: Request, reply: Reply, { vault, readingOf }: PageParts): Promise<Visit | string> {
  const link = openLink(vault, tokenOf(request));
  const db = link && readingOf(link.merchant);
  const row = link && db && (await store.findCheckout(db, link.id));
  if (!link || !db || !row) {
    reply.status(404);
    return closedPage({ language: languageOf(...wishesOf(request)), shop: '', logo: null, colour: usualColour }, 'missing');
  }
  const shop = await store.readShop(db);
  const brand = await store.readBrand(db, row.brand_id);
  const spoken = row.conversation_id ? await store.readLanguage(db, row.conversation_id) : undefined;
  const { primary = usualColour } = (brand?.colours ?? {}) as { primary?: string };
  const look = {
    language: languageOf(spoken?.language, ...wishesOf(request), shop.locale),
    shop: brand?.name ?? shop.name,
    logo: brand?.logo && /^(https:\/\/|\/(?!\/))/.test(brand.logo) ? brand.logo : null,
    colour: primary,
  };
  return { link, row, look, shop };
}

async function show(request: Request, reply: Reply, parts: PageParts): Promise<string> {
  const visit = await visited(request, reply, parts);
  if (typeof visit === 'string') return visit;
  const { link, row } = visit;
  if (row.opened_at === null && stateOf(row, parts.now()) === 'open')
    await parts.write(request, link.merchant, (ctx) => store.noteOpened(ctx.db, row.id, ctx.now()));
  return stood(visit, reply, parts, { typed: blank(countryOf(...wishesOf(request), visit.shop.locale)) });
}

type More = Partial<Pick<Form, 'faults' | 'sentence'>> & { typed: Form['typed']; code?: string };
/** The page of a link as it stands: the form, the order that came of it, or why it is closed. */
async function stood({ link, row, look, shop }: Visit, reply: Reply, parts: PageParts, more: More): Promise<string> {
  const db = parts.readingOf(link.merchant);
  const state = stateOf(row, parts.now());
  const order = row.order_id ? await store.readOrderNumber(db, row.order_id) : undefined;
  if (order)
    return placedPage({
      look,
      number: order.order_number,
      total: order.total_cents,
      currency: row.currency,
      terms: order.payment_terms as 'invoice',
    });
  const isDraft = row.draft_id === null || (await store.readDraft(db, row.draft_id))?.status === 'draft';
  if (state !== 'open' || !isDraft) {
    reply.status(410);
    return closedPage(look, state === 'expired' ? 'expired' : 'cancelled');
  }
  const cart = await cartOf(db, row, more.code, parts.now());
  return checkoutPage({
    look,
    cart,
    currency: row.currency,
    methods: shop.checkout_methods as Method[],
    until: row.expires_at,
    takesCode: row.draft_id === null,
    ...more,
    sentence: more.sentence ?? stockSentence(cart, look.language),
  });
}

async function take(request: Request, reply: Reply, parts: PageParts): Promise<string | undefined> {
  const visit = await visited(request, reply, parts);
  if (typeof visit === 'string') return visit;
  const filled = filledIn(request.body);
  const shown = { typed: filled.typed, code: filled.code };
  if (visit.row.state === 'completed') return again(request, reply);
  if (filled.wants === 'apply') return stood(visit, reply, parts, shown);
  const said = judged(filled.typed, visit.shop.checkout_methods);
  if ('faults' in said) {
    reply.status(422);
    return stood(visit, reply, parts, { ...shown, faults: said.faults });
  }
  const given = { details: said.details, code: filled.code, seen: filled.seen, language: visit.look.language };
  const refused = await parts.write(request, visit.link.merchant, (ctx) => place(ctx, visit.link.id, given)).catch(refusalOf);
  if (refused === 'placed') return again(request, reply);
  return refusedPage(request, reply, parts, filled, refused);
}

/** Loading the page anew must not send the form again. */
function again(request: Request, reply: Reply) {
  reply.redirect(`/c/${encodeURIComponent(tokenOf(request))}`, 303);
  return undefined;
}

const refusals = ['checkout.closed', 'discount.refused', 'order.out_of_stock', 'order.move_refused', 'order.missing', 'product.missing'];
type Refused = 'changed' | 'stock' | 'code';
function refusalOf(error: unknown): Refused {
  if (!(error instanceof Problem) || !refusals.includes(error.code)) throw error;
  if (error.code === 'discount.refused') return 'code';
  return error.code === 'order.out_of_stock' || error.code === 'product.missing' ? 'stock' : 'changed';
}

/** Nothing was placed: the page as it stands now, with what was typed and why. */
async function refusedPage(request: Request, reply: Reply, parts: PageParts, { typed, code }: Filled, why: Refused) {
  const visit = await visited(request, reply, parts);
  if (typeof visit === 'string') return visit;
  reply.status(409);
  const { language } = visit.look;
  const cart = await cartOf(parts.readingOf(visit.link.merchant), visit.row, code, parts.now());
  return stood(visit, reply, parts, { typed, code, sentence: sentenceOf(why, cart, language) });
}

function sentenceOf(why: Refused, cart: Cart, language: Language): string {
  const w = words[language];
  if (why === 'code') return w.refused.off;
  return stockSentence(cart, language) ?? (why === 'stock' ? w.stock(cart.lines.map(({ name }) => name).join('; ')) : w.changed);
}
