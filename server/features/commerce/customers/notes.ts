import type { addCustomerNote, deleteCustomerNote } from '@parley/contract/customer-notes';
import type { Received, Result } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { mustSeeCustomer } from './access.ts';
import { mayDelete } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;

export async function addNote(ctx: Ctx, { merchant, id, text }: Received<typeof addCustomerNote>): Promise<Result<typeof addCustomerNote>> {
  await mustSeeCustomer(ctx, id);
  const { id: userId, name } = ctx.actor;
  const note = await store.insertNote(
    ctx.db,
    { merchant_id: merchant, id: ctx.newId(), customer_id: id, user_id: userId, author_name: name, text },
    ctx.now(),
  );
  recordChange(ctx, id, 'customer.note_added', note.id);
  return { id: note.id, text, author: { id: userId, name }, created_at: note.created_at.toISOString() };
}

export async function deleteNote(ctx: Ctx, { id, note: noteId }: Received<typeof deleteCustomerNote>) {
  await mustSeeCustomer(ctx, id);
  const note = (await store.findNote(ctx.db, id, noteId)) ?? missing('note.missing');
  if (!mayDelete(note, ctx.actor)) throw new Problem('permission.denied');
  await store.deleteNote(ctx.db, noteId);
  recordChange(ctx, id, 'customer.note_deleted', noteId);
  return {};
}

function recordChange(ctx: Ctx, customerId: string, action: string, noteId: string) {
  ctx.audit({ action, object: ['customer', customerId], detail: { note: noteId } });
  ctx.signal({ type: 'changed', topic: 'customers', id: customerId, version: null });
}
