import type * as contract from '@parley/contract/brands';
import type { Received } from '@parley/contract/endpoint';
import { covers } from '@parley/contract/permissions';
import type { MemberActor, ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { takePictures } from '../files/index.ts';
import { accessNarrowed } from '../roles/index.ts';
import { seesAll } from '../teams/index.ts';
import { accessOf, maySeeBrand } from '../visibility/index.ts';
import { presentBrand } from './present.ts';
import { isSameLimit, limitTo, maxBrands } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<WritingActor>;

export async function list(ctx: ReadCtx<ReadingActor>) {
  return { items: (await store.listBrands(ctx.db, ctx.actor)).map((row) => presentBrand(row, ctx.actor)) };
}

export async function create(ctx: Writer, { merchant, ...body }: Received<typeof contract.createBrand>) {
  if ((await store.countBrands(ctx.db)) >= maxBrands) throw new Problem('brand.too_many');
  const id = ctx.newId();
  const row = { ...body, logo: await keptLogo(ctx, body.logo), merchant_id: merchant, id, created_at: ctx.now() };
  await store.insertBrand(ctx.db, row).catch(refuseTaken);
  ctx.audit({ action: 'brand.created', object: ['brand', id], detail: { name: body.name } });
  return answer(ctx, id);
}

export async function update(ctx: Writer, input: Received<typeof contract.updateBrand>) {
  const { merchant: _, id, version, ...wanted } = input;
  const before = (await store.lockBrand(ctx.db, id)) ?? missing('brand.missing');
  if (version !== undefined && version !== before.version) throw new Problem('brand.changed');
  const { name, logo, colours, tone, policies, sender, returns_address, invoice_details } = before;
  const body = { name, logo, colours, tone, policies, sender, returns_address, invoice_details, ...named(wanted) };
  if (wanted.logo !== undefined) body.logo = await keptLogo(ctx, wanted.logo);
  await store.changeBrand(ctx.db, id, body).catch(refuseTaken);
  ctx.audit({ action: 'brand.changed', object: ['brand', id], detail: { changed: Object.keys(named(wanted)), name: body.name } });
  // Products show their brand's name.
  if (body.name !== before.name) ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
  return answer(ctx, id);
}

export async function remove(ctx: Writer, { merchant, id }: Received<typeof contract.deleteBrand>) {
  const brand = (await store.lockBrand(ctx.db, id)) ?? missing('brand.missing');
  if (brand.is_default) throw new Problem('brand.is_default');
  const members = await store.takeFromMembers(ctx.db, merchant, id);
  const released = await store.dissolveBrand(ctx.db, merchant, id);
  for (const userId of members) ctx.forget(`user:${userId}`);
  for (const topic of ['brands', 'products', 'orders', 'inbox', 'team'] as const)
    ctx.signal({ type: 'changed', topic, id: null, version: null });
  ctx.audit({ action: 'brand.deleted', object: ['brand', id], detail: { name: brand.name, ...released, members } });
  return {};
}

/** Limits a teammate to brands or removes the limit; their open streams follow the change. */
export async function setAccess(ctx: WriteCtx<MemberActor>, { merchant, id, brand_ids: wanted }: Received<typeof contract.setBrandAccess>) {
  const person = (await store.lockMember(ctx.db, merchant, id)) ?? missing('user.missing');
  const access = accessOf(person);
  if (wanted !== null && seesAll(access))
    throw new Problem('team.visibility_refused', {
      detail: 'People who manage the team always see all brands, so you can’t limit what they see.',
    });
  if (!covers(ctx.actor.permissions, access.permissions)) throw new Problem('team.role_refused');
  const ids = wanted === null ? null : [...new Set(wanted)];
  const brands = ids === null ? null : await store.holdBrands(ctx.db, ids);
  if (brands !== null && brands.length < (ids?.length ?? 0)) throw new Problem('brand.missing');
  const limit = limitTo(brands);
  if (!isSameLimit(person, limit)) {
    await store.limitMember(ctx.db, merchant, id, limit);
    // They must release conversations that they can no longer see.
    await ctx.emit(accessNarrowed, { merchant, user_id: id, by_id: ctx.actor.id, hidden: true });
    ctx.forget(`user:${id}`);
    for (const topic of ['team', 'brands'] as const) ctx.signal({ type: 'changed', topic, id: null, version: null });
    ctx.audit({ action: 'team.brands_set', object: ['user', id], detail: { brand_ids: ids } });
  }
  return { user_id: id, brand_ids: ids };
}

/**
 * The brand as rows refer to it, locked until the transaction ends: null is the default brand, which can also be requested by its id.
 * Throws `brand.missing` when it doesn't exist or this teammate can't see it.
 */
export async function mustHaveBrand(ctx: Pick<WriteCtx, 'db' | 'actor'>, id: string | null): Promise<string | null> {
  const brand = id === null ? null : ((await store.holdBrand(ctx.db, id)) ?? missing('brand.missing'));
  const kept = brand === null || brand.is_default ? null : brand.id;
  return maySeeBrand({ brands: brandsOf(ctx.actor) }, kept) ? kept : missing('brand.missing');
}

async function answer(ctx: Writer, id: string) {
  const [row] = await store.listBrands(ctx.db, ctx.actor, id);
  if (!row) return missing('brand.missing');
  ctx.signal({ type: 'changed', topic: 'brands', id, version: row.version });
  return presentBrand(row, ctx.actor);
}

async function keptLogo(ctx: Writer, logo: string | null): Promise<string | null> {
  if (logo === null || logo === '') return null;
  const [kept] = await takePictures(ctx, [{ id: null, url: logo }], 'logo');
  return kept?.url ?? null;
}

const named = <T extends object>(wanted: T) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The unique index decides, so that of two users creating the same brand one gets an error. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('brand.name_taken', {
    errors: [{ path: 'name', message: 'A brand with this name already exists. Choose another name.' }],
  });
}
