import type { Received } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/facts';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { allFacts, type Known } from './read.ts';
import * as store from './store.ts';

type Writer = WriteCtx<WritingActor>;
const by = (ctx: Writer) => ({ by: personId(ctx.actor), now: ctx.now() });

export async function list(ctx: ReadCtx<ReadingActor>) {
  const [all, unread] = await Promise.all([allFacts(ctx.db), store.countUnread(ctx.db)]);
  return { items: all.map((fact) => present(fact, ctx.actor)), unread };
}

export async function create(ctx: Writer, { merchant, ...values }: Received<typeof contract.createFact>) {
  if ((await store.countFacts(ctx.db)) >= contract.mostFacts) throw new Problem('fact.too_many');
  await refuseSame(ctx, values);
  const id = ctx.newId();
  await store.insertFact(ctx.db, { ...values, merchant, id, ...by(ctx) });
  ctx.audit({ action: 'fact.created', object: ['fact', id], detail: { ...values } });
  return announce(ctx, id);
}

export async function update(ctx: Writer, { merchant: _merchant, id, version, ...wanted }: Received<typeof contract.updateFact>) {
  const before = (await store.lockFact(ctx.db, id)) ?? missing('fact.missing');
  if (version !== undefined && version !== before.version) throw new Problem('fact.changed');
  const named = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
  const after = { ...valuesOf(before), ...named };
  if (isSame(comparable(after), comparable(before))) return answer(ctx, id);
  const errors = contract.impossibleIn(after);
  if (errors[0]) throw new Problem('input.invalid', { detail: errors[0].message, errors });
  await refuseSame(ctx, after, id);
  await store.changeFact(ctx.db, id, { ...after, ...by(ctx) });
  ctx.audit({ action: 'fact.changed', object: ['fact', id], detail: { before: valuesOf(before), after } });
  return announce(ctx, id);
}

export async function confirm(ctx: Writer, { id }: Received<typeof contract.confirmFact>) {
  const before = (await store.lockFact(ctx.db, id)) ?? missing('fact.missing');
  if (before.state !== 'confirmed') {
    await store.decideFact(ctx.db, id, 'confirmed', by(ctx));
    ctx.audit({ action: 'fact.confirmed', object: ['fact', id], detail: { before: before.state, ...valuesOf(before) } });
  }
  await dismissAgainst(ctx, id);
  return announce(ctx, id);
}

/** Confirming a fact decides against the confirmed ones that say something else. */
async function dismissAgainst(ctx: Writer, id: string) {
  const all = await allFacts(ctx.db);
  const { conflict, contradicts } = all.find((fact) => fact.id === id) ?? missing('fact.missing');
  if (!conflict) return;
  for (const other of all.filter((fact) => contradicts.some((one) => one.id === fact.id))) {
    await store.decideFact(ctx.db, other.id, 'dismissed', by(ctx));
    ctx.audit({ action: 'fact.dismissed', object: ['fact', other.id], detail: valuesOf(other) });
  }
}

/** One of an article is remembered, so that it isn't proposed again. */
export async function remove(ctx: Writer, { id }: Received<typeof contract.removeFact>) {
  const before = (await store.lockFact(ctx.db, id)) ?? missing('fact.missing');
  if (before.digest === null) await store.deleteFact(ctx.db, id);
  else await store.decideFact(ctx.db, id, 'dismissed', by(ctx));
  ctx.audit({ action: before.digest === null ? 'fact.deleted' : 'fact.dismissed', object: ['fact', id], detail: valuesOf(before) });
  ctx.signal({ type: 'changed', topic: 'knowledge', id, version: null });
  return {};
}

function announce(ctx: Writer, id: string) {
  ctx.signal({ type: 'changed', topic: 'knowledge', id, version: null });
  return answer(ctx, id);
}

async function answer(ctx: Writer, id: string): Promise<contract.ShopFact> {
  const all = await allFacts(ctx.db);
  return present(all.find((fact) => fact.id === id) ?? missing('fact.missing'), ctx.actor);
}

/** What a shop says already, word for word, needs no second fact. */
async function refuseSame(ctx: Writer, values: contract.FactValues, id?: string) {
  const all = await allFacts(ctx.db, [values.kind]);
  if (all.some((fact) => fact.id !== id && fact.state !== 'dismissed' && isSame(comparable(fact), comparable(values))))
    throw new Problem('fact.exists');
}

function comparable(fact: contract.FactValues) {
  const { amount, free_from, hours, countries, ...rest } = valuesOf(fact);
  const cents = (sum: string | null) => (sum === null ? null : toCents(sum, rest.currency ?? ''));
  return {
    ...rest,
    ...{ amount: cents(amount), free_from: cents(free_from), countries: countries?.toSorted() ?? null },
    hours: hours && { ...hours, days: hours.days.toSorted((a, b) => a - b) },
  };
}

function valuesOf(fact: contract.FactValues): contract.FactValues {
  const { kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed, text, language } = fact;
  return { kind, countries, name, value, amount, free_from, currency, days_min, days_max, hours, allowed, text, language };
}

function present(fact: Known, actor: ReadingActor | WritingActor): contract.ShopFact {
  const mayWrite = fact.state !== 'setting' && mayDo(actor, 'knowledge:write');
  const isSettled = fact.contradicts.some(({ state }) => state === 'setting') || (fact.state === 'confirmed' && !fact.conflict);
  const confirms = isSettled ? [] : (['confirm'] as const);
  return {
    ...valuesOf(fact),
    ...{
      id: fact.id,
      state: fact.state,
      conflict: fact.conflict,
      overruled: fact.overruled,
      contradicts: fact.contradicts.map(({ id }) => id),
      sources: fact.sources,
      updated_by: fact.updated_by,
      version: fact.version,
    },
    updated_at: fact.updated_at?.toISOString() ?? null,
    actions: mayWrite ? [...confirms, 'edit', ...(fact.state === 'dismissed' ? [] : (['remove'] as const))] : [],
  };
}
