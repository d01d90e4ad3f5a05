import type { Message, MessageStatus } from '@parley/contract/messages';

/** Delivery only moves forward; pages and signals overtake each other on the way here. */
const progress: Record<MessageStatus, number> = { queued: 0, sending: 1, sent: 2, delivered: 3, read: 4, failed: 5, cancelled: 5 };

/** What is further along wins; a signal about a status may come without the evidence a page brought. */
function further(known: Message, other: Message): Message {
  const [ahead, behind] = progress[other.status] > progress[known.status] ? [other, known] : [known, other];
  return ahead.ai === null && behind.ai !== null ? { ...ahead, ai: behind.ai } : ahead;
}

/** One thread from all that is known of it: each message once, by position. */
export function mergeMessages(...lists: readonly (readonly Message[])[]): Message[] {
  const thread = new Map<string, Message>();
  for (const message of lists.flat()) {
    const known = thread.get(message.id);
    thread.set(message.id, known ? further(known, message) : message);
  }
  return [...thread.values()].sort((a, b) => a.seq - b.seq);
}

/** The position after which a message is missing, since positions have no gaps; null when the thread is whole. */
export function findGap(messages: readonly Message[]): number | null {
  const behind = messages.find((message, index) => index > 0 && message.seq - (messages[index - 1]?.seq ?? message.seq) > 1);
  return behind ? (messages[messages.indexOf(behind) - 1]?.seq ?? null) : null;
}
