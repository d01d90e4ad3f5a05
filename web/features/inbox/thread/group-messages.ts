import type { Message } from '@parley/contract/messages';

export type ThreadItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'activity'; key: string; messages: Message[] }
  | { kind: 'group'; key: string; messages: Message[] };

const together = 5 * 60_000;
const dayOf = (at: string) => new Date(at).toDateString();

/** A message written here keeps its key when the stored one takes its place, so that nothing blinks. */
export const keyOf = (message: Message) => message.client_id ?? message.id;

const sameVoice = (a: Message, b: Message) =>
  a.author === b.author &&
  a.author_id === b.author_id &&
  a.private === b.private &&
  Date.parse(b.created_at) - Date.parse(a.created_at) < together;

/** Asking for a person and that person coming is one story, so it is one line. */
const sameStory = (a: Message, b: Message) => a.activity?.kind === 'handoff_requested' && b.activity?.kind === 'taken_over';

function joins(item: ThreadItem | undefined, message: Message) {
  if (item === undefined || item.kind === 'day') return false;
  const last = item.messages.at(-1);
  if (last === undefined || dayOf(last.created_at) !== dayOf(message.created_at)) return false;
  if (item.kind === 'activity') return sameStory(last, message);
  return message.activity === null && sameVoice(last, message);
}

/** The thread as it is read: a line per day, what happened between, and what one person said in one go. */
export function groupMessages(messages: readonly Message[]): ThreadItem[] {
  const items: ThreadItem[] = [];
  let day = '';
  for (const message of messages) {
    if (dayOf(message.created_at) !== day) {
      day = dayOf(message.created_at);
      items.push({ kind: 'day', key: day, at: message.created_at });
    }
    const last = items.at(-1);
    if (last !== undefined && last.kind !== 'day' && joins(last, message)) last.messages.push(message);
    else items.push({ kind: message.activity ? 'activity' : 'group', key: keyOf(message), messages: [message] });
  }
  return items;
}
