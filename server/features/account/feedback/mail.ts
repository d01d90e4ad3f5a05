import { feedbackStatuses } from '@parley/contract/feedback-status';
import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import * as store from './store.ts';
import { statusWords } from './words.ts';

export const mailReceived = job('feedback.mail_received', z.object({ merchant: z.literal(''), feedback_id: z.uuid() }), 6);
const change = z.object({ merchant: z.literal(''), feedback_id: z.uuid(), status: z.enum(feedbackStatuses) });
export const mailStatus = job('feedback.mail_status', change, 6);

/** To an address that nobody verified goes nothing that its sender wrote, so that strangers can't be written to this way. */
export async function sendReceived(ctx: JobCtx, { feedback_id: id }: { feedback_id: string }, publicUrl: string) {
  const found = await store.findWithSender(ctx.db, id);
  const to = addressOf(found);
  if (!found || !to) return;
  const about = found.user_id ? ` “${found.title}”` : '';
  await ctx.outside.mail.send({
    to,
    subject: 'Your feedback about Parley',
    text: `Hello,\n\nThank you for your feedback${about}. See its status at any time:\n${publicUrl}/feedback/${id}\n\nIf you didn’t send it, you can ignore this email.\n`,
  });
}

export async function sendStatus(ctx: JobCtx, { feedback_id: id, status }: z.output<typeof change>, publicUrl: string) {
  const found = await store.findWithSender(ctx.db, id);
  const to = addressOf(found);
  if (!found || !to) return;
  const { name, text } = statusWords[status];
  const answer = found.answer === null ? '' : `\n\n${found.answer}`;
  await ctx.outside.mail.send({
    to,
    subject: `Your feedback: ${name}`,
    text: `Hello,\n\nYour feedback “${found.title}” has a new status: ${name}. ${text}${answer}\n\n${publicUrl}/feedback/${id}\n`,
  });
}

/** The account's email as it is now, otherwise the address that was sent along, if it is one. */
function addressOf(found: store.SentFeedback | undefined): string | undefined {
  const address = z.email().safeParse(found?.user_email?.trim());
  return address.success ? address.data : undefined;
}
