import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/product-synonyms';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { keyOf } from './ask.ts';
import * as store from './synonyms-store.ts';
import { wordsIn } from './words.ts';

type Writer = WriteCtx<WritingActor>;
const mostSynonyms = 500;
const mostListed = 50;
const mostMisses = 500;

const present = ({ id, words, updated_at }: store.SynonymRow) => ({ id, words, updated_at: updated_at.toISOString() });

export async function listSynonyms(ctx: ReadCtx<ReadingActor>) {
  const [items, missed] = await Promise.all([store.listSynonyms(ctx.db), store.listMisses(ctx.db, mostListed)]);
  return {
    items: items.map(present),
    missed: missed.map(({ words, times, last_at }) => ({ words, times, last_at: last_at.toISOString() })),
  };
}

export async function createSynonym(ctx: Writer, { merchant, words }: Received<typeof contract.createProductSynonym>) {
  if ((await store.countSynonyms(ctx.db)) >= mostSynonyms) throw new Problem('product_synonym.too_many');
  await refuseTaken(ctx, words);
  const now = ctx.now();
  const row = await store.insertSynonym(ctx.db, {
    merchant_id: merchant,
    id: ctx.newId(),
    words,
    created_at: now,
    updated_at: now,
  });
  ctx.audit({ action: 'product_synonym.created', object: ['product_synonym', row.id], detail: { words: row.words } });
  await settle(ctx, row.words);
  return present(row);
}

export async function updateSynonym(ctx: Writer, { id, words }: Received<typeof contract.updateProductSynonym>) {
  const before = (await store.lockSynonym(ctx.db, id)) ?? missing('product_synonym.missing');
  await refuseTaken(ctx, words, id);
  const row = await store.changeSynonym(ctx.db, id, words, ctx.now());
  ctx.audit({ action: 'product_synonym.changed', object: ['product_synonym', id], detail: { before: before.words, after: row.words } });
  await settle(ctx, row.words);
  return present(row);
}

export async function deleteSynonym(ctx: Writer, { id }: Received<typeof contract.deleteProductSynonym>) {
  const { words } = (await store.lockSynonym(ctx.db, id)) ?? missing('product_synonym.missing');
  await store.deleteSynonym(ctx.db, id);
  ctx.audit({ action: 'product_synonym.deleted', object: ['product_synonym', id], detail: { words } });
  notify(ctx);
  return {};
}

export async function dismissMiss(ctx: Writer, { words }: Received<typeof contract.dismissMissedSearch>) {
  if ((await store.dismissMisses(ctx.db, [words])) > 0)
    ctx.audit({ action: 'product_search.dismissed', object: ['merchant', ctx.actor.merchant], detail: { words } });
  notify(ctx);
  return {};
}

/** Counts a customer's search that no product explains, to propose a synonym for it. */
type Miss = { merchant: string; words: string; conversation: string };
export const countMiss = (ctx: Pick<WriteCtx, 'db' | 'now'>, miss: Miss) =>
  store.countMiss(ctx.db, { ...miss, now: ctx.now() }, mostMisses);

/** A word of two synonyms would find what both mean, and nobody would see why. */
async function refuseTaken(ctx: Writer, words: readonly string[], id?: string) {
  const others = (await store.listSynonyms(ctx.db)).filter((one) => one.id !== id);
  for (const word of words) {
    const taken = others.find((one) => one.words.some((other) => keyOf(other) === keyOf(word)));
    if (!taken) continue;
    const message = `“${word}” already has a synonym: ${taken.words.join(', ')}. Add the words there.`;
    throw new Problem('input.invalid', { detail: message, errors: [{ path: 'words', message }] });
  }
}

/** A missed search is settled once one of its words has a synonym. */
async function settle(ctx: Writer, words: readonly string[]) {
  await store.dismissMisses(
    ctx.db,
    words.map((word) => wordsIn(word).join(' ')),
  );
  notify(ctx);
}
const notify = (ctx: Writer) => ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
