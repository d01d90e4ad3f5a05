import type { Message } from '@parley/contract/messages';
import { startOfDay } from '../../../../lib/zoned-time.ts';

export type ThreadRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  /** From here on, messages come from another conversation that was merged into this one. */
  | { kind: 'merged'; key: string; number: number }
  | { kind: 'activity'; key: string; messages: Message[] }
  /** `isFirst` and `isLast` within a group of one author. */
  | { kind: 'message'; key: string; message: Message; isFirst: boolean; isLast: boolean };

const together = 5 * 60_000;

/** A queued message keeps its key when the stored one replaces it, so that it does not flicker. */
export const keyOf = (message: Message) => message.client_id ?? message.id;

const isSameAuthor = (a: Message, b: Message) =>
  a.author === b.author &&
  a.author_id === b.author_id &&
  a.private === b.private &&
  Date.parse(b.created_at) - Date.parse(a.created_at) < together;

/** A handoff and its takeover tell one story, so they share a line. */
const isTakeoverOfHandoff = (a: Message, b: Message) => a.activity?.kind === 'handoff_requested' && b.activity?.kind === 'taken_over';

/** Returns the day of a time in the person's zone, cached, because most lookups are for the same day as the one before. */
function makeDayOf() {
  let [from, to] = [0, 0];
  return (at: string) => {
    const moment = Date.parse(at);
    if (moment < from || moment >= to) {
      const day = startOfDay(new Date(moment));
      from = day.getTime();
      to = startOfDay(day, 1).getTime();
    }
    return from;
  };
}

/** A merged thread may contain the same day twice. */
function makeDayKey() {
  const times = new Map<number, number>();
  return (day: number) => {
    const time = (times.get(day) ?? 0) + 1;
    times.set(day, time);
    return time === 1 ? `day ${day}` : `day ${day} ${time}`;
  };
}

/** The thread's rows; `newFrom` is the position of the first message this teammate has not seen. */
export function threadRows(messages: readonly Message[], newFrom: number | null = null): ThreadRow[] {
  const rows: ThreadRow[] = [];
  const dayOf = makeDayOf();
  const dayKey = makeDayKey();
  let day = 0;
  let from: number | null = null;
  for (const message of messages) {
    if (message.merged_from !== null && message.merged_from !== from)
      rows.push({ kind: 'merged', key: `merged ${message.merged_from}`, number: message.merged_from });
    from = message.merged_from;
    const begins = dayOf(message.created_at) !== day;
    day = dayOf(message.created_at);
    if (begins) rows.push({ kind: 'day', key: dayKey(day), at: message.created_at });
    if (newFrom !== null && message.seq === newFrom) rows.push({ kind: 'new', key: 'new' });
    push(rows, message);
  }
  return rows;
}

function push(rows: ThreadRow[], message: Message) {
  const before = rows.at(-1);
  if (message.activity) {
    const handoff = before?.kind === 'activity' ? before.messages.at(-1) : undefined;
    if (before?.kind === 'activity' && handoff && isTakeoverOfHandoff(handoff, message)) before.messages.push(message);
    else rows.push({ kind: 'activity', key: keyOf(message), messages: [message] });
    return;
  }
  const joins = before?.kind === 'message' && isSameAuthor(before.message, message);
  if (joins) before.isLast = false;
  rows.push({ kind: 'message', key: keyOf(message), message, isFirst: !joins, isLast: true });
}
