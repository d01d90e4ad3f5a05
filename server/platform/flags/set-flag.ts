import type { FlagName } from '@parley/contract/flags';
import type { WriteCtx } from '../../context.ts';
import type { FlagRule } from './evaluate.ts';
import { flagsChanged } from './flags.ts';
import { lockFlag, storeFlag } from './flag-store.ts';

/** For one shop: on or off regardless of the percentage, or like everyone else. */
export type ForShop = { shop: string; as: 'on' | 'off' | 'everyone' };
export type FlagChange = Partial<Pick<FlagRule, 'killed' | 'percentage'>> | ForShop;

/**
 * Changes the given parts of a flag and keeps the rest, so that lifting the kill switch restores the earlier state. Every process follows
 * within 5 s.
 */
export async function setFlag(ctx: WriteCtx, name: FlagName, change: FlagChange): Promise<FlagRule> {
  const before = await lockFlag(ctx.db, name);
  const after = 'shop' in change ? forShop(before, change) : { ...before, ...change };
  await storeFlag(ctx.db, name, after, ctx.now());
  ctx.audit({ action: 'flag.changed', object: ['flag', name], detail: { before, after } });
  ctx.forget(flagsChanged);
  return after;
}

function forShop(rule: FlagRule, { shop, as }: ForShop): FlagRule {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== shop);
  const [allowed, denied] = [others(rule.allowed), others(rule.denied)];
  return { ...rule, allowed: as === 'on' ? [...allowed, shop] : allowed, denied: as === 'off' ? [...denied, shop] : denied };
}
