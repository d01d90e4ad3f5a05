import * as contract from '@parley/contract/collections';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { named, pick } from '../../../../platform/lib/pick.ts';
import { narrowingOf } from '../list.ts';
import { countRows } from '../list-store.ts';
import { freeSlug, slugOf } from './rules.ts';
import * as store from './store.ts';

type Reader = ReadCtx<ReadingActor>;
type Writer = WriteCtx<WritingActor>;
type Row = store.CollectionRow;
const mostCounted = 10_000;

export async function listCollections(ctx: Reader): Promise<{ items: contract.Collection[] }> {
  const items = await store.listCollections(ctx.db, ctx.actor);
  return { items: items.map((row) => present(row, row.kind === 'manual' ? row.chosen : null)) };
}

export const getCollection = async (ctx: Reader, { id }: Received<typeof contract.getCollection>) =>
  presentDetail(ctx, (await store.readCollection(ctx.db, id)) ?? missing('collection.missing'));

export async function createCollection(ctx: Writer, input: Received<typeof contract.createCollection>) {
  const { merchant, name, slug, description, status, rule = null, products } = input;
  if (rule && products.length > 0) throw new Problem('collection.kind');
  if ((await store.countCollections(ctx.db)) >= contract.mostCollections) throw new Problem('collection.too_many');
  await mustSee(ctx, products);
  const [id, now] = [ctx.newId(), ctx.now()];
  const meant = slug ?? freeSlug(slugOf(name), await store.slugsLike(ctx.db, slugOf(name)));
  const kind = rule ? 'rule' : 'manual';
  const row = { merchant_id: merchant, id, name, slug: meant, description, status, kind, rule, created_at: now, updated_at: now } as const;
  if (!(await store.insertCollection(ctx.db, row))) refuseSlug(meant);
  await store.setChosen(ctx.db, merchant, id, products);
  ctx.audit({ action: 'collection.created', object: ['collection', id], detail: { name, kind, status, products: products.length } });
  notify(ctx);
  return presentDetail(ctx, { ...row, version: 1 });
}

export async function updateCollection(ctx: Writer, input: Received<typeof contract.updateCollection>) {
  const { merchant, id, version, products, ...wanted } = input;
  const before = (await store.lockCollection(ctx.db, id)) ?? missing('collection.missing');
  if (version !== undefined && version !== before.version) throw new Problem('collection.changed');
  if (before.kind === 'rule' ? products : wanted.rule) throw new Problem('collection.kind');
  const was = pick(before, ['name', 'slug', 'description', 'status', 'rule']);
  const body: store.CollectionBody = { ...was, ...named(wanted) };
  if (body.slug !== was.slug && (await store.slugsLike(ctx.db, body.slug)).has(body.slug)) refuseSlug(body.slug);
  if (products) {
    await mustSee(ctx, products);
    await store.setChosen(ctx.db, merchant, id, products);
  }
  const now = ctx.now();
  const changed = await store.changeCollection(ctx.db, id, body, now);
  ctx.audit({
    action: 'collection.changed',
    object: ['collection', id],
    detail: { before: was, after: body, ...(products && { products: products.length }) },
  });
  notify(ctx);
  return presentDetail(ctx, { ...before, ...body, version: changed, updated_at: now });
}

export async function deleteCollection(ctx: Writer, { id }: Received<typeof contract.deleteCollection>) {
  const { name } = (await store.lockCollection(ctx.db, id)) ?? missing('collection.missing');
  await store.deleteCollection(ctx.db, id);
  ctx.audit({ action: 'collection.deleted', object: ['collection', id], detail: { name } });
  notify(ctx);
  return {};
}

/** Throws `product.missing` with the place of the first product that doesn't exist for this teammate. */
async function mustSee(ctx: Writer, products: readonly string[]) {
  const seen = await store.visibleAmong(ctx.db, ctx.actor, products);
  const place = products.findIndex((id) => !seen.has(id));
  if (place !== -1)
    throw new Problem('product.missing', { errors: [{ path: `products.${place}`, message: 'This product doesn’t exist.' }] });
}

function refuseSlug(slug: string): never {
  const message = `Another collection has the address ${slug}. Choose another one.`;
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'slug', message }] });
}

const notify = (ctx: Writer) => ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });

function present(row: Row, count: number | null): contract.Collection {
  return {
    ...pick(row, ['id', 'name', 'slug', 'description', 'status', 'kind', 'rule', 'version']),
    products_count: count,
    updated_at: row.updated_at.toISOString(),
  };
}

async function presentDetail(ctx: Reader | Writer, row: Row): Promise<contract.CollectionDetail> {
  if (row.rule) {
    const count = await countRows(ctx.db, await narrowingOf(ctx, { filter: row.rule }), mostCounted);
    return { ...present(row, count), products: [] };
  }
  const products = await store.readChosen(ctx.db, ctx.actor, row.id);
  return { ...present(row, products.length), products };
}
