import type { WriteCtx } from '../../../context.ts';
import type { BillingPort, ProviderCustomer } from '../../../integrations/billing-port.ts';
import { lockPlan } from '../../../platform/entitlements/plan-store.ts';
import { setPlan } from '../../../platform/entitlements/set-plan.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { syncBilling, syncKey } from './jobs.ts';
import { notifyBilling } from './ledger.ts';
import { emitPaymentNews, notifiedOf } from './payment-news.ts';
import { recordInvoices, recordMethod } from './provider-records.ts';
import { changeOf, differs, owes, planFor, type ProviderState, sortSubscriptions } from './provider-state.ts';
import * as store from './store.ts';

export type Syncing = { db: Reader; write<T>(work: (ctx: WriteCtx) => Promise<T>): Promise<T> };
/** More changes of one shop while one reading is under way mean that something else is wrong. */
const mostTries = 10;
const day = 86_400_000;

/**
 * Reads what the provider says about the shop now and records it. Nothing else writes what is billed there, and nothing is taken from events,
 * so that old, repeated and concurrent ones end in the same state. `hint` is a customer that an event names before we stored it. Returns
 * undefined when the shop has no customer.
 */
export async function syncShop(ctx: Syncing, merchant: string, port: BillingPort, hint: string | null = null) {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const before = await store.readSubscription(ctx.db);
    const customer = await customerOf(port, merchant, before?.customer_id ?? hint);
    if (!customer) return undefined;
    const { state, ended } = await readState(port, customer, before?.subscription_id ?? null);
    const recorded = await ctx.write((writer) => record(writer, { merchant, state, ended, seen: before?.version }));
    if (recorded) return recorded;
  }
  throw new Error(`The subscription of the shop ${merchant} changed each time it was read.`);
}

/** The shop's own customer: one that was created for another shop, or for none, isn't. */
async function customerOf(port: BillingPort, merchant: string, id: string | null): Promise<ProviderCustomer | undefined> {
  const customer = id === null ? undefined : await port.findCustomer(id);
  return customer?.shop === merchant ? customer : undefined;
}

/** Ends what the shop would pay twice. */
async function readState(port: BillingPort, customer: ProviderCustomer, own: string | null) {
  const { kept, extra, open } = sortSubscriptions(await port.listSubscriptions(customer.externalId), own);
  for (const { externalId } of extra) await port.endSubscription(externalId);
  const owing = kept ?? open;
  const due = owing?.latestInvoice && owes(owing) ? await port.findDue(owing.latestInvoice) : null;
  const invoices = await port.listInvoices(customer.externalId);
  const state: ProviderState = { customer, subscription: kept, open, due, invoices };
  return { state, ended: extra.map(({ externalId }) => externalId) };
}

type Recording = { merchant: string; state: ProviderState; ended: readonly string[]; seen: number | undefined };
/** Undefined when the row changed since it was read: then what was read may be older than what the row says. */
async function record(ctx: WriteCtx, { merchant, state, ended, seen }: Recording): Promise<store.SubscriptionRow | undefined> {
  await lockPlan(ctx.db, merchant);
  const known = await store.readSubscription(ctx.db);
  if (known?.version !== seen) return undefined;
  const row = known ?? (await store.openSubscription(ctx.db, merchant, ctx.now()));
  const change = { ...changeOf(row, state), ...notifiedOf(row, state) };
  const isNews = differs(row, change);
  const changed = isNews ? await store.changeSubscription(ctx.db, row, change, ctx.now()) : row;
  if (isNews) await followPlan(ctx, row, state);
  if (isNews) auditChange(ctx, row, changed);
  if (isNews) await emitPaymentNews(ctx, row, change);
  for (const id of ended) ctx.audit({ action: 'billing.duplicate_ended', object: ['merchant', merchant], detail: { subscription: id } });
  const isOther = await recordMethod(ctx, merchant, state.customer.method);
  const newInvoices = await recordInvoices(ctx, merchant, state.invoices);
  await store.setSynced(ctx.db, merchant, ctx.now());
  ctx.enqueue(syncBilling, { merchant }, { runAt: new Date(ctx.now().getTime() + day), key: syncKey(merchant) });
  if (isNews || isOther || newInvoices) notifyBilling(ctx);
  return changed;
}

/** The plan follows what is billed. Once nothing is, it is Free; a plan that the operator gave later stays. */
async function followPlan(ctx: WriteCtx, before: store.SubscriptionRow, { subscription }: ProviderState) {
  if (subscription) await setPlan(ctx, before.merchant_id, planFor(subscription));
  else if (before.subscription_id !== null) await setPlan(ctx, before.merchant_id, 'free');
}

function auditChange(ctx: WriteCtx, before: store.SubscriptionRow, after: store.SubscriptionRow) {
  const audit = (action: string, detail: Record<string, unknown> = {}) =>
    ctx.audit({ action, object: ['merchant', after.merchant_id], detail });
  if (after.price !== before.price && after.price !== null)
    audit('billing.plan_chosen', { before: before.price, after: after.price, subscription: after.subscription_id });
  if (after.price === null && before.price !== null) audit('billing.plan_ended', { before: before.price });
  if (after.next_price !== before.next_price && after.price !== null) {
    const action = after.next_price === null ? 'change_taken_back' : after.next_price === 'free' ? 'plan_canceled' : 'change_scheduled';
    audit(`billing.${action}`, { price: after.price, next: after.next_price ?? before.next_price });
  }
  if (after.payment_issue !== before.payment_issue)
    audit(after.payment_issue === null ? 'billing.payment_recovered' : `billing.payment_${after.payment_issue}`, { status: after.status });
}
