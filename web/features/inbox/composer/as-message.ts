import type { Message } from '@parley/contract/messages';
import type { Me } from '../me.ts';
import type { Outgoing } from './outbox-queue.ts';

/** What was written here, in the shape of the thread, until the stored message takes its place under the same client_id. */
export function asMessage(entry: Outgoing, me: Me): Message {
  return {
    id: entry.client_id,
    conversation_id: entry.conversation_id,
    seq: 0,
    client_id: entry.client_id,
    direction: entry.private ? 'none' : 'out',
    author: 'teammate',
    author_id: me.id,
    author_name: me.name,
    text: entry.text,
    // A card is what the server shows of a product; until then its state line names it.
    cards: [],
    attachments: [...entry.attachments],
    mentions: [...entry.mentions],
    private: entry.private,
    activity: null,
    merged_from: null,
    in_reply_to: entry.reply_to?.id ?? null,
    quoted: entry.reply_to && { author_name: entry.reply_to.author, text: entry.reply_to.text },
    status: entry.refused === null ? 'queued' : 'failed',
    error: entry.refused,
    ai: null,
    created_at: entry.written_at,
  };
}

/** What is not in the thread yet, whichever of the answer and the stream came first. */
export function stillOutgoing(entries: readonly Outgoing[], messages: readonly Message[]): readonly Outgoing[] {
  const stored = new Set(messages.map((message) => message.client_id));
  return entries.filter((entry) => !stored.has(entry.client_id));
}
