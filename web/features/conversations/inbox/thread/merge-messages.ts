import type { Message, MessageStatus } from '@parley/contract/messages';

/** Delivery only moves forward, because pages and signals can arrive in any order. */
const progress: Record<MessageStatus, number> = { queued: 0, sending: 1, sent: 2, delivered: 3, read: 4, failed: 5, cancelled: 5 };

/** The later status wins; a status signal may lack the evidence of a page, and a later read has fresher file addresses. */
function further(known: Message, other: Message): Message {
  const [ahead, behind] = progress[other.status] > progress[known.status] ? [other, known] : [known, other];
  const ai = ahead.ai ?? behind.ai;
  const { attachments } = hasOtherAddress(known, other) ? other : ahead;
  return ai === ahead.ai && attachments === ahead.attachments ? ahead : { ...ahead, ai, attachments };
}

const hasOtherAddress = (a: Message, b: Message) => b.attachments.some(({ url }, index) => url !== a.attachments[index]?.url);

/** Merges every known version into one thread: each message once, by position. */
export function mergeMessages(...lists: readonly (readonly Message[])[]): Message[] {
  const thread = new Map<string, Message>();
  for (const message of lists.flat()) {
    const known = thread.get(message.id);
    thread.set(message.id, known ? further(known, message) : message);
  }
  return [...thread.values()].sort((a, b) => a.seq - b.seq);
}

/** The position after which a message is missing, since positions have no gaps; null when the thread is complete. */
export function findGap(messages: readonly Message[]): number | null {
  for (let index = 1; index < messages.length; index += 1) {
    const before = messages[index - 1]?.seq ?? 0;
    if ((messages[index]?.seq ?? before) - before > 1) return before;
  }
  return null;
}
