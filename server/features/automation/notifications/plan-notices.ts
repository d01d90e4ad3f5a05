import { mayDo } from '@parley/contract/permissions';
import type { JobCtx } from '../../../context.ts';
import type { Mail } from '../../../integrations/ports.ts';
import * as store from './store.ts';

type About = { merchant: string; user_id: string; notice_id: string };
/** Emails a notification about the plan to somebody who may still manage billing. Marks it afterwards, as missed notifications are. */
export const noticeMailerOf =
  (publicUrl: string) =>
  async (ctx: JobCtx, { merchant, user_id: userId, notice_id: id }: About) => {
    const person = await store.findPerson(ctx.db, merchant, userId, ctx.now());
    const row = await store.findUnmailed(ctx.db, merchant, userId, id);
    if (!person || !row || !mayDo(person, 'billing:write')) return;
    // Read, or paid meanwhile.
    if (row.type === 'plan_payment_failed' && row.read_at !== null) return;
    await ctx.outside.mail.send(noticeMail(person, row.text, publicUrl));
    await ctx.write(async (writer) => {
      await store.markMailed(writer.db, userId, [id], writer.now());
      writer.audit({ action: 'notifications.mailed', object: ['user', userId], detail: { count: 1 } });
    });
  };

type Person = Parameters<typeof mayDo>[0] & { email: string; shop: string };
function noticeMail(person: Person, text: string, publicUrl: string): Mail {
  // Who can't open the notification settings is never sent there.
  const settings = mayDo(person, 'inbox:read') ? [`Change your email notifications: ${publicUrl}/settings/notifications`] : [];
  return {
    to: person.email,
    subject: `${person.shop}: ${text}`.replace(/\s+/g, ' ').slice(0, 150),
    text: [text, `Open billing: ${publicUrl}/settings/billing`, ...settings].join('\n\n'),
  };
}

/** The plan is paid: nobody has to act any more. */
export const settle = (ctx: JobCtx, { merchant }: { merchant: string }) =>
  ctx.write(async (writer) => {
    const readers = await store.markTypeRead(writer.db, merchant, 'plan_payment_failed', writer.now());
    if (readers.length > 0) writer.signal({ type: 'changed', topic: 'notifications', id: null, version: null, for: readers });
  });
