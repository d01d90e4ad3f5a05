import type * as contract from '@parley/contract/billing';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { lockPlan } from '../../../platform/entitlements/plan-store.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { notifyBilling } from './ledger.ts';
import { presentMethod } from './present.ts';
import type { BillingParts } from './service.ts';
import * as store from './store.ts';

type Reading = ReadCtx<ReadingActor>;
type Writing = WriteCtx<WritingActor>;
const mostMethods = 10;

export async function current(ctx: Reading) {
  const method = await store.findDefaultMethod(ctx.db);
  return { payment_method: method ? presentMethod(method) : null };
}

type Parts = Pick<BillingParts, 'selling'>;
export const list = async (ctx: Reading, { selling }: Parts) => ({
  items: (await store.listMethods(ctx.db)).map(presentMethod),
  collection: selling.isCharged ? ('stripe' as const) : ('not_charged' as const),
});

/** Cards are added and removed on the provider's page only: no number ever reaches us. */
function mustBeOurs({ selling }: Parts) {
  if (selling.isCharged) throw new Problem('billing.managed_by_stripe');
}

/** Adds a method and uses it; one that is the same is used again, so that a repeated call adds nothing. */
export async function set(ctx: Writing, { merchant, kind, label }: Received<typeof contract.setPaymentMethod>, parts: Parts) {
  mustBeOurs(parts);
  await lockPlan(ctx.db, merchant);
  const same = await store.findEqualMethod(ctx.db, { kind, label });
  if (same) return use(ctx, same);
  if ((await store.listMethods(ctx.db)).length >= mostMethods) throw new Problem('payment_method.too_many');
  const id = ctx.newId();
  const added = await store.insertMethod(ctx.db, { merchant_id: merchant, id, kind, label, is_default: false, created_at: ctx.now() });
  ctx.audit({ action: 'billing.method_added', object: ['payment_method', id], detail: { kind } });
  return use(ctx, added);
}

export async function connect(ctx: Writing, { merchant, id }: Received<typeof contract.connectPaymentMethod>, parts: Parts) {
  mustBeOurs(parts);
  await lockPlan(ctx.db, merchant);
  return use(ctx, (await store.findMethod(ctx.db, id)) ?? missing('payment_method.missing'));
}

async function use(ctx: Writing, method: store.MethodRow) {
  if (method.is_default) return presentMethod(method);
  const used = await store.makeDefault(ctx.db, method.id);
  ctx.audit({ action: 'billing.method_used', object: ['payment_method', method.id], detail: { kind: method.kind } });
  notifyBilling(ctx);
  return presentMethod(used);
}

export async function remove(ctx: Writing, { merchant, id }: Received<typeof contract.deletePaymentMethod>, parts: Parts) {
  mustBeOurs(parts);
  await lockPlan(ctx.db, merchant);
  const method = (await store.findMethod(ctx.db, id)) ?? missing('payment_method.missing');
  await store.deleteMethod(ctx.db, id);
  const [newest] = await store.listMethods(ctx.db);
  if (method.is_default && newest) await store.makeDefault(ctx.db, newest.id);
  ctx.audit({ action: 'billing.method_deleted', object: ['payment_method', id], detail: { kind: method.kind } });
  notifyBilling(ctx);
  return {};
}
