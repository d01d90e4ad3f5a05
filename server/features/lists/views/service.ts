import type { Received } from '@parley/contract/endpoint';
import { type ListName, lists } from '@parley/contract/lists';
import * as contract from '@parley/contract/views';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { refuseMasked } from '../../../platform/lib/masked.ts';
import { mayReadList, personOf, presentView } from './present.ts';
import { maskedIn, mayBeShared, mayChangeView, maySeeView, mostViews } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<UserActor>;

/** Leaves out views of lists this person may not read, and by fields that they see masked. */
export async function list(ctx: ReadCtx<UserActor>, { list: wanted }: Received<typeof contract.listViews>) {
  const readable = lists.filter((one) => mayReadList(ctx.actor, one) && (wanted === undefined || wanted === one));
  if (readable.length === 0) return { items: [] };
  const views = (await store.listViews(ctx.db, ctx.actor.id, readable)).map((row) => presentView(row, ctx.actor));
  return { items: views.filter((view) => maskedIn(view.list, view, ctx.actor) === undefined) };
}

export async function create(ctx: Writer, { merchant, order, ...body }: Received<typeof contract.createView>) {
  if (!mayReadList(ctx.actor, body.list)) throw new Problem('permission.denied');
  refuseMaskedIn(ctx, body.list, body);
  if (!mayBeShared(body.shared, false, personOf(ctx.actor))) throw new Problem('view.sharing_refused');
  const { id: userId } = ctx.actor;
  if ((await store.countViews(ctx.db, merchant, userId)) >= mostViews) throw new Problem('view.too_many');
  const kept = { ...body, sort: body.sort ?? contract.listGrammar[body.list].sorts[0], direction: order };
  const row = await store.insertView(ctx.db, { ...kept, merchant_id: merchant, id: ctx.newId(), user_id: userId, created_at: ctx.now() });
  notify(ctx, 'view.created', row);
  return presentView(row, ctx.actor);
}

export async function update(ctx: Writer, { id, order, ...wanted }: Received<typeof contract.updateView>) {
  const before = await lockMine(ctx, id);
  const issues = contract.viewIssues(before.list as ListName, wanted);
  if (issues.length > 0)
    throw new Problem('input.invalid', { errors: issues.map(({ path, message }) => ({ path: path.join('.'), message })) });
  refuseMaskedIn(ctx, before.list as ListName, wanted);
  const body: store.Body = {
    name: wanted.name ?? before.name,
    shared: wanted.shared ?? before.shared,
    filter: wanted.filter ?? (before.filter as store.Body['filter']),
    sort: wanted.sort ?? before.sort,
    direction: order ?? before.direction,
    columns: wanted.columns === undefined ? (before.columns as store.Body['columns']) : wanted.columns,
  };
  if (!mayBeShared(body.shared, before.shared, personOf(ctx.actor))) throw new Problem('view.sharing_refused');
  const row = await store.changeView(ctx.db, id, body);
  notify(ctx, 'view.changed', row);
  return presentView(row, ctx.actor);
}

export async function remove(ctx: Writer, { id }: Received<typeof contract.deleteView>) {
  const row = await lockMine(ctx, id);
  await store.deleteView(ctx.db, id);
  notify(ctx, 'view.deleted', row);
  return {};
}

function refuseMaskedIn({ actor }: Writer, list: ListName, wanted: Parameters<typeof maskedIn>[1]) {
  const field = maskedIn(list, wanted, actor);
  if (field !== undefined) refuseMasked('filter', field);
}

/** Another person's private view counts as missing. */
async function lockMine(ctx: Writer, id: string) {
  const row = await store.lockView(ctx.db, id);
  const person = personOf(ctx.actor);
  if (!row || !maySeeView(row, person) || !mayReadList(ctx.actor, row.list as ListName)) return missing('view.missing');
  if (!mayChangeView(row, person)) throw new Problem('view.sharing_refused');
  return row;
}

function notify(ctx: Writer, action: string, { id, name, shared }: store.ViewRow) {
  ctx.audit({ action, object: ['view', id], detail: { name, shared } });
  ctx.signal({ type: 'changed', topic: 'views', id, version: null });
}
