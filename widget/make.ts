import type { ChatMessage, ChatState } from '@parley/contract/chat';
import type { PendingMessage } from './lib/outbox.ts';
import { createPending } from './lib/outbox.ts';

const uuid = (seq: number) => `0197f000-0000-7000-8000-${String(seq).padStart(12, '0')}`;

/** A message for a test; its id follows its position. */
export const makeMessage = (seq: number, message: Partial<ChatMessage> = {}): ChatMessage => ({
  id: uuid(seq),
  conversation_id: '0197f000-0000-7000-8000-00000000c0de',
  seq,
  client_id: null,
  author: 'ai',
  author_name: null,
  text: `Message ${seq}`,
  cards: [],
  attachments: [],
  quoted: null,
  status: 'sent',
  created_at: '2026-01-05T09:00:00.000Z',
  ...message,
});

export const makePending = (clientId: string, pending: Partial<PendingMessage> = {}): PendingMessage => ({
  ...createPending(clientId, `Message ${clientId}`, 0),
  ...pending,
});

export const makeState = (state: Partial<ChatState> = {}): ChatState => ({
  handler: 'ai',
  teammate: null,
  resolved: false,
  csat: { asked: false, score: null },
  ordered_checkouts: [],
  ...state,
});
