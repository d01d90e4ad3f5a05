import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/saved-replies';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { takeFiles } from '../../account/files/index.ts';
import { askerOf } from './asker.ts';
import { presentReply } from './present.ts';
import { type Asker, mayChange } from './rules.ts';
import * as store from './store.ts';

type Writer = WriteCtx<UserActor>;

export async function create(ctx: Writer, input: Received<typeof contract.createSavedReply>) {
  const { merchant, attachment_ids: fileIds, ...wanted } = input;
  const asker = await askerOf(ctx);
  const body = { ...(await placed(ctx, asker, asker.id, wanted)), attachments: await takeFiles(ctx, fileIds, { kind: 'user' }) };
  const now = ctx.now();
  const id = ctx.newId();
  await store
    .insertReply(ctx.db, { ...body, merchant_id: merchant, id, user_id: asker.id, created_at: now, updated_at: now })
    .catch(refuseTaken);
  ctx.audit({ action: 'saved_reply.created', object: ['saved_reply', id], detail: tellable(body) });
  return answer(ctx, asker, id);
}

export async function update(ctx: Writer, input: Received<typeof contract.updateSavedReply>) {
  const { merchant: _, id, attachment_ids: fileIds, ...wanted } = input;
  const asker = await askerOf(ctx);
  const before = await lockChangeable(ctx, asker, id);
  const { title, shortcut, category, text, scope, team_id } = before;
  const body = {
    ...(await placed(ctx, asker, before.user_id, { title, shortcut, category, text, scope, team_id, ...named(wanted) })),
    attachments: fileIds ? await takeFiles(ctx, fileIds, { kind: 'user' }) : before.attachments,
  };
  await store.changeReply(ctx.db, id, { ...body, updated_at: ctx.now() }).catch(refuseTaken);
  ctx.audit({ action: 'saved_reply.changed', object: ['saved_reply', id], detail: { before: tellable(before), after: tellable(body) } });
  return answer(ctx, asker, id);
}

export async function remove(ctx: Writer, { id }: Received<typeof contract.deleteSavedReply>) {
  const before = await lockChangeable(ctx, await askerOf(ctx), id);
  await store.deleteReply(ctx.db, id);
  ctx.audit({ action: 'saved_reply.deleted', object: ['saved_reply', id], detail: { ...tellable(before), text: before.text } });
  tell(ctx, id);
  return {};
}

async function lockChangeable(ctx: Writer, asker: Asker, id: string) {
  const reply = (await store.lockReply(ctx.db, asker, id)) ?? missing('saved_reply.missing');
  return mayChange(asker, reply) ? reply : missing('saved_reply.scope_refused');
}

type Wanted = Omit<store.Body, 'attachments'>;
/** What is wanted, where this person may put it. */
async function placed(ctx: Writer, asker: Asker, owner: string, wanted: Wanted): Promise<Wanted> {
  const team_id = wanted.scope === 'team' ? wanted.team_id : null;
  if (wanted.scope === 'team' && !team_id)
    throw new Problem('input.invalid', { detail: 'Choose a team.', errors: [{ path: 'team_id', message: 'Choose a team.' }] });
  if (team_id && !(await store.hasTeam(ctx.db, team_id))) throw new Problem('team.missing');
  const body = { ...wanted, team_id, shortcut: wanted.shortcut || null, category: wanted.category || null };
  // Nobody makes another's reply personal: only its owner would find it again.
  return mayChange(asker, { ...body, user_id: owner }) ? body : missing('saved_reply.scope_refused');
}

async function answer(ctx: Writer, asker: Asker, id: string) {
  tell(ctx, id);
  return presentReply((await store.findReply(ctx.db, asker, id)) ?? missing('saved_reply.missing'), asker);
}

function tell(ctx: Writer, id: string) {
  ctx.signal({ type: 'changed', topic: 'saved_replies', id, version: null });
}
const named = (wanted: Partial<Wanted>) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Partial<Wanted>;
const tellable = ({ title, shortcut, category, scope, team_id }: Wanted) => ({ title, shortcut, category, scope, team_id });

/** The index decides, so that of two who choose one shortcut at once one is told. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error)) throw error;
  throw new Problem('saved_reply.shortcut_taken', { errors: [{ path: 'shortcut', message: 'Another saved reply has this shortcut.' }] });
}
