import type { MessageStatus } from '@parley/contract/messages';

/** How often sending is tried before the team is told that it failed. */
export const maxAttempts = 6;
/** A claim older than this is abandoned; sending takes at most 30 seconds. In milliseconds. */
export const claimLife = 5 * 60_000;

/** The delay before the next attempt, in milliseconds: 5 s, 20 s, 80 s, 5 min, 20 min, or what the service asks for, up to an hour. */
export const waitBefore = (attempts: number, askedMs: number | null = null) =>
  Math.min(3_600_000, Math.max(askedMs ?? 0, 5_000 * 4 ** (attempts - 1)));

const progress: Partial<Record<MessageStatus, number>> = { queued: 0, sending: 1, sent: 2, delivered: 3, read: 4 };
type ReportedStatus = 'sent' | 'delivered' | 'read' | 'failed';

/**
 * A message's status after a service reported one; undefined when nothing changes. Statuses only move forward, because services report
 * late, twice and out of order. A failed message may still be delivered, but a delivered one can't fail.
 */
export function statusAfter(now: MessageStatus, reported: ReportedStatus): MessageStatus | undefined {
  if (now === 'cancelled' || now === reported) return undefined;
  if (now === 'failed') return reported === 'delivered' || reported === 'read' ? reported : undefined;
  const at = progress[now] ?? 0;
  if (reported === 'failed') return at < 3 ? 'failed' : undefined;
  return (progress[reported] ?? 0) > at ? reported : undefined;
}

/** After a takeover, queued AI messages are never sent. */
export const isSilenced = (message: { author: string }, conversation: { handler: string }) =>
  message.author === 'ai' && conversation.handler === 'human';

type Send = { claimed_by: string | null; claimed_at: Date | null };
/** Whether this job can continue sending a message: its own claim after a crash, or an abandoned one. */
export const mayResume = (send: Send | undefined, by: string, now: Date) =>
  !send?.claimed_at || send.claimed_by === by || now.getTime() - send.claimed_at.getTime() > claimLife;

/** Splits text into messages that the channel accepts: between paragraphs, else sentences, else words. */
export function unitsOf(text: string, most: number): string[] {
  const units: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const room = rest.slice(0, most + 1);
    const cut = [/\n\s*\n/g, /[.!?…]\s/g, /\s/g].map((sign) => lastEnd(room, sign)).find((at) => at > most / 4) ?? wholeSigns(rest, most);
    units.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest === '' && units.length > 0 ? units : [...units, rest];
}
/** The start of the last match, including the punctuation that ends a sentence. */
const lastEnd = (text: string, sign: RegExp) => {
  const found = [...text.matchAll(sign)].at(-1);
  return found ? found.index + (/^\S/.test(found[0]) ? 1 : 0) : 0;
};
/** Never splits a surrogate pair. */
const wholeSigns = (text: string, most: number) => (/[\uD800-\uDBFF]/.test(text[most - 1] ?? '') ? most - 1 : most);
