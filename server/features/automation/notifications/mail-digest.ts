import { mayDo } from '@parley/contract/permissions';
import { notificationTypes } from '@parley/contract/notifications';
import type { z } from 'zod';
import type { JobCtx } from '../../../context.ts';
import type { Mail } from '../../../integrations/ports.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { countsOf } from '../../conversations/inbox/index.ts';
import { digestAddress } from './digest-link.ts';
import { digestSince } from './digest-rules.ts';
import { readDigest, type UnreadRow, unreadSince } from './digest-store.ts';
import type { mailDigest } from './jobs.ts';
import { placeOf, type Reader } from './place-of.ts';
import { kindWords } from './push-message.ts';
import { findPerson } from './store.ts';

type Parts = { publicUrl: string; vault: Vault };
type Plan = z.infer<typeof mailDigest.payload>;

/** So many are read; more are “1000+”. */
const mostRead = 1_000;
/** So many are named, the others counted. */
const mostNamed = 10;

/** Emails the digest of a day, if there is something to say to somebody who may still read it. */
export function digestMailer(parts: Parts) {
  return async (ctx: JobCtx, { merchant, user_id: userId, day, every, last_at: last }: Plan) => {
    const person = await findPerson(ctx.db, merchant, userId, ctx.now());
    if (!person || !mayDo(person, 'inbox:read')) return;
    const row = await readDigest(ctx.db, merchant, userId);
    if (!row || row.every === 'off') return;
    const since = digestSince({ every, at: row.at }, last === null ? null : new Date(last), ctx.now());
    const unread = await unreadSince(ctx.db, person, since, mostRead);
    const { needs_you: needsYou, mine } = await countsOf(ctx.db, merchant, person);
    if (unread.length === 0 && Number(needsYou) === 0) return;
    const about = { reader: person, every, day, shop: person.shop, needsYou: Number(needsYou), mine: Number(mine), unread };
    const names = mayDo(person, 'personal_data:read');
    const off = digestAddress(parts, { merchant, userId });
    await ctx.outside.mail.send(digestMail(person.email, { ...about, names }, { publicUrl: parts.publicUrl, off }));
    await ctx.write(async (writer) =>
      writer.audit({ action: 'notifications.digest_mailed', object: ['user', userId], detail: { day, unread: unread.length } }),
    );
  };
}

type About = {
  reader: Reader;
  every: 'daily' | 'weekly';
  day: string;
  shop: string;
  needsYou: number;
  mine: number;
  unread: readonly UnreadRow[];
  names: boolean;
};
/** Names who wrote and what happened only to those who may see personal data, and never quotes messages beyond that. */
export function digestMail(
  to: string,
  { reader, every, day, shop, needsYou, mine, unread, names }: About,
  { publicUrl, off }: Links,
): Mail {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  const count = `${unread.length}${unread.length >= mostRead ? '+' : ''}`;
  const text = [
    `Your ${every} digest of ${shop} for ${date}.`,
    [
      `${plural(needsYou, 'conversation needs', 'conversations need')} your team’s reply: ${publicUrl}/inbox?tab=needs_you`,
      `${plural(mine, 'open conversation is', 'open conversations are')} assigned to you: ${publicUrl}/inbox?tab=mine`,
      ...(unread.length > 0 ? [`${plural(unread.length, 'notification', 'notifications', count)} you haven’t read:`] : []),
    ].join('\n'),
    ...groupsOf(unread, { reader, names, publicUrl }),
    `Change when this digest is sent: ${publicUrl}/settings/notifications\nTurn it off: ${off}`,
  ].join('\n\n');
  const subject = `${shop}: your ${every} digest`;
  return { to, subject: subject.replace(/\s+/g, ' ').slice(0, 150), text, unsubscribeUrl: off };
}
type Links = { publicUrl: string; off: string };

const plural = (count: number, one: string, other: string, shown = `${count}`) => `${shown} ${count === 1 ? one : other}`;

/** By kind, in the order of the settings. */
function groupsOf(
  unread: readonly UnreadRow[],
  { reader, names, publicUrl }: Pick<About, 'reader' | 'names'> & Pick<Links, 'publicUrl'>,
): string[] {
  let left = mostNamed;
  return notificationTypes.flatMap((type) => {
    const rows = unread.filter((row) => row.type === type);
    if (rows.length === 0) return [];
    const named = names ? rows.slice(0, left) : [];
    left -= named.length;
    const lines = named.map((row) => `- ${row.text.replace(/\s+/g, ' ')}\n  ${publicUrl}${placeOf(row, reader)}`);
    const more = rows.length - named.length;
    const rest = named.length > 0 && more > 0 ? [`- and ${more} more`] : [];
    return [[`${kindWords[type]} (${rows.length})`, ...lines, ...rest].join('\n')];
  });
}
