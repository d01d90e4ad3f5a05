import { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { teammateReplied } from '../../conversations/inbox/events.ts';
import { chatSettingsOf, pageOf } from '../website-chat/index.ts';
import { continuityMail } from './continuity-mail.ts';
import { readBurst, setMailed } from './continuity-store.ts';
import { linkDays, sealLink } from './link.ts';
import type { ChatParts } from './parts.ts';

export const mailReplies = job('chat.mail_replies', z.object({ merchant: z.uuid(), conversation_id: z.uuid() }));

/** How long a reply can stay unread before it is emailed. Each further reply restarts the delay, so that a burst becomes one mail. */
const timeoutMs = 2 * 60_000;

export const reactions = [
  reacts(teammateReplied, mailReplies, async (db, { merchant, conversation_id }, now) =>
    (await chatSettingsOf(db)).continuity
      ? {
          payload: { merchant, conversation_id },
          plan: { key: `chat-mail:${conversation_id}`, runAt: new Date(now.getTime() + timeoutMs) },
        }
      : undefined,
  ),
];

/** Emails unread replies once. A failed mail throws, and the job retries. */
export async function sendReplies(
  ctx: JobCtx,
  { merchant, conversation_id: requestedId }: { merchant: string; conversation_id: string },
  parts: ChatParts,
) {
  const { enabled, continuity } = await chatSettingsOf(ctx.db);
  const burst = enabled && continuity ? await readBurst(ctx.db, requestedId, ctx.now()) : null;
  const last = burst?.replies.at(-1);
  if (!burst?.email || !last) return;
  const { id, email, shop, key, locale, customer, identity, replies } = burst;
  const expires = ctx.now().getTime() + linkDays * 86_400_000;
  const token = sealLink(parts.vault, { id: ctx.newId(), merchant, conversation: id, customer, identity, email, expires });
  const link = `${pageOf(parts.publicUrl, key)}?resume=${token}`;
  await ctx.outside.mail.send({ to: email, ...continuityMail(locale, shop, replies, link) });
  await ctx.write(async (writer) => {
    await setMailed(writer.db, id, last.seq);
    writer.audit({ action: 'chat.replies_mailed', object: ['conversation', id], detail: { messages: replies.length } });
  });
}
