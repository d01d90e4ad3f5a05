import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/operator/feedback';
import type { ReadCtx, SignedInActor, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { changedFor } from '../identity/index.ts';
import { mailStatus } from './mail.ts';
import { presentFeedback } from './present.ts';
import * as store from './store.ts';

export async function listFeedback(ctx: ReadCtx<SignedInActor>, { status, cursor, limit }: Received<typeof contract.listFeedback>) {
  const after = fromKeyCursor('newest', cursor, ['instant', 'uuid']);
  const found = await store.listFeedback(ctx.db, { status, after, limit: limit + 1 });
  return pageOf(found.map(presentSent), limit);
}

/** A new status is emailed once; the same status again, or another answer alone, is not. */
export async function updateFeedback(ctx: WriteCtx<SignedInActor>, { id, status, answer }: Received<typeof contract.updateFeedback>) {
  const before = (await store.lockFeedback(ctx.db, id)) ?? missing('feedback.missing');
  const after = { status: status ?? before.status, answer: answer === undefined ? before.answer : answer || null };
  if (after.status !== before.status || after.answer !== before.answer) {
    await store.changeFeedback(ctx.db, id, { ...after, updated_at: ctx.now() });
    ctx.audit({
      action: 'feedback.updated',
      object: ['feedback', id],
      detail: { before: before.status, after: after.status, answered: after.answer !== before.answer },
    });
    if (after.status !== before.status) ctx.enqueue(mailStatus, { merchant: '', feedback_id: id, status: after.status });
    if (before.user_id) await changedFor(ctx, before.user_id, 'tickets');
  }
  return presentSent((await store.findWithSender(ctx.db, id)) ?? missing('feedback.missing'));
}

export function pageOf<Row extends { id: string; created_at: string }>(rows: Row[], limit: number) {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next_cursor: last ? toKeyCursor('newest', [last.created_at, last.id]) : null };
}

const presentSent = (row: store.SentFeedback) => ({
  ...presentFeedback(row),
  merchant_id: row.merchant_id,
  user_id: row.user_id,
  user_email: row.user_email,
  page_url: row.page_url,
});
