import { randomUUID } from 'node:crypto';
import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/feedback';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import * as store from './store.ts';

type Feedback = Result<typeof contract.getFeedback>;

/** Fully random ids: knowing the id grants access, so it must not be guessable from another's. */
export async function sendFeedback(ctx: WriteCtx, input: Received<typeof contract.sendFeedback>) {
  const id = randomUUID();
  await store.insertFeedback(ctx.db, { id, ...input, created_at: ctx.now() });
  return { id, message: 'Thank you for your feedback!' };
}

export async function getFeedback(ctx: ReadCtx, { id }: Received<typeof contract.getFeedback>): Promise<Feedback> {
  const row = (await store.findFeedback(ctx.db, id)) ?? missing('feedback.missing');
  return {
    ...row,
    feedback_type: row.feedback_type,
    status: row.status,
    created_at: row.created_at.toISOString(),
  };
}

export async function bookDemo(ctx: WriteCtx, input: Received<typeof contract.bookDemo>) {
  await store.insertDemoRequest(ctx.db, { id: ctx.newId(), ...input, created_at: ctx.now() });
  return { message: 'Thank you. We’ll email you to find a time.' };
}
