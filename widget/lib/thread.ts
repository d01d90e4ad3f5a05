import type { ChatMessage } from '@parley/contract/chat';

type Messages = readonly ChatMessage[];
const rank: Record<ChatMessage['status'], number> = { queued: 0, sending: 1, sent: 2, delivered: 3, read: 4, failed: 5, cancelled: 5 };

/** Merges new messages into the thread, by `seq`; each message once, its status only forward. Returns the same array when nothing is new. */
export function mergeMessages(known: Messages, arrived: Messages): Messages {
  const byId = new Map(known.map((message) => [message.id, message]));
  let changed = false;
  for (const message of arrived) {
    const old = byId.get(message.id);
    if (old && rank[old.status] >= rank[message.status]) continue;
    byId.set(message.id, message);
    changed = true;
  }
  return changed ? [...byId.values()].sort((a, b) => a.seq - b.seq) : known;
}

/** Does this message show that the thread is another one, because the conversation was restarted or merged? */
export const contradicts = (known: Messages, arrived: Messages): boolean =>
  known[0] !== undefined && arrived.some((message) => message.conversation_id !== known[0]?.conversation_id);

/** Messages that the visitor has neither seen nor written. */
export const countUnread = (messages: Messages, seen: number): number =>
  messages.filter(({ seq, status, author }) => seq > seen && status !== 'cancelled' && status !== 'read' && isAddressed(author)).length;

export const lastSeq = (messages: Messages): number => messages.at(-1)?.seq ?? 0;

const isAddressed = (author: ChatMessage['author']) => author !== 'customer' && author !== 'system';
