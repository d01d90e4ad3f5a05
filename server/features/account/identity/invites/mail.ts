import { z } from 'zod';
import type { JobCtx } from '../../../../context.ts';
import { job } from '../../../../platform/jobs/job.ts';
import { hashSecret, newSecret } from '../../../../platform/lib/ids.ts';
import { findUserByEmail } from '../store.ts';
import * as store from './store.ts';

/** As in every mailed link, the secret is generated when the mail is written, so neither the queue nor the database contains it. */
export const mailInvite = job('identity.mail_invite', z.object({ merchant: z.uuid(), invite_id: z.uuid() }), 6);

export async function sendInvite(ctx: JobCtx, { merchant, invite_id: id }: { merchant: string; invite_id: string }, publicUrl: string) {
  const secret = newSecret();
  const invite = await ctx.write(async (writer) => {
    await store.setToken(writer.db, id, hashSecret(secret));
    return store.find(writer.db, merchant, id);
  });
  if (!invite) return;
  // Whoever has an account accepts with it first.
  const isNew = (await findUserByEmail(ctx.db, invite.email)) === undefined;
  const through =
    invite.sso_name === null || !isNew ? '' : `\n\nOr log in through your company:\n${publicUrl}/login/sso/${invite.sso_name}`;
  const from = invite.invited_by ? `${invite.invited_by} invited you` : 'You’ve been invited';
  await ctx.outside.mail.send({
    to: invite.email,
    subject: `Join ${invite.merchant_name} on Parley`,
    text: `Hello,\n\n${from} to join ${invite.merchant_name} on Parley. Accept within 7 days:\n${publicUrl}/register?invite=${secret}${through}\n\nIf you weren’t expecting this, you can ignore this email.\n`,
  });
}
