import { z } from 'zod';
import type { JobCtx } from '../../../../context.ts';
import { job } from '../../../../platform/jobs/job.ts';
import { hashSecret, newSecret } from '../../../../platform/lib/ids.ts';
import { setToken } from './store.ts';

/** As in every mailed link, the secret is generated when the mail is written, so neither the queue nor the database contains it. */
export const mailEmailChange = job('identity.mail_email_change', z.object({ merchant: z.literal(''), user_id: z.uuid() }), 6);

/** The address may be anybody's, so the email doesn't say whose account it is. */
export async function sendEmailChange(ctx: JobCtx, { user_id: userId }: { user_id: string }, publicUrl: string) {
  const secret = newSecret();
  const change = await ctx.write((writer) => setToken(writer.db, userId, hashSecret(secret)));
  if (!change) return;
  await ctx.outside.mail.send({
    to: change.email,
    subject: 'Confirm your new email',
    text: `Hello,\n\nOpen this link within 24 hours to make this the email of your Parley account:\n${publicUrl}/login?change=${secret}\n\nIf you didn’t ask for this, ignore this email and don’t open the link.\n`,
  });
}
