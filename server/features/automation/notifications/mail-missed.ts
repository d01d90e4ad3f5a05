import { notificationTypes } from '@parley/contract/notifications';
import type { JobCtx } from '../../../context.ts';
import type { Mail } from '../../../integrations/ports.ts';
import { planMail } from './notify.ts';
import { preferencesOf, quietUntil } from './rules.ts';
import * as store from './store.ts';

/**
 * Mails what a teammate missed: unread for as long as they set, not mailed before, about conversations they may still see. While they are
 * there, or it is quiet, it waits. Sent first and marked afterwards: a crash between the two repeats a letter rather than losing one.
 */
export function mailerOf(publicUrl: string) {
  return async (ctx: JobCtx, { merchant, user_id: userId }: { merchant: string; user_id: string }) => {
    const person = await store.findPerson(ctx.db, merchant, userId, ctx.now());
    if (!person) return;
    const preferences = preferencesOf((await store.readPreferences(ctx.db, [userId])).get(userId));
    const types = notificationTypes.filter((type) => preferences.types[type].email);
    const missed = types.length > 0 ? await store.unmailed(ctx.db, person, types) : [];
    if (missed.length === 0) return;
    const quiet = quietUntil(preferences.quiet, ctx.now());
    if (quiet) return void (await ctx.write(async (writer) => planMail(writer, merchant, userId, 0, quiet)));
    const oldEnough = new Date(ctx.now().getTime() - preferences.email_after_minutes * 60_000);
    const ripe = missed.filter(({ created_at: at }) => at <= oldEnough);
    // While they are there the bell tells them; it is looked at again in case they leave without having read it.
    if (person.online || ripe.length === 0)
      return void (await ctx.write(async (writer) => planMail(writer, merchant, userId, preferences.email_after_minutes)));
    await ctx.outside.mail.send(missedMail(person.email, person.shop, ripe, publicUrl));
    await ctx.write(async (writer) => {
      await store.markMailed(
        writer.db,
        userId,
        ripe.map(({ id }) => id),
        writer.now(),
      );
      writer.audit({ action: 'notifications.mailed', object: ['user', userId], detail: { count: ripe.length } });
    });
  };
}

/** The most that is listed; the rest is counted. */
const listed = 20;

/** One letter about everything missed. It names who wrote and what happened; what was said stays in Parley. */
function missedMail(to: string, shop: string, rows: readonly store.MissedRow[], publicUrl: string): Mail {
  const [first] = rows;
  const subject = rows.length === 1 && first ? `${shop}: ${first.text}` : `${shop}: ${rows.length} things wait for you`;
  const lines = rows
    .slice(0, listed)
    .map(({ text, conversation_id: id }) => `- ${text}${id ? `\n  ${publicUrl}/inbox?conversation=${id}` : ''}`);
  const more = rows.length > listed ? [`- and ${rows.length - listed} more`] : [];
  const text = [
    `While you were away from ${shop}:`,
    [...lines, ...more].join('\n'),
    `Choose what you are mailed about: ${publicUrl}/settings/notifications`,
  ].join('\n\n');
  return { to, subject: subject.replace(/\s+/g, ' ').slice(0, 150), text };
}
