import type { PaymentPort } from '../../../integrations/payment-port.ts';
import type { Http } from '../../../platform/http/http.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type PageVisit, type PublicPageParts, servePublicPage } from '../../../platform/http/public-page.ts';
import { findAttemptToShow, findWaitingOrder, lookAgain, mayLapse, requestPayment, takesCards } from '../payments/index.ts';
import { dueOf } from './due.ts';
import { type Link, openPayLink, type PayUrl } from './link.ts';
import { lookOf, plainLook, usualColour } from './look.ts';
import { payPage } from './pay-page.ts';
import { busyPage, closedPage } from './page.ts';
import { type PayView, payViewOf } from './pay-rules.ts';
import * as store from './store.ts';
import { checkoutStyle } from './style.ts';

type Parts = PublicPageParts & { port: Pick<PaymentPort, 'refusal'>; payUrl: PayUrl };

/** /p/{token}: the balance of an order and the way to the provider's page, and back. */
export const servePayPage = (app: Http['request']['server'], parts: Parts) =>
  servePublicPage(
    app,
    {
      name: 'p',
      style: ({ colour = '' }) => checkoutStyle(/^[0-9a-f]{6}$/i.test(colour) ? `#${colour}` : usualColour),
      show: (visit) => show(visit, parts),
      take: (visit) => take(visit, parts),
      busy: busyPage,
    },
    parts,
  );

type Found = { link: Link; order: store.PayableOrder; page: Awaited<ReturnType<typeof lookOf>> };
async function found({ reply, token, languages }: PageVisit, { vault, readingOf }: Parts): Promise<Found | string> {
  const link = openPayLink(vault, token);
  const db = link && readingOf(link.merchant);
  const order = link && db && (await store.readPayable(db, link.id));
  if (!link || !db || !order || order.status === 'draft') {
    reply.status(404);
    return closedPage(plainLook(languages), 'missing');
  }
  return { link, order, page: await lookOf(db, order, languages) };
}

async function show(visit: PageVisit, parts: Parts): Promise<string> {
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  const query = visit.request.query as Record<string, string | undefined>;
  const back = query['back'] === undefined ? 0 : Math.max(1, Number.parseInt(query['back'], 10) || 1);
  return drawn(visit, parts, opened, { go: query['go'] !== undefined, back });
}

/** What the page shows now; it reads itself again while it waits. */
async function drawn(
  { request, reply, address }: PageVisit,
  parts: Parts,
  { link, order, page }: Found,
  { go, back }: { go: boolean; back: number },
) {
  const db = parts.readingOf(link.merchant);
  const attempt = await findAttemptToShow(db, link.id);
  const due = await dueOf(db, link.merchant, link.id);
  const facts = {
    status: order.status,
    due,
    captured: order.captured_cents,
    takesCards: await takesCards(db),
    attempt,
    go,
    back,
    now: parts.now(),
  };
  const view = payViewOf(facts);
  if (view === 'confirming' && attempt) await parts.write(request, link.merchant, async (ctx) => lookAgain(ctx, link.merchant, attempt));
  const waiting = await findWaitingOrder(db, link.id);
  const again = againOf(view, { address, back, url: attempt?.url ?? null });
  if (again) reply.header('refresh', again);
  if (view === 'cancelled') reply.status(410);
  return payPage({
    look: page.look,
    view,
    number: order.order_number,
    due,
    currency: order.currency,
    url: attempt?.url ?? null,
    isDeclined: attempt !== undefined && attempt.error !== null,
    until: waiting && mayLapse(waiting) ? waiting.pay_until : null,
    zone: page.shop.time_zone,
    address,
  });
}

/** The Refresh header: the page has no script. */
function againOf(view: PayView, { address, back, url }: { address: string; back: number; url: string | null }): string | undefined {
  if (view === 'preparing') return `1; url=${address}?go`;
  if (view === 'confirming') return `2; url=${address}?back=${back + 1}`;
  return view === 'forward' && url ? `0; url=${url}` : undefined;
}

async function take(visit: PageVisit, parts: Parts): Promise<string | undefined> {
  const opened = await found(visit, parts);
  if (typeof opened === 'string') return opened;
  const { link, page } = opened;
  const wanted = { orderId: link.id, returnUrl: parts.payUrl(link.merchant, link.id), language: page.look.language };
  const attempt = await parts.write(visit.request, link.merchant, (ctx) => requestPayment(ctx, wanted, parts.port)).catch(refusalOf);
  if (attempt === 'refused') {
    visit.reply.status(409);
    return drawn(visit, parts, opened, { go: false, back: 0 });
  }
  visit.reply.redirect(`${visit.address}${attempt ? '?go' : ''}`, 303);
  return undefined;
}

function refusalOf(error: unknown): 'refused' {
  if (error instanceof Problem && ['payment.not_connected', 'payment.amount_refused'].includes(error.code)) return 'refused';
  throw error;
}
