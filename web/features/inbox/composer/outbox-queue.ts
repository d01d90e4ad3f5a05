/** What was written here and is not yet stored there. */
export type Outgoing = {
  client_id: string;
  conversation_id: string;
  text: string;
  private: boolean;
  written_at: string;
  /** The server's sentence when it refused; null while the message is on its way. */
  refused: string | null;
};
export type Queue = readonly Outgoing[];

const isText = (value: unknown) => typeof value === 'string';

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Partial<Record<keyof Outgoing, unknown>> = value;
  const texts = [entry.client_id, entry.conversation_id, entry.text, entry.written_at];
  return texts.every(isText) && typeof entry.private === 'boolean' && (entry.refused === null || isText(entry.refused));
}

/** The queue as it was stored; what cannot be read is no message and is left out. */
export function parseQueue(stored: string | null): Outgoing[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

const change = (queue: Queue, clientId: string, refused: string | null) =>
  queue.map((entry) => (entry.client_id === clientId ? { ...entry, refused } : entry));

export const addEntry = (queue: Queue, entry: Outgoing): Queue => [...queue, entry];
export const dropEntry = (queue: Queue, clientId: string): Queue => queue.filter((entry) => entry.client_id !== clientId);
export const refuseEntry = (queue: Queue, clientId: string, why: string): Queue => change(queue, clientId, why);
export const retryEntry = (queue: Queue, clientId: string): Queue => change(queue, clientId, null);

/** What goes out next in a conversation; a refused message waits for the person and holds nobody up. */
export const nextEntry = (queue: Queue, conversationId: string): Outgoing | undefined =>
  queue.find((entry) => entry.conversation_id === conversationId && entry.refused === null);

/** The conversations that have something to send. */
export const waitingConversations = (queue: Queue): string[] => [
  ...new Set(queue.filter((entry) => entry.refused === null).map((entry) => entry.conversation_id)),
];
