import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type PageVisit, type PublicPageParts, servePublicPage, toOwnAddress } from '../../../platform/http/public-page.ts';
import { type Cart, cartOf } from './cart.ts';
import { countryOf } from './countries.ts';
import { adjusted, adjustLines } from './change-lines.ts';
import { dueOf } from './due.ts';
import { changesIn, type Filled, parseForm, validateForm } from './form.ts';
import { linesOf } from './lines.ts';
import { paysOf, typedCard } from './gift-card.ts';
import { type Link, openLink } from './link.ts';
import { blank, busyPage, checkoutPage, closedPage, type Form, placedPage, stockSentence } from './page.ts';
import { payWords } from './pay-words.ts';
import type { Method } from './payments.ts';
import { place, type Paying } from './place.ts';
import { stateOf } from './rules.ts';
import { type Look, lookOf, plainLook, usualColour } from './look.ts';
import { takesCards } from '../payments/index.ts';
import * as store from './store.ts';
import { checkoutStyle } from './style.ts';
import { type Language, words } from './words.ts';

type Parts = PublicPageParts & Paying;

/** /c/{token}: shows a cart and the form that orders it. A page of its own, outside the app. */
export const serveCheckoutPage = (app: Http['request']['server'], parts: Parts) =>
  servePublicPage(
    app,
    {
      name: 'c',
      style: ({ colour = '' }) => checkoutStyle(/^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : usualColour),
      show: (visit) => show(visit, parts),
      take: (visit) => take(visit, parts),
      busy: busyPage,
    },
    parts,
  );

type Found = {
  link: Link;
  row: store.CheckoutRow;
  look: Look;
  shop: Awaited<ReturnType<typeof store.readShop>>;
  /** The payment methods that can be used now. */
  methods: Method[];
};
/** Cards are offered while an account to charge them is connected. */
const methodsOf = async (db: store.Db, methods: Method[]) =>
  methods.includes('card') && !(await takesCards(db)) ? methods.filter((method) => method !== 'card') : methods;

/** The link and its page's look; without a valid link, the page that says so. */
async function found({ reply, token, languages }: PageVisit, { vault, readingOf }: Parts): Promise<Found | string> {
  const link = openLink(vault, token);
  const db = link && readingOf(link.merchant);
  const row = link && db && (await store.findCheckout(db, link.id));
  if (!link || !db || !row) {
    reply.status(404);
    return closedPage(plainLook(languages), 'missing');
  }
  const { look, shop } = await lookOf(db, row, languages);
  return { link, row, look, shop, methods: await methodsOf(db, shop.checkout_methods as Method[]) };
}

async function show(visit: PageVisit, parts: Parts): Promise<string> {
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  const { link, row } = opened;
  if (row.opened_at === null && stateOf(row, parts.now()) === 'open')
    await parts.write(visit.request, link.merchant, (ctx) => store.noteOpened(ctx.db, row.id, ctx.now()));
  return stood(opened, visit, parts, { typed: blank(countryOf(...visit.languages, opened.shop.locale)) });
}

/** `notice` is said where nothing is short. */
type More = Partial<Pick<Form, 'issues' | 'sentence' | 'quantities'>> & {
  typed: Form['typed'];
  code?: string;
  card?: string;
  notice?: string;
};
/** The current page of a link: the form, the order it led to, or why it is closed. */
async function stood(
  { link, row, look, methods }: Found,
  { request, reply }: PageVisit,
  parts: Parts,
  { card, ...more }: More,
): Promise<string> {
  const db = parts.readingOf(link.merchant);
  const state = stateOf(row, parts.now());
  const order = row.order_id ? await store.readOrderNumber(db, row.order_id) : undefined;
  if (order)
    return placedPage({
      look,
      number: order.order_number,
      total: order.total_cents,
      due: await dueOf(db, link.merchant, order.id),
      currency: row.currency,
      next: nextOf(order, look.language),
      payHref: isAwaitingCard(order) ? parts.payUrl(link.merchant, order.id) : undefined,
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
    card: await typedCard({ db, now: parts.now }, cardAsked(link, row, { code: card ?? '', visitor: request.ip, total: cart.total })),
    currency: row.currency,
    methods,
    until: row.expires_at,
    takesCode: row.draft_id === null,
    adjustable: row.adjustable,
    ...more,
    sentence: more.sentence ?? stockSentence(cart, look.language, row.adjustable) ?? more.notice,
  });
}

async function take(visit: PageVisit, parts: Parts): Promise<string | undefined> {
  const { request, reply } = visit;
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  const filled = parseForm(request.body);
  const shown = { typed: filled.typed, code: filled.code, card: filled.card };
  if (opened.row.state === 'completed') return toOwnAddress(visit);
  const changed = opened.row.adjustable ? await takeQuantities(visit, parts, opened, filled) : undefined;
  if (changed !== undefined) return changed;
  if (filled.wants !== 'place') return stood(opened, visit, parts, shown);
  const pays = await paidByCard(visit, opened, filled, parts);
  const said = validateForm(filled.typed, opened.methods, pays.isAll);
  if ('issues' in said) {
    reply.status(422);
    return stood(opened, visit, parts, { ...shown, issues: said.issues });
  }
  const card = { code: filled.card, pays: pays.seen };
  const given = { details: said.details, code: filled.code, card, seen: filled.seen, language: opened.look.language };
  const refused = await parts.write(request, opened.link.merchant, (ctx) => place(ctx, opened.link.id, given, parts)).catch(refusalOf);
  if (refused === 'placed' && said.details.method === 'card') return toPayment(visit, parts, opened.link);
  return refused === 'placed' ? toOwnAddress(visit) : refusedPage(visit, parts, filled, refused);
}

/** Changes the cart as typed and shows it, before anything is ordered. Undefined when the quantities are those of the cart. */
async function takeQuantities(visit: PageVisit, parts: Parts, opened: Found, filled: Filled): Promise<string | undefined> {
  const { request, reply } = visit;
  const w = words[opened.look.language];
  const shown = { typed: filled.typed, code: filled.code, card: filled.card };
  const lines = linesOf(opened.row.lines);
  const changes = changesIn(lines, filled.quantities);
  if (changes?.size === 0) return undefined;
  const sentence = !changes ? w.badQuantity : adjusted(lines, changes).length === 0 ? w.keepOne : undefined;
  if (!changes || sentence) {
    reply.status(422);
    return stood(opened, visit, parts, { ...shown, sentence, quantities: filled.quantities });
  }
  const refused = await parts.write(request, opened.link.merchant, (ctx) => adjustLines(ctx, opened.link.id, changes)).catch(refusalOf);
  if (refused) return refusedPage(visit, parts, filled, refused);
  const now = await found(visit, parts);
  if (typeof now === 'string') return now;
  // Whoever pressed "Place order" reads the new total first.
  return stood(now, visit, parts, { ...shown, ...(filled.wants === 'place' && { notice: w.changed }) });
}

/** What the page said that a gift card pays, and whether it still pays all there is. */
async function paidByCard({ request }: PageVisit, { link, row }: Found, { typed, code, card, cardSeen }: Filled, parts: Parts) {
  const seen = /^\d{1,15}$/.test(cardSeen) ? Number(cardSeen) : 0;
  if (card === '') return { seen: 0, isAll: false };
  const db = parts.readingOf(link.merchant);
  const { total } = await cartOf(db, row, { code, place: typed }, parts.now());
  const found = await typedCard({ db, now: parts.now }, cardAsked(link, row, { code: card, visitor: request.ip, total }));
  return { seen, isAll: total > 0 && paysOf(found) === total };
}
const cardAsked = ({ merchant }: Link, { currency }: store.CheckoutRow, asked: { code: string; visitor: string; total: number }) => ({
  ...asked,
  merchant,
  currency,
});

/** Straight on to the payment of the order that was just placed. */
async function toPayment(visit: PageVisit, parts: Parts, { merchant, id }: Link): Promise<undefined> {
  const orderId = (await store.findCheckout(parts.readingOf(merchant), id))?.order_id;
  if (!orderId) return toOwnAddress(visit);
  visit.reply.redirect(`${new URL(parts.payUrl(merchant, orderId)).pathname}?go`, 303);
  return undefined;
}

type Awaiting = { status: string; payment_status: string; pay_until: Date | null };
const nextOf = (order: Awaiting & { payment_terms: 'prepaid' | 'on_delivery' | 'invoice' }, language: Language) => {
  if (order.status === 'cancelled') return payWords[language].cancelled;
  if (order.payment_status === 'paid') return payWords[language].paid;
  if (order.pay_until === null) return words[language].next[order.payment_terms];
  return isAwaitingCard(order) ? words[language].next.card : payWords[language].paid;
};
const isAwaitingCard = ({ status, payment_status: payment, pay_until: until }: Awaiting) =>
  until !== null && status === 'pending' && (payment === 'awaiting' || payment === 'partially_paid');

const refusals = [
  'checkout.closed',
  'discount.refused',
  'gift_card.refused',
  'order.out_of_stock',
  'order.move_refused',
  'order.missing',
  'product.missing',
  'payment.not_connected',
  'payment.amount_refused',
];
type Refused = 'changed' | 'stock' | 'code' | 'gift_card' | 'card';
function refusalOf(error: unknown): Refused {
  if (!(error instanceof Problem) || !refusals.includes(error.code)) throw error;
  if (error.code === 'discount.refused') return 'code';
  if (error.code === 'gift_card.refused') return 'gift_card';
  if (error.code.startsWith('payment.')) return 'card';
  return error.code === 'order.out_of_stock' || error.code === 'product.missing' ? 'stock' : 'changed';
}

/** Shows the current page again with what was typed and why nothing was ordered. */
async function refusedPage(visit: PageVisit, parts: Parts, { typed, code, card }: Filled, why: Refused) {
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  visit.reply.status(409);
  const { language } = opened.look;
  const cart = await cartOf(parts.readingOf(opened.link.merchant), opened.row, { code, place: typed }, parts.now());
  return stood(opened, visit, parts, { typed, code, card, sentence: sentenceOf(why, cart, language, opened.row.adjustable) });
}

/** Undefined where the page says it by itself: a refused code, at its field. */
function sentenceOf(why: Refused, cart: Cart, language: Language, adjustable: boolean): string | undefined {
  const w = words[language];
  if (why === 'code' && cart.refused) return undefined;
  if (why === 'card') return payWords[language].off;
  return (
    stockSentence(cart, language, adjustable) ?? (why === 'stock' ? w.stock(cart.lines.map(({ name }) => name).join('; ')) : w.changed)
  );
}
