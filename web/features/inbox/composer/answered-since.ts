import type { Message } from '@parley/contract/messages';

/** A colleague's latest answer to the customer since a draft was begun after position `after`, if there is one. */
export function answeredSince(messages: readonly Message[], after: number | null, myId: string): Message | undefined {
  if (after === null) return undefined;
  return messages.findLast(
    (message) =>
      message.seq > after && message.author === 'teammate' && message.direction === 'out' && !message.private && message.author_id !== myId,
  );
}
