import { notificationTypes } from '@parley/contract/notifications';
import type { JobCtx } from '../../../context.ts';
import type { Mail } from '../../../integrations/ports.ts';
import { mailedAtOnce, planMail } from './notify.ts';
import { hasPlace, placeOf, type Reader } from './place-of.ts';
import { preferencesOf } from './read-preferences.ts';
import { quietUntil } from './rules.ts';
import * as store from './store.ts';

/**
 * Emails what a teammate missed: notifications unread for as long as their settings say, not emailed before, about conversations they may
 * still see. Waits while they are online or in quiet hours. Sends first and marks afterwards, so a crash in between repeats an email
 * instead of losing one.
 */
export function mailerOf(publicUrl: string) {
  return async (ctx: JobCtx, { merchant, user_id: userId }: { merchant: string; user_id: string }) => {
    const person = await store.findPerson(ctx.db, merchant, userId, ctx.now());
    if (!person) return;
    const preferences = preferencesOf((await store.readPreferences(ctx.db, [userId])).get(userId));
    const types = notificationTypes.filter((type) => preferences.types[type].email && !mailedAtOnce.includes(type));
    const missed = types.length > 0 ? await store.unmailed(ctx.db, person, types) : [];
    if (missed.length === 0) return;
    const quiet = quietUntil(preferences.quiet, ctx.now());
    if (quiet) return void (await ctx.write(async (writer) => planMail(writer, merchant, userId, 0, quiet)));
    const oldEnough = new Date(ctx.now().getTime() - preferences.email_after_minutes * 60_000);
    const ripe = missed.filter(({ created_at: at }) => at <= oldEnough);
    // While they are online the bell shows it; check again later in case they leave without reading it.
    if (person.online || ripe.length === 0)
      return void (await ctx.write(async (writer) => planMail(writer, merchant, userId, preferences.email_after_minutes)));
    await ctx.outside.mail.send(missedMail(person, ripe, publicUrl));
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

/** An email lists at most this many notifications and gives the number of the rest. */
const listed = 20;

/** One email about everything missed. It names who wrote and what happened, but never quotes messages. */
function missedMail(person: Reader & { email: string; shop: string }, rows: readonly store.MissedRow[], publicUrl: string): Mail {
  const { email: to, shop } = person;
  const [first] = rows;
  const subject = rows.length === 1 && first ? `${shop}: ${first.text}` : `${shop}: ${rows.length} notifications`;
  const lines = rows.slice(0, listed).map((row) => `- ${row.text}${hasPlace(row) ? `\n  ${publicUrl}${placeOf(row, person)}` : ''}`);
  const more = rows.length > listed ? [`- and ${rows.length - listed} more`] : [];
  const text = [
    `Here’s what happened at ${shop} while you were away:`,
    [...lines, ...more].join('\n'),
    `Change your email notifications: ${publicUrl}/settings/notifications`,
  ].join('\n\n');
  return { to, subject: subject.replace(/\s+/g, ' ').slice(0, 150), text };
}
