import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/saved-replies';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { takeFiles } from '../../account/files/index.ts';
import { requesterOf } from './asker.ts';
import { presentReply } from './present.ts';
import { type Requester, mayChange } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<UserActor>;

export async function create(ctx: Writer, input: Received<typeof contract.createSavedReply>) {
  const { merchant, attachment_ids: fileIds, ...wanted } = input;
  const requester = await requesterOf(ctx);
  const body = { ...(await placed(ctx, requester, requester.id, wanted)), attachments: await takeFiles(ctx, fileIds, { kind: 'user' }) };
  const now = ctx.now();
  const id = ctx.newId();
  await store
    .insertReply(ctx.db, { ...body, merchant_id: merchant, id, user_id: requester.id, created_at: now, updated_at: now })
    .catch(refuseTaken);
  ctx.audit({ action: 'saved_reply.created', object: ['saved_reply', id], detail: tellable(body) });
  return answer(ctx, requester, id);
}

export async function update(ctx: Writer, input: Received<typeof contract.updateSavedReply>) {
  const { merchant: _, id, attachment_ids: fileIds, ...wanted } = input;
  const requester = await requesterOf(ctx);
  const before = await lockChangeable(ctx, requester, id);
  const { title, shortcut, category, text, scope, team_id } = before;
  const body = {
    ...(await placed(ctx, requester, before.user_id, { title, shortcut, category, text, scope, team_id, ...named(wanted) })),
    attachments: fileIds ? await takeFiles(ctx, fileIds, { kind: 'user' }) : before.attachments,
  };
  await store.changeReply(ctx.db, id, { ...body, updated_at: ctx.now() }).catch(refuseTaken);
  ctx.audit({ action: 'saved_reply.changed', object: ['saved_reply', id], detail: { before: tellable(before), after: tellable(body) } });
  return answer(ctx, requester, id);
}

export async function remove(ctx: Writer, { id }: Received<typeof contract.deleteSavedReply>) {
  const before = await lockChangeable(ctx, await requesterOf(ctx), id);
  await store.deleteReply(ctx.db, id);
  ctx.audit({ action: 'saved_reply.deleted', object: ['saved_reply', id], detail: { ...tellable(before), text: before.text } });
  notify(ctx, id);
  return {};
}

async function lockChangeable(ctx: Writer, requester: Requester, id: string) {
  const reply = (await store.lockReply(ctx.db, requester, id)) ?? missing('saved_reply.missing');
  return mayChange(requester, reply) ? reply : missing('saved_reply.scope_refused');
}

type Wanted = Omit<store.Body, 'attachments'>;
/** Checks the requested scope against what this user can use. */
async function placed(ctx: Writer, requester: Requester, owner: string, wanted: Wanted): Promise<Wanted> {
  const team_id = wanted.scope === 'team' ? wanted.team_id : null;
  if (wanted.scope === 'team' && !team_id)
    throw new Problem('input.invalid', { detail: 'Choose a team.', errors: [{ path: 'team_id', message: 'Choose a team.' }] });
  if (team_id && !(await store.hasTeam(ctx.db, team_id))) throw new Problem('team.missing');
  const body = { ...wanted, team_id, shortcut: wanted.shortcut || null, category: wanted.category || null };
  // Making someone else's reply personal would hide it from everyone but its owner.
  return mayChange(requester, { ...body, user_id: owner }) ? body : missing('saved_reply.scope_refused');
}

async function answer(ctx: Writer, requester: Requester, id: string) {
  notify(ctx, id);
  return presentReply((await store.findReply(ctx.db, requester, id)) ?? missing('saved_reply.missing'), requester);
}

function notify(ctx: Writer, id: string) {
  ctx.signal({ type: 'changed', topic: 'saved_replies', id, version: null });
}
const named = (wanted: Partial<Wanted>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<Wanted>;
const tellable = ({ title, shortcut, category, scope, team_id }: Wanted) => ({ title, shortcut, category, scope, team_id });

/** The unique index decides, so that of two users choosing the same shortcut one gets an error. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('saved_reply.shortcut_taken', {
    errors: [{ path: 'shortcut', message: 'Another saved reply already uses this shortcut. Choose another shortcut.' }],
  });
}
