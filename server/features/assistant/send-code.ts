import { z } from 'zod';
import type { JobCtx } from '../../context.ts';
import { job } from '../../platform/jobs/job.ts';
import { languages } from './builtin/intents.ts';
import { drawCode, hashCode } from './code.ts';
import { codeMail } from './code-mail.ts';
import { fillCode, readCodeRecipient } from './tools/customer-store.ts';

/** Asked for under a customer nobody has, when the address was unknown: then nothing is sent. */
export const sendCode = job(
  'assistant.send_code',
  z.object({ merchant: z.uuid(), conversation_id: z.uuid(), customer_id: z.uuid(), language: z.enum(languages).catch('en') }),
);

/** Draws the code here, so that no payload carries it. A retry draws another; the one that came last counts. */
export async function mailCode(
  ctx: JobCtx,
  { conversation_id, customer_id, language }: { conversation_id: string; customer_id: string; language: (typeof languages)[number] },
) {
  const recipient = await readCodeRecipient(ctx.db, customer_id);
  if (!recipient?.email) return;
  const code = drawCode();
  const wanted = await ctx.write((w) => fillCode(w.db, conversation_id, customer_id, hashCode(conversation_id, customer_id, code)));
  if (wanted) await ctx.outside.mail.send({ to: recipient.email, ...codeMail(language, recipient.shop, code) });
}
