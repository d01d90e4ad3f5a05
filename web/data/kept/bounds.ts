/** What the bounds need to know of a record: when its answer came, its size in characters, and the conversation it is about. */
export type Facts = { key: string; at: number; size: number; conversation: string | null };

export const maxAge = 7 * 24 * 60 * 60_000;
const maxConversations = 30;
const maxLists = 8;
/** A character takes one or two bytes, so this stays below 10 MB. */
const maxSize = 5_000_000;

/** The records to remove: those that are too old, of more conversations or lists than are kept, or the oldest beyond the size. */
export function beyondBounds(records: readonly Facts[], now: number): string[] {
  const newestFirst = [...records].sort((a, b) => b.at - a.at);
  const conversations = new Set<string>();
  let lists = 0;
  let size = 0;
  const removed: string[] = [];
  for (const { key, at, size: own, conversation } of newestFirst) {
    if (conversation === null) lists += 1;
    else conversations.add(conversation);
    const isKept =
      now - at < maxAge && size + own <= maxSize && (conversation === null ? lists <= maxLists : conversations.size <= maxConversations);
    if (isKept) size += own;
    else removed.push(key);
  }
  return removed;
}
