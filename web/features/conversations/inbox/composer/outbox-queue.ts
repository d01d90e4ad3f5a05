import type { ConversationStatus } from '@parley/contract/conversations';
import type { Attachment } from '@parley/contract/files';
import type { Source } from '@parley/contract/messages';
import type { DraftCard } from './drafts.ts';

/** What a teammate wants to send. */
export type Content = {
  text: string;
  private: boolean;
  reply_to: { id: string; author: string; text: string } | null;
  attachments: readonly Attachment[];
  cards: readonly DraftCard[];
  mentions: readonly string[];
  /** The sources of the AI's suggestion that the text was written from. Missing in a queue of an earlier version. */
  suggested_from?: readonly Source[];
  /** Resolve the conversation as soon as the message is stored. */
  resolves: boolean;
};

/** What the person saw of the conversation: the thread's last position, and its status. */
export type Seen = { seq: number; status: ConversationStatus };

/** A message written here that the server has not stored yet. */
export type Outgoing = Content & {
  client_id: string;
  conversation_id: string;
  written_at: string;
  /** The server's reason when it refused; null while the message is on its way. */
  refused: string | null;
  /** It was sent and got no answer, so it may have arrived: it is only ever sent again unchanged, under the same client_id. */
  may_be_there?: boolean;
  /** What its author saw when they wrote it. Missing in a queue of an earlier version. */
  seen?: Seen;
  /** It waited for the network, so the conversation may have gone on without its author. */
  waited?: boolean;
  /** It was held back because the conversation went on: its author decides. */
  outrun?: boolean;
};
export type Queue = readonly Outgoing[];

const isText = (value: unknown) => typeof value === 'string';

function isOutgoing(value: unknown): value is Outgoing {
  if (typeof value !== 'object' || value === null) return false;
  const entry: Partial<Record<keyof Outgoing, unknown>> = value;
  const texts = [entry.client_id, entry.conversation_id, entry.text, entry.written_at];
  const lists = [entry.attachments, entry.cards, entry.mentions];
  const flags = [entry.private, entry.resolves];
  return (
    texts.every(isText) &&
    lists.every(Array.isArray) &&
    flags.every((flag) => typeof flag === 'boolean') &&
    (entry.refused === null || isText(entry.refused))
  );
}

/** Parses the stored queue and leaves out unreadable messages. */
export function parseQueue(stored: string | null): Outgoing[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isOutgoing) : [];
  } catch {
    return [];
  }
}

const change = (queue: Queue, clientId: string, part: Partial<Outgoing>): Queue =>
  queue.map((entry) => (entry.client_id === clientId ? { ...entry, ...part } : entry));

export const addEntry = (queue: Queue, entry: Outgoing): Queue => [...queue, entry];
export const dropEntry = (queue: Queue, clientId: string): Queue => queue.filter((entry) => entry.client_id !== clientId);
/** `mayBeThere`: unknown whether it arrived; false when the server said it was not stored. */
export const refuseEntry = (queue: Queue, clientId: string, why: string, mayBeThere: boolean): Queue =>
  change(queue, clientId, { refused: why, may_be_there: mayBeThere });
/** Not sent, since the conversation went on: `seen` is what the author sees by now. */
export const outrunEntry = (queue: Queue, clientId: string, why: string, seen: Seen): Queue =>
  change(queue, clientId, { refused: why, may_be_there: false, outrun: true, seen });
export const leaveEntry = (queue: Queue, clientId: string): Queue => change(queue, clientId, { may_be_there: true });
export const waitEntry = (queue: Queue, clientId: string): Queue => change(queue, clientId, { waited: true });
/** The person has read why it was held back or refused, and sends it all the same. */
export const retryEntry = (queue: Queue, clientId: string): Queue =>
  change(queue, clientId, { refused: null, waited: false, outrun: false });

/** The next message to send in a conversation; a refused message waits for the person and blocks no other. */
export const nextEntry = (queue: Queue, conversationId: string): Outgoing | undefined =>
  queue.find((entry) => entry.conversation_id === conversationId && entry.refused === null);

/** The conversations that have a message to send. */
export const waitingConversations = (queue: Queue): string[] => [
  ...new Set(queue.filter((entry) => entry.refused === null).map((entry) => entry.conversation_id)),
];
