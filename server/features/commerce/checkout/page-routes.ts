import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type PageVisit, type PublicPageParts, servePublicPage, toOwnAddress } from '../../../platform/http/public-page.ts';
import { type Cart, cartOf } from './cart.ts';
import { countryOf } from './countries.ts';
import { type Filled, parseForm, validateForm } from './form.ts';
import { type Link, openLink } from './link.ts';
import { blank, checkoutPage, closedPage, type Form, type Look, placedPage, stockSentence } from './page.ts';
import type { Method } from './payments.ts';
import { place } from './place.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';
import { checkoutStyle } from './style.ts';
import { type Language, languageOf, words } from './words.ts';

const usualColour = '#17171a';

/** /c/{token}: shows a cart and the form that orders it. A page of its own, outside the app. */
export const serveCheckoutPage = (app: Http['request']['server'], parts: PublicPageParts) =>
  servePublicPage(
    app,
    {
      name: 'c',
      style: ({ colour = '' }) => checkoutStyle(/^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : usualColour),
      show: (visit) => show(visit, parts),
      take: (visit) => take(visit, parts),
    },
    parts,
  );

type Found = { link: Link; row: store.CheckoutRow; look: Look; shop: Awaited<ReturnType<typeof store.readShop>> };
/** The link and its page's look; without a valid link, the page that says so. */
async function found({ reply, token, wishes }: PageVisit, { vault, readingOf }: PublicPageParts): Promise<Found | string> {
  const link = openLink(vault, token);
  const db = link && readingOf(link.merchant);
  const row = link && db && (await store.findCheckout(db, link.id));
  if (!link || !db || !row) {
    reply.status(404);
    return closedPage({ language: languageOf(...wishes), shop: '', logo: null, colour: usualColour }, 'missing');
  }
  const shop = await store.readShop(db);
  const brand = await store.readBrand(db, row.brand_id);
  const spoken = row.conversation_id ? await store.readLanguage(db, row.conversation_id) : undefined;
  const { primary = usualColour } = (brand?.colours ?? {}) as { primary?: string };
  const look = {
    language: languageOf(spoken?.language, ...wishes, shop.locale),
    shop: brand?.name ?? shop.name,
    logo: brand?.logo && /^(https:\/\/|\/(?!\/))/.test(brand.logo) ? brand.logo : null,
    colour: primary,
  };
  return { link, row, look, shop };
}

async function show(visit: PageVisit, parts: PublicPageParts): Promise<string> {
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  const { link, row } = opened;
  if (row.opened_at === null && stateOf(row, parts.now()) === 'open')
    await parts.write(visit.request, link.merchant, (ctx) => store.noteOpened(ctx.db, row.id, ctx.now()));
  return stood(opened, visit.reply, parts, { typed: blank(countryOf(...visit.wishes, opened.shop.locale)) });
}

type More = Partial<Pick<Form, 'issues' | 'sentence'>> & { typed: Form['typed']; code?: string };
/** The current page of a link: the form, the order it led to, or why it is closed. */
async function stood({ link, row, look, shop }: Found, reply: Http['reply'], parts: PublicPageParts, more: More): Promise<string> {
  const db = parts.readingOf(link.merchant);
  const state = stateOf(row, parts.now());
  const order = row.order_id ? await store.readOrderNumber(db, row.order_id) : undefined;
  if (order)
    return placedPage({
      look,
      number: order.order_number,
      total: order.total_cents,
      currency: row.currency,
      terms: order.payment_terms,
    });
  const isDraft = row.draft_id === null || (await store.readDraft(db, row.draft_id))?.status === 'draft';
  if (state !== 'open' || !isDraft) {
    reply.status(410);
    return closedPage(look, state === 'expired' ? 'expired' : 'cancelled');
  }
  const cart = await cartOf(db, row, { code: more.code, place: more.typed }, parts.now());
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

async function take(visit: PageVisit, parts: PublicPageParts): Promise<string | undefined> {
  const { request, reply } = visit;
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  const filled = parseForm(request.body);
  const shown = { typed: filled.typed, code: filled.code };
  if (opened.row.state === 'completed') return toOwnAddress(visit);
  if (filled.wants === 'apply') return stood(opened, reply, parts, shown);
  const said = validateForm(filled.typed, opened.shop.checkout_methods);
  if ('issues' in said) {
    reply.status(422);
    return stood(opened, reply, parts, { ...shown, issues: said.issues });
  }
  const given = { details: said.details, code: filled.code, seen: filled.seen, language: opened.look.language };
  const refused = await parts.write(request, opened.link.merchant, (ctx) => place(ctx, opened.link.id, given)).catch(refusalOf);
  return refused === 'placed' ? toOwnAddress(visit) : refusedPage(visit, parts, filled, refused);
}

const refusals = ['checkout.closed', 'discount.refused', 'order.out_of_stock', 'order.move_refused', 'order.missing', 'product.missing'];
type Refused = 'changed' | 'stock' | 'code';
function refusalOf(error: unknown): Refused {
  if (!(error instanceof Problem) || !refusals.includes(error.code)) throw error;
  if (error.code === 'discount.refused') return 'code';
  return error.code === 'order.out_of_stock' || error.code === 'product.missing' ? 'stock' : 'changed';
}

/** Shows the current page again with what was typed and why nothing was ordered. */
async function refusedPage(visit: PageVisit, parts: PublicPageParts, { typed, code }: Filled, why: Refused) {
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  visit.reply.status(409);
  const { language } = opened.look;
  const cart = await cartOf(parts.readingOf(opened.link.merchant), opened.row, { code, place: typed }, parts.now());
  return stood(opened, visit.reply, parts, { typed, code, sentence: sentenceOf(why, cart, language) });
}

/** Undefined where the page says it by itself: a refused code, at its field. */
function sentenceOf(why: Refused, cart: Cart, language: Language): string | undefined {
  const w = words[language];
  if (why === 'code' && cart.refused) return undefined;
  return stockSentence(cart, language) ?? (why === 'stock' ? w.stock(cart.lines.map(({ name }) => name).join('; ')) : w.changed);
}
