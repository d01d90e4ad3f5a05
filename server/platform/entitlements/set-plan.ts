import type { Plan } from '@parley/contract/plans';
import type { WriteCtx } from '../../context.ts';
import { lockPlan, storePlan } from './plan-store.ts';

/** Puts a shop on a plan. Usage beyond the new limits stays, but nothing can be added. The transaction must be in that shop. */
export async function setPlan(ctx: WriteCtx, merchant: string, plan: Plan): Promise<void> {
  const before = await lockPlan(ctx.db, merchant);
  if (before === plan) return;
  await storePlan(ctx.db, merchant, plan);
  ctx.audit({ action: 'plan.changed', object: ['merchant', merchant], detail: { before, after: plan } });
  ctx.signal({ type: 'changed', topic: 'plan', id: null, version: null });
}
