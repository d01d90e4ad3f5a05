import { mostMetafields, type MetafieldValue } from '@parley/contract/metafield-values';
import * as contract from '@parley/contract/metafields';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import { named, pick } from '../../../../platform/lib/pick.ts';
import { valueIssue } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<WritingActor>;

const present = (row: store.MetafieldRow): contract.Metafield => ({
  ...pick(row, ['id', 'key', 'name', 'type', 'choices', 'unit', 'ai_reads', 'customers_see', 'version']),
  updated_at: row.updated_at.toISOString(),
});

export async function listMetafields(ctx: ReadCtx<ReadingActor>) {
  return { items: (await store.listMetafields(ctx.db)).map(present) };
}

export async function createMetafield(ctx: Writer, { merchant, ...wanted }: Received<typeof contract.createMetafield>) {
  refuseIncomplete(wanted);
  if ((await store.countMetafields(ctx.db)) >= mostMetafields) throw new Problem('metafield.too_many');
  const now = ctx.now();
  const row = await store.insertMetafield(ctx.db, { ...wanted, merchant_id: merchant, id: ctx.newId(), created_at: now, updated_at: now });
  if (!row) throw refusal('key', `Another field has the key ${wanted.key}. Choose another one.`);
  ctx.audit({ action: 'metafield.created', object: ['metafield', row.id], detail: { key: row.key, name: row.name, type: row.type } });
  notify(ctx);
  return present(row);
}

export async function updateMetafield(ctx: Writer, input: Received<typeof contract.updateMetafield>) {
  const { merchant: _, id, ...wanted } = input;
  const before = (await store.lockMetafield(ctx.db, id)) ?? missing('metafield.missing');
  const was = pick(before, ['name', 'choices', 'unit', 'ai_reads', 'customers_see']);
  const body = { ...was, ...named(wanted) };
  refuseIncomplete({ ...body, type: before.type });
  const row = await store.changeMetafield(ctx.db, id, body, ctx.now());
  ctx.audit({ action: 'metafield.changed', object: ['metafield', id], detail: { key: row.key, before: was, after: body } });
  notify(ctx);
  return present(row);
}

export async function deleteMetafield(ctx: Writer, { id }: Received<typeof contract.deleteMetafield>) {
  const { key, name } = (await store.lockMetafield(ctx.db, id)) ?? missing('metafield.missing');
  await store.deleteMetafield(ctx.db, id);
  ctx.audit({ action: 'metafield.deleted', object: ['metafield', id], detail: { key, name } });
  notify(ctx);
  return {};
}

type Values = Readonly<Record<string, MetafieldValue | null>>;
/** Sets the named values of a locked or new product; null clears one. Refuses unknown fields and values that don't fit. */
export async function keepValues(ctx: Writer, product: string, wanted: Values) {
  const known = new Map((await store.holdMetafields(ctx.db, Object.keys(wanted))).map((row) => [row.key, row]));
  const values: { id: string; value: MetafieldValue }[] = [];
  const cleared: string[] = [];
  for (const [key, value] of Object.entries(wanted)) {
    const field = known.get(key);
    if (!field) throw refusal(`metafields.${key}`, `Products have no field ${key}. Define it first.`);
    const isCleared = value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isCleared) {
      cleared.push(field.id);
      continue;
    }
    const issue = valueIssue(field, value);
    if (issue) throw refusal(`metafields.${key}`, issue);
    values.push({ id: field.id, value });
  }
  await store.writeValues(ctx.db, { merchant: ctx.actor.merchant, product }, values, cleared);
}

/** A choice needs choices, and a measurement a unit; other types have neither. */
function refuseIncomplete({ type, choices, unit }: Pick<contract.Metafield, 'type' | 'choices' | 'unit'>) {
  if (type === 'choice' && choices.length < 2) throw refusal('choices', 'Enter at least two choices.');
  if (type === 'measurement' && unit === null) throw refusal('unit', 'Enter a unit, such as kg.');
  if (type !== 'choice' && choices.length > 0) throw refusal('choices', 'Only a list of choices has choices.');
  if (type !== 'measurement' && unit !== null) throw refusal('unit', 'Only a measurement has a unit.');
}

const refusal = (path: string, message: string) => new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
const notify = (ctx: Writer) => ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
