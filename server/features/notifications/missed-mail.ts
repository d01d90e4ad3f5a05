import type { Mail } from '../../integrations/ports.ts';
import type { MissedRow } from './store.ts';

/** The most that is listed; the rest is counted. */
const listed = 20;

/** One letter about everything missed. It names who wrote and what happened; what was said stays in Parley. */
export function missedMail(to: string, shop: string, rows: readonly MissedRow[], publicUrl: string): Mail {
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
