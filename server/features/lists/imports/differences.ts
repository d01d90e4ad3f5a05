import type { Address } from '@parley/contract/addresses';
import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/import-differences';
import type { ConflictField, ImportDifference } from '@parley/contract/import-differences';
import type { ReadCtx, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { updateCustomer } from '../../commerce/customers/index.ts';
import { takeAddress } from '../../commerce/orders/index.ts';
import { editVariants, updateProduct } from '../../commerce/products/index.ts';
import { lockCustomers } from './customer-store.ts';
import * as store from './difference-store.ts';
import { lockOrders } from './order-store.ts';
import { type Difference, printOf } from './ownership.ts';
import { lockProducts } from './product-store.ts';
import { findRun, lockRun } from './run-store.ts';

type Ctx = WriteCtx<WritingActor>;

/** Stores what a batch of a run has other than the shop. Articles only come as JSON, which has no run. */
export const addDifferences = (ctx: WriteCtx, runId: string, found: readonly Difference[]) =>
  store.insertDifferences(
    ctx.db,
    ctx.actor.merchant,
    runId,
    found.flatMap(({ kind, id, variantId, ourPrint, key, isSet, row, label, field, ours, theirs, value, path, print }) =>
      kind === 'article'
        ? []
        : {
            ...{
              id: ctx.newId(),
              row,
              kind,
              record_id: id,
              variant_id: variantId,
              label,
              field,
              ours,
              theirs,
              value: (value ?? null) as never,
            },
            ...{ our_print: ourPrint, base_key: key, path, print, state: isSet ? ('set' as const) : ('open' as const) },
          },
    ),
  );

export async function listDifferences(
  ctx: ReadCtx,
  { id, show, cursor, limit }: Received<typeof contract.listImportDifferences>,
): Promise<Result<typeof contract.listImportDifferences>> {
  if (!(await findRun(ctx.db, id))) missing('import.missing');
  const [row, last] = fromKeyCursor('import-differences', cursor, ['int', 'uuid']) ?? [];
  const found = await store.listDifferences(
    ctx.db,
    id,
    show,
    last === undefined ? undefined : { row: Number(row), id: String(last) },
    limit + 1,
  );
  const items = found.slice(0, limit);
  const end = found.length > limit ? items.at(-1) : undefined;
  return { items: items.map(present), next_cursor: end ? toKeyCursor('import-differences', [String(end.row), end.id]) : null };
}

const cells = { price: 'price', compare_at_price: 'compare_at_price', stock: 'stock', sku: 'sku', available: 'available' } as const;
type Cell = keyof typeof cells;
const isCell = (field: ConflictField): field is Cell => field in cells;
const ofProduct: ConflictField[] = ['name', 'description', 'brand', 'category', 'tags', 'status', 'inventory_policy', 'images'];
const ofCustomer: ConflictField[] = ['first_name', 'last_name', 'email', 'phone', 'language', 'addresses'];

/** Only what an edit by hand may set can be taken from the file: never an order’s money, status or items. */
function canTake({ kind, record_id: id, variant_id: variant, field: name, value }: store.DifferenceRow): boolean {
  const field = name as ConflictField;
  if (id === null) return false;
  if (kind === 'product') return variant === null ? ofProduct.includes(field) : isCell(field);
  if (kind === 'customer') return ofCustomer.includes(field);
  return field === 'shipping_address' && value !== null;
}

function present(row: store.DifferenceRow): ImportDifference {
  const { id, kind, label, field, ours, theirs, record_id, state, resolved_by } = row;
  return {
    ...{ id, kind, label, field: field as ConflictField, ours, theirs, row: row.row, record_id, state, resolved_by },
    choices: state !== 'open' ? [] : canTake(row) ? ['ours', 'theirs'] : ['ours'],
    resolved_at: row.resolved_at?.toISOString() ?? null,
  };
}

/** Keeps ours, or sets the file's value like an edit by hand. Throws `import.conflict_changed` when ours is no longer what was compared. */
export async function resolve(
  ctx: Ctx,
  { merchant, id, choice }: Received<typeof contract.resolveImportConflict>,
): Promise<ImportDifference> {
  const { run_id: runId } = (await store.findDifference(ctx.db, id)) ?? missing('import.conflict_missing');
  // The run first, as its import and its next start do.
  await lockRun(ctx.db, runId);
  const row = (await store.findDifference(ctx.db, id)) ?? missing('import.conflict_missing');
  if (row.state !== 'open') throw new Problem('import.conflict_resolved');
  if (choice === 'theirs') {
    if (!canTake(row)) throw new Problem('import.conflict_fixed');
    if ((await printNow(ctx, row)) !== row.our_print) throw new Problem('import.conflict_changed');
    await take(ctx, merchant, row);
  }
  const [resolved] = await finish(ctx, runId, id, choice);
  return present(resolved ?? missing('import.conflict_missing'));
}

/** Keeps ours in all open conflicts of a run. */
export async function keepAllOurs(ctx: Ctx, { id }: Received<typeof contract.keepAllOurs>): Promise<Result<typeof contract.keepAllOurs>> {
  if (!(await lockRun(ctx.db, id))) missing('import.missing');
  return { resolved: (await finish(ctx, id, null, 'ours')).length };
}

async function finish(ctx: Ctx, runId: string, id: string | null, choice: 'ours' | 'theirs') {
  const resolved = await store.endDifferences(ctx.db, runId, id, { state: choice, by: ctx.actor.name, now: ctx.now() });
  if (resolved.length === 0) return resolved;
  if (choice === 'ours') await store.decideAgainst(ctx.db, ctx.actor.merchant, resolved, ctx.now());
  await store.countResolved(ctx.db, runId, resolved.length);
  const fields = [...new Set(resolved.map(({ field }) => field))];
  ctx.audit({ action: 'import.conflicts_resolved', object: ['import', runId], detail: { choice, count: resolved.length, fields } });
  ctx.signal({ type: 'changed', topic: 'imports', id: runId, version: null });
  return resolved;
}

/** What is here now, read under the locks of whoever could change it. */
async function printNow(ctx: Ctx, { kind, record_id: id, variant_id: variantId, path }: store.DifferenceRow): Promise<string | undefined> {
  const field = path.split('/').at(-1) ?? '';
  const keys = [id ?? ''];
  const found =
    kind === 'product'
      ? (await lockProducts(ctx.db, ctx.actor.merchant, keys)).map((one) =>
          variantId ? one.variants.find((v) => v.id === variantId) : one,
        )[0]
      : kind === 'customer'
        ? (await lockCustomers(ctx.db, ctx.actor.merchant, keys)).find((one) => one.id === id)
        : (await lockOrders(ctx.db, ctx.actor.merchant, keys))[0];
  return found && printOf(new Map<string, unknown>(Object.entries(found)).get(field));
}

async function take(ctx: Ctx, merchant: string, { kind, record_id, variant_id, field: name, value }: store.DifferenceRow) {
  const [id, field] = [record_id ?? '', name as ConflictField];
  if (kind === 'order') await takeAddress(ctx, { merchant, id, shipping_address: value as Address });
  else if (kind === 'customer') await updateCustomer(ctx, { merchant, id, ...(await customerChange(ctx, id, field, value)) });
  else if (variant_id === null) await updateProduct(ctx, { merchant, id, [field]: value });
  else if (isCell(field)) {
    const { refused } = await editVariants(ctx, { merchant, cells: [{ id: variant_id, field, value: value as string | number | null }] });
    if (refused[0]) throw new Problem('import.conflict_fixed', { detail: refused[0].message });
  }
}

/** The file's email or phone becomes the first; the others stay. */
async function customerChange(ctx: Ctx, id: string, field: ConflictField, value: unknown) {
  if (field !== 'email' && field !== 'phone') return { [field]: value };
  const [customer] = (await lockCustomers(ctx.db, ctx.actor.merchant, [id])).filter((one) => one.id === id);
  const list = (field === 'email' ? customer?.emails : customer?.phones) ?? [];
  const [, ...others] = list;
  const wanted = [...(typeof value === 'string' ? [value] : []), ...others.filter((one) => one !== value)];
  return field === 'email' ? { emails: wanted } : { phones: wanted };
}
