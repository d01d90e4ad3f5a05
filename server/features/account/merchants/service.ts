import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/merchants';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { mustBeCurrency } from '../../../platform/lib/money.ts';
import { avatarUrl, openInvites } from '../identity/index.ts';
import { availabilityOf, seesAll } from '../teams/index.ts';
import { accessOf } from '../visibility/index.ts';
import { presentSettings } from './present.ts';
import { changedSettings } from './rules.ts';
import * as store from './store.ts';

export async function getSettings(ctx: ReadCtx<ReadingActor>, { merchant }: Received<typeof contract.getMerchantSettings>) {
  return presentSettings((await store.readSettings(ctx.db, merchant)) ?? missing('merchant.missing'));
}

/** Updates the named settings that differ. With `version`, only if nothing changed since it was read. */
export async function updateSettings(
  ctx: WriteCtx<WritingActor>,
  input: Received<typeof contract.updateMerchantSettings>,
): Promise<contract.MerchantSettings> {
  const { merchant, version, ...wanted } = input;
  for (const [path, amount] of [
    ['refund_limit', wanted.refund_limit],
    ['ai.money_limit', wanted.ai?.money_limit],
    ['checkout.shipping', wanted.checkout?.shipping],
    ['checkout.free_from', wanted.checkout?.free_from],
  ] as const)
    if (amount?.startsWith('-'))
      throw new Problem('input.invalid', {
        detail: 'Enter amounts of 0 or more in the settings.',
        errors: [{ path, message: 'Enter an amount of 0 or more.' }],
      });
  const row = (await store.lockSettings(ctx.db, merchant)) ?? missing('merchant.missing');
  if (version !== undefined && version !== row.version) throw new Problem('settings.changed');
  const before = presentSettings(row);
  const changed = changedSettings(before, wanted);
  if (!changed) return before;
  if (wanted.currency !== undefined && wanted.currency !== before.currency) mustBeCurrency(wanted.currency);
  if ('currency' in changed.after && (await store.hasMoney(ctx.db, merchant))) refuseCurrency();
  const after = presentSettings(await store.changeSettings(ctx.db, row, wanted, ctx.now()));
  ctx.audit({ action: 'settings.changed', object: ['merchant', merchant], detail: changed });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: after.version });
  if (after.name !== before.name) ctx.signal({ type: 'changed', topic: 'profile', id: null, version: null });
  return after;
}

function refuseCurrency(): never {
  const message = 'The currency can’t be changed anymore, because there are orders in it.';
  throw new Problem('settings.currency_fixed', { errors: [{ path: 'currency', message }] });
}

export async function listTeam(
  ctx: ReadCtx<ReadingActor>,
  { merchant }: Received<typeof contract.listTeam>,
): Promise<Result<typeof contract.listTeam>> {
  const team = await store.readTeam(ctx.db, merchant);
  const now = ctx.now();
  const items = team.map(
    ({
      id,
      name,
      email,
      team_role,
      role_id,
      permissions: stored,
      avatar_version,
      last_seen_at: seen,
      away,
      visibility,
      team_ids,
      brand_ids,
      with_default_brand,
      default_brand: standard,
    }) => {
      const { permissions, brands } = accessOf({
        team_role,
        permissions: stored,
        visibility,
        team_ids,
        brand_ids,
        with_default_brand,
      });
      return {
        user_id: id,
        name,
        email,
        team_role,
        role_id,
        permissions: [...permissions],
        avatar_url: avatarUrl({ id, avatar_version }),
        last_seen_at: seen?.toISOString() ?? null,
        availability: availabilityOf({ last_seen_at: seen, away }, now),
        visibility: visibility === 'teams' && !seesAll({ permissions }) ? ('teams' as const) : ('all' as const),
        team_ids,
        brand_ids: brands && [...new Set([...(brands.withDefault && standard ? [standard] : []), ...brands.ids])],
      };
    },
  );
  return { items, invites: mayDo(ctx.actor, 'team:write') ? await openInvites(ctx.db, merchant, now) : [] };
}
