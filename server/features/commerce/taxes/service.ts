import type { Received, Result } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/taxes';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { named } from '../../../platform/lib/pick.ts';
import { exemptClass, parseRate, regionKey, standardClass, toRate } from './rules.ts';
import * as store from './store.ts';

const present = ({ ppm, created_at, merchant_id: _merchant, ...row }: store.RateRow): contract.TaxRate => ({
  ...row,
  rate: toRate(ppm),
  created_at: created_at.toISOString(),
});

export async function get(ctx: ReadCtx): Promise<Result<typeof contract.getTaxes>> {
  const { included, country } = await store.readSettings(ctx.db);
  const classes = new Set([standardClass, exemptClass, ...(await store.readClasses(ctx.db))]);
  return { prices_include_tax: included, country, classes: [...classes], items: (await store.readRates(ctx.db)).map(present) };
}

export async function update(ctx: WriteCtx, { merchant, prices_include_tax, country }: Received<typeof contract.updateTaxes>) {
  const row = (await store.lockSettings(ctx.db, merchant)) ?? missing('merchant.missing');
  const before = { included: row.tax_included, country: row.tax_country };
  const after = { included: prices_include_tax ?? before.included, country: country === undefined ? before.country : country };
  if (isSame(before, after)) return {};
  await store.changeSettings(ctx.db, merchant, after);
  note(ctx, 'tax.settings_changed', { before, after });
  return {};
}

export async function create(ctx: WriteCtx, { merchant, rate, ...body }: Received<typeof contract.createTaxRate>) {
  await store.lockSettings(ctx.db, merchant);
  if ((await store.countRates(ctx.db)) >= contract.mostRates) throw new Problem('tax.too_many');
  const wanted = { ...body, regions: keysOf(body.regions), ppm: ppmOf(rate) };
  await mustBeNew(ctx, wanted);
  const row = await store.insertRate(ctx.db, { ...wanted, merchant_id: merchant, id: ctx.newId(), created_at: ctx.now() });
  note(ctx, 'tax.rate_created', present(row), row.id);
  return present(row);
}

export async function change(ctx: WriteCtx, { merchant, id, rate, regions, ...body }: Received<typeof contract.updateTaxRate>) {
  await store.lockSettings(ctx.db, merchant);
  const before = (await store.lockRate(ctx.db, id)) ?? missing('tax.missing');
  const { merchant_id: _merchant, id: _id, created_at: _created, ...was } = before;
  const wanted = { ...was, ...named(body), ...(regions && { regions: keysOf(regions) }), ...(rate !== undefined && { ppm: ppmOf(rate) }) };
  await mustBeNew(ctx, wanted, id);
  const row = await store.changeRate(ctx.db, id, wanted);
  note(ctx, 'tax.rate_changed', { before: present(before), after: present(row) }, id);
  return present(row);
}

export async function remove(ctx: WriteCtx, { id }: Received<typeof contract.deleteTaxRate>) {
  const row = (await store.lockRate(ctx.db, id)) ?? missing('tax.missing');
  await store.deleteRate(ctx.db, id);
  note(ctx, 'tax.rate_deleted', present(row), id);
  return {};
}

const keysOf = (regions: readonly string[]) => [...new Set(regions.map(regionKey))].toSorted();
/** The contract has checked the notation. */
function ppmOf(rate: string): number {
  const ppm = parseRate(rate);
  if (ppm === undefined) throw new Error(`${rate} is no rate.`);
  return ppm;
}

async function mustBeNew(ctx: WriteCtx, wanted: store.RateBody, id?: string) {
  const isSamePlace = ({ regions }: store.RateBody) =>
    regions.length === wanted.regions.length && regions.every((region) => wanted.regions.includes(region));
  if ((await store.findSame(ctx.db, wanted)).some((one) => one.id !== id && isSamePlace(one)))
    throw new Problem('tax.rate_exists', { errors: [{ path: 'name', message: 'There’s already a rate of this name, place and class.' }] });
}

function note(ctx: WriteCtx, action: string, detail: Record<string, unknown>, id?: string) {
  ctx.audit({ action, ...(id !== undefined && { object: ['tax_rate', id] as const }), detail });
  ctx.signal({ type: 'changed', topic: 'settings', id: null, version: null });
}
