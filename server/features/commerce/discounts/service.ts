import * as contract from '@parley/contract/checkout';
import { countryCodes } from '@parley/contract/countries';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { named } from '../../../platform/lib/pick.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { presentDiscount } from './present.ts';
import { issueOf, parsePercent } from './rules.ts';
import * as store from './store.ts';

export async function list(ctx: ReadCtx, { cursor, limit }: Received<typeof contract.listDiscounts>) {
  const [at, id] = fromKeyCursor('discounts', cursor, ['instant', 'uuid']) ?? [];
  const currency = await shopCurrency(ctx.db);
  const rows = await store.listDiscounts(ctx.db, at === undefined ? undefined : { at: String(at), id: String(id) }, limit);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentDiscount(row, currency, ctx.now())),
    next_cursor: last ? toKeyCursor('discounts', [last.created_at.toISOString(), last.id]) : null,
  };
}

export async function create(ctx: WriteCtx, { merchant, code, ...body }: Received<typeof contract.createDiscount>) {
  const currency = await shopCurrency(ctx.db);
  const { uses: _none, ...kept } = sound({ ...columnsOf(body, currency, body.kind), code, uses: 0 });
  await mustKnow(ctx, kept);
  if (code === null) await mustHaveRoom(ctx, merchant);
  const row = await store
    .insertDiscount(ctx.db, { ...kept, merchant_id: merchant, id: ctx.newId(), created_at: ctx.now() })
    .catch(refuseTaken);
  notify(ctx, 'discount.created', row);
  return presentDiscount(row, currency, ctx.now());
}

const things: Record<keyof store.Named, string> = {
  product_ids: 'product',
  collection_ids: 'collection',
  customer_ids: 'customer',
  tag_ids: 'tag',
};
/** Refuses ids that nothing has. Those it had before stay: what they were of may have been deleted since. */
async function mustKnow(ctx: WriteCtx, wanted: store.Named, before?: store.Named) {
  const added = (kind: keyof store.Named) => {
    const kept = new Set(before?.[kind]);
    return wanted[kind].filter((id) => !kept.has(id));
  };
  const unknown = await store.findUnknown(ctx.db, {
    ...{ product_ids: added('product_ids'), collection_ids: added('collection_ids') },
    ...{ customer_ids: added('customer_ids'), tag_ids: added('tag_ids') },
  });
  if (unknown) refuse(unknown.kind, `There is no ${things[unknown.kind]} with the ID ${unknown.id}. Choose another one.`);
}

/** Every cart is checked against all automatic discounts, so there are only so many. */
async function mustHaveRoom(ctx: WriteCtx, merchant: string) {
  await store.holdAutomatic(ctx.db, merchant);
  if ((await store.countAutomatic(ctx.db)) >= contract.mostAutomatic) throw new Problem('discount.too_many');
}

export async function update(ctx: WriteCtx, { id, merchant: _shop, ...wanted }: Received<typeof contract.updateDiscount>) {
  const before = (await store.lockDiscount(ctx.db, id)) ?? missing('discount.missing');
  const currency = await shopCurrency(ctx.db);
  const { merchant_id: _merchant, id: _id, created_at: _created, ...was } = before;
  const kind = wanted.kind ?? was.kind;
  const changed = { ...was, ...columnsOf(wanted, currency, kind), ...(kind === 'free_shipping' && { value_cents: 0 }) };
  const { uses: _counted, code: _code, ...body } = sound(changed);
  await mustKnow(ctx, body, before);
  const row = await store.changeDiscount(ctx.db, id, body);
  notify(ctx, 'discount.changed', row);
  return presentDiscount(row, currency, ctx.now());
}

export async function remove(ctx: WriteCtx, { id }: Received<typeof contract.deleteDiscount>) {
  const row = (await store.lockDiscount(ctx.db, id)) ?? missing('discount.missing');
  await store.deleteDiscount(ctx.db, id);
  notify(ctx, 'discount.deleted', row);
  return {};
}

type Given = Omit<Received<typeof contract.createDiscount>, 'merchant' | 'code'>;
function columnsOf(given: Given, currency: string, kind: Given['kind']): store.Body;
function columnsOf(given: Partial<Given>, currency: string, kind: Given['kind']): Partial<store.Body>;
function columnsOf(
  { value, minimum, shipping_most: most, starts_at: from, ends_at: to, countries, ...rest }: Partial<Given>,
  currency: string,
  kind: Given['kind'],
): Partial<store.Body> {
  return {
    ...named(rest),
    ...(countries && { countries: mustBeCountries(countries) }),
    ...(value !== undefined && { value_cents: centsOf(value, currency, kind) }),
    ...(minimum !== undefined && { minimum_cents: toCents(minimum, currency, 'minimum') }),
    ...(most !== undefined && { shipping_most_cents: most === null ? null : toCents(most, currency, 'shipping_most') }),
    ...(from !== undefined && { starts_at: instantOf(from) }),
    ...(to !== undefined && { ends_at: instantOf(to) }),
  };
}

function centsOf(value: string, currency: string, kind: Given['kind']): number {
  if (kind === 'free_shipping') return 0;
  return kind === 'percent' ? hundredthsOf(value) : toCents(value, currency, 'value');
}

function mustBeCountries(countries: readonly string[]): string[] {
  const unknown = countries.find((code) => !countryCodes.includes(code));
  if (unknown === undefined) return [...new Set(countries)].toSorted();
  return refuse('countries', `${unknown} is no country. Choose another one.`);
}

function hundredthsOf(percent: string): number {
  const hundredths = parsePercent(percent);
  if (hundredths !== undefined) return hundredths;
  return refuse('value', 'Enter a percentage with at most two decimals.');
}
const instantOf = (text: string | null) => (text === null ? null : new Date(text));

function refuse(path: string, message: string): never {
  throw new Problem('discount.invalid', { detail: message, errors: [{ path, message }] });
}

function sound<B extends Parameters<typeof issueOf>[0]>(body: B): B {
  const issue = issueOf(body);
  return issue ? refuse(issue.path, issue.message) : body;
}

/** The unique index decides, so that of two simultaneous creations of a code one fails. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('discount.code_taken', {
    errors: [{ path: 'code', message: 'This discount code already exists. Choose another code.' }],
  });
}

function notify(ctx: WriteCtx, action: string, { id, code, name, kind, value_cents, max_uses, active }: store.DiscountRow) {
  ctx.audit({ action, object: ['discount', id], detail: { code, name, kind, value: value_cents, max_uses, active } });
  ctx.signal({ type: 'changed', topic: 'discounts', id, version: null });
}
