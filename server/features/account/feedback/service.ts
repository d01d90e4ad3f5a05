import { randomUUID } from 'node:crypto';
import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/feedback';
import type * as status from '@parley/contract/feedback-status';
import { z } from 'zod';
import type { JobCtx, ReadCtx, SignedInActor, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { job } from '../../../platform/jobs/job.ts';
import { fromKeyCursor } from '../../../platform/lib/keyset.ts';
import { mailReceived } from './mail.ts';
import { pageOf } from './answer.ts';
import { presentFeedback } from './present.ts';
import * as store from './store.ts';

type Feedback = Result<typeof status.getFeedback>;

/** Fully random ids: knowing the id grants access, so it must not be guessable from another's. */
export async function sendFeedback(ctx: WriteCtx, input: Received<typeof contract.sendFeedback>, userId: string | undefined) {
  const id = randomUUID();
  await store.insertFeedback(ctx.db, { id, ...input, user_id: userId ?? null, created_at: ctx.now() });
  if (userId ?? input.user_email) ctx.enqueue(mailReceived, { merchant: '', feedback_id: id });
  return { id, message: 'Thank you for your feedback!' };
}

export const getFeedback = async (ctx: ReadCtx, { id }: Received<typeof status.getFeedback>): Promise<Feedback> =>
  presentFeedback((await store.findFeedback(ctx.db, id)) ?? missing('feedback.missing'));

export async function listOwn(ctx: ReadCtx<SignedInActor>, { cursor, limit }: Received<typeof status.listOwnFeedback>) {
  const after = fromKeyCursor('newest', cursor, ['instant', 'uuid']);
  const found = await store.listFeedback(ctx.db, { userId: ctx.actor.id, after, limit: limit + 1 });
  return pageOf(found.map(presentFeedback), limit);
}

export async function bookDemo(ctx: WriteCtx, input: Received<typeof contract.bookDemo>) {
  const id = ctx.newId();
  await store.insertDemoRequest(ctx.db, { id, ...input, created_at: ctx.now() });
  for (const mail of [mailDemo, confirmDemo]) ctx.enqueue(mail, { merchant: '', request_id: id });
  return { message: 'Thank you. We’ll email you to find a time.' };
}

const ofRequest = z.object({ merchant: z.literal(''), request_id: z.uuid() });
// Two jobs: a mail that isn't accepted is tried again without the other one.
export const mailDemo = job('feedback.mail_demo', ofRequest, 6);
export const confirmDemo = job('feedback.confirm_demo', ofRequest, 6);

/** The request to the operator, where one is named. */
export async function sendDemo(ctx: JobCtx, { request_id: id }: { request_id: string }, operator: string | null) {
  const found = await store.findDemoRequest(ctx.db, id);
  if (!found || !operator) return;
  const { shop } = found;
  await ctx.outside.mail.send({ to: operator, subject: `Demo requested by ${shop}`, text: enteredIn(found) });
}

/** In milliseconds. */
const confirmedFor = 24 * 3_600_000;

/** A confirmation with what was entered; one a day for an address, because anybody can enter anybody's. */
export async function sendDemoConfirmation(ctx: JobCtx, { request_id: id }: { request_id: string }) {
  const found = await store.findDemoRequest(ctx.db, id);
  if (!found || (await store.hasEarlierRequest(ctx.db, { id, ...found }, confirmedFor))) return;
  const { name, email } = found;
  await ctx.outside.mail.send({
    to: email,
    subject: 'Your demo of Parley',
    text: `Hello ${name},\n\nthank you for asking for a demo. We’ll email you to find a time.\n\nYou entered:\n\n${enteredIn(found)}\nIf you didn’t ask for this, you can ignore this email.\n`,
  });
}

type Entered = { name: string; email: string; shop: string; message: string };
const enteredIn = ({ name, email, shop, message }: Entered) =>
  `Name: ${name}\nEmail: ${email}\nShop: ${shop}\n${message ? `\n${message}\n` : ''}`;
