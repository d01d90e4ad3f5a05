import type * as contract from '@parley/contract/checkout';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toCents } from '../../../platform/lib/money.ts';
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
  const kept = sound({ ...columnsOf(body, currency, body.kind), uses: 0 });
  const row = await store
    .insertDiscount(ctx.db, { ...kept, merchant_id: merchant, id: ctx.newId(), code, created_at: ctx.now() })
    .catch(refuseTaken);
  notify(ctx, 'discount.created', row);
  return presentDiscount(row, currency, ctx.now());
}

export async function update(ctx: WriteCtx, { id, ...wanted }: Received<typeof contract.updateDiscount>) {
  const before = (await store.lockDiscount(ctx.db, id)) ?? missing('discount.missing');
  const currency = await shopCurrency(ctx.db);
  const { kind, value_cents, minimum_cents, starts_at, ends_at, max_uses, active, uses } = before;
  const { uses: _counted, ...body } = sound({
    ...{ kind, value_cents, minimum_cents, starts_at, ends_at, max_uses, active, uses },
    ...columnsOf(wanted, currency, wanted.kind ?? kind),
  });
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
  { value, minimum, starts_at: from, ends_at: to, ...rest }: Partial<Given>,
  currency: string,
  kind: Given['kind'],
): Partial<store.Body> {
  return {
    ...(rest.kind !== undefined && { kind: rest.kind }),
    ...(rest.max_uses !== undefined && { max_uses: rest.max_uses }),
    ...(rest.active !== undefined && { active: rest.active }),
    ...(value !== undefined && { value_cents: kind === 'percent' ? hundredthsOf(value) : toCents(value, currency, 'value') }),
    ...(minimum !== undefined && { minimum_cents: toCents(minimum, currency, 'minimum') }),
    ...(from !== undefined && { starts_at: instantOf(from) }),
    ...(to !== undefined && { ends_at: instantOf(to) }),
  };
}

function hundredthsOf(percent: string): number {
  const hundredths = parsePercent(percent);
  if (hundredths !== undefined) return hundredths;
  const message = 'Enter a percentage with at most two decimals.';
  throw new Problem('discount.invalid', { detail: message, errors: [{ path: 'value', message }] });
}
const instantOf = (text: string | null) => (text === null ? null : new Date(text));

function sound<B extends Parameters<typeof issueOf>[0]>(body: B): B {
  const issue = issueOf(body);
  if (issue) throw new Problem('discount.invalid', { detail: issue.message, errors: [issue] });
  return body;
}

/** The unique index decides, so that of two simultaneous creations of a code one fails. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('discount.code_taken', {
    errors: [{ path: 'code', message: 'This discount code already exists. Choose another code.' }],
  });
}

function notify(ctx: WriteCtx, action: string, { id, code, kind, value_cents, max_uses, active }: store.DiscountRow) {
  ctx.audit({ action, object: ['discount', id], detail: { code, kind, value: value_cents, max_uses, active } });
  ctx.signal({ type: 'changed', topic: 'discounts', id, version: null });
}
