import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { checkPayment } from './jobs.ts';
import * as store from './store.ts';

/** The latest attempt to pay an order, for the customer's page. */
export async function findAttemptToShow(db: ReadCtx['db'], orderId: string) {
  const attempt = await store.findLatest(db, orderId);
  return (
    attempt && {
      id: attempt.id,
      state: attempt.state,
      url: attempt.url,
      error: attempt.error,
      createdAt: attempt.created_at,
      seenAt: attempt.updated_at,
    }
  );
}

/** Looks how an attempt stands, because its customer came back and the webhook may be late or lost; once a second at most. */
export function lookAgain(ctx: WriteCtx, merchant: string, { id: attemptId, seenAt }: { id: string; seenAt: Date }) {
  if (ctx.now().getTime() - seenAt.getTime() < 1000) return;
  ctx.enqueue(checkPayment, { merchant, attempt_id: attemptId }, { key: `payments.look:${attemptId}` });
}
