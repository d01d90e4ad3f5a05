import type { WriteCtx } from '../../../context.ts';
import type { ProviderInvoice } from '../../../integrations/billing-port.ts';
import { planInvoiceIssued } from './events.ts';
import type { InvoiceDetails } from './present.ts';
import * as store from './store.ts';

const newsMs = 7 * 86_400_000;

/** The card that is charged, as a row that only the provider changes. Returns whether it is another one. */
export async function recordMethod(ctx: WriteCtx, merchant: string, label: string | null): Promise<boolean> {
  const cards = (await store.listMethods(ctx.db)).filter(({ kind }) => kind === 'card');
  if (label === null ? cards.length === 0 : cards.some((card) => card.label === label && card.is_default)) return false;
  for (const { id } of cards) await store.deleteMethod(ctx.db, id);
  if (label === null) return true;
  const id = ctx.newId();
  await store.insertMethod(ctx.db, { merchant_id: merchant, id, kind: 'card', label, is_default: false, created_at: ctx.now() });
  await store.makeDefault(ctx.db, id);
  ctx.audit({ action: 'billing.method_used', object: ['payment_method', id], detail: { kind: 'card' } });
  return true;
}

/** Stores invoices that are new, oldest first, and how the others stand. Returns whether any changed. */
export async function recordInvoices(ctx: WriteCtx, merchant: string, invoices: readonly ProviderInvoice[]): Promise<boolean> {
  const known = await store.listProviderInvoices(
    ctx.db,
    invoices.map(({ externalId }) => externalId),
  );
  let hasNews = false;
  for (const invoice of invoices.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())) {
    const row = known.find(({ provider_id: id }) => id === invoice.externalId);
    if (row && row.status === invoice.state && row.paid_cents === invoice.paid) continue;
    hasNews = true;
    if (row) await store.changeInvoice(ctx.db, row.id, { status: invoice.state, paid_cents: invoice.paid });
    else await insert(ctx, merchant, invoice);
  }
  return hasNews;
}

async function insert(ctx: WriteCtx, merchant: string, invoice: ProviderInvoice) {
  const id = ctx.newId();
  await store.insertInvoice(ctx.db, {
    merchant_id: merchant,
    id,
    number: invoice.number,
    reason: invoice.reason,
    currency: invoice.currency,
    lines: invoice.lines.map((line) => ({ ...line, startsAt: line.startsAt.toISOString(), endsAt: line.endsAt.toISOString() })),
    discount_cents: invoice.discount,
    credit_cents: invoice.credit,
    net_cents: invoice.net,
    tax_cents: invoice.tax?.cents ?? 0,
    total_cents: invoice.total,
    details: detailsOf(invoice),
    issued_at: invoice.issuedAt,
    provider_id: invoice.externalId,
    status: invoice.state,
    paid_cents: invoice.paid,
  });
  const { number, total, currency } = invoice;
  ctx.audit({ action: 'billing.invoice_issued', object: ['invoice', id], detail: { number, total_cents: total, currency } });
  // Old ones are found when a shop's customer is read for the first time.
  const isNew = ctx.now().getTime() - invoice.issuedAt.getTime() < newsMs;
  if (isNew) await ctx.emit(planInvoiceIssued, { merchant, number, total_cents: total, currency });
}

const detailsOf = ({ seller, buyer, tax, net }: ProviderInvoice): InvoiceDetails => ({
  seller,
  buyer,
  tax: { name: tax?.name ?? 'Tax', rate: tax ? (tax.rate ?? effectiveRate(tax.cents, net)) : null, note: '' },
  coupon: null,
  method: null,
});
/** Of several taxes together, which have no rate of their own. */
const effectiveRate = (cents: number, net: number) => (net === 0 ? '0' : ((cents / net) * 100).toFixed(2));
