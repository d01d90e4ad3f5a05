import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import type { Run } from '@parley/contract/runs';

const uuid = (kind: string, number: number) => `0195b4f2-7c1e-7000-8000-${kind}${String(number).padStart(11, '0')}`;
export const madeAt = new Date(2026, 10, 20, 10, 0).toISOString();

/** A time that many minutes after ten o'clock on the sample day, in the local time of the test run. */
export const minute = (minutes: number) => new Date(Date.parse(madeAt) + minutes * 60_000).toISOString();

/** A conversation handled by the AI; `part` overrides fields. */
export function makeConversation(number: number, part: Partial<Conversation> = {}): Conversation {
  const name = part.customer_name ?? 'Yusuf Rossi';
  return {
    id: uuid('c', number),
    number,
    status: 'open',
    handler: 'ai',
    channel: 'website',
    priority: 'normal',
    subject: null,
    customer: { id: uuid('d', number), name, email: null },
    customer_name: name,
    assignee: null,
    team: null,
    brand: null,
    tags: [],
    unread: false,
    read_seq: 0,
    waiting_since: null,
    snoozed_until: null,
    pinned: false,
    muted: false,
    blocked: false,
    merged_into: null,
    erased: false,
    customer_text: null,
    last_message: { text: 'Where is my order?', author: 'customer', author_name: name, at: madeAt },
    reply_window: { open: true, closes_at: null, allowed: 'free' },
    csat: null,
    handoff: null,
    actions: ['reply', 'note', 'take_over', 'resolve', 'snooze', 'pend'],
    version: 1,
    created_at: madeAt,
    last_activity_at: madeAt,
    ...part,
  };
}

/** A handoff nobody has accepted yet. */
export const makeHandoff = (part: Partial<NonNullable<Conversation['handoff']>> = {}): NonNullable<Conversation['handoff']> => ({
  reason: 'customer_request',
  summary: '',
  requested_at: madeAt,
  accepted_at: null,
  by: null,
  ...part,
});

/** The customer's message at a position of conversation 1; `part` overrides fields. */
export function makeMessage(seq: number, part: Partial<Message> = {}): Message {
  return {
    id: uuid('a', seq),
    conversation_id: uuid('c', 1),
    seq,
    client_id: null,
    direction: 'in',
    author: 'customer',
    author_id: uuid('d', 1),
    author_name: 'Yusuf Rossi',
    text: `Message ${seq}`,
    cards: [],
    attachments: [],
    mentions: [],
    private: false,
    activity: null,
    merged_from: null,
    in_reply_to: null,
    quoted: null,
    status: 'delivered',
    error: null,
    ai: null,
    created_at: minute(seq),
    ...part,
  };
}

/** An activity at a position, such as a takeover. */
export const makeActivity = (seq: number, activity: Partial<NonNullable<Message['activity']>>, part: Partial<Message> = {}): Message =>
  makeMessage(seq, {
    author: 'system',
    author_id: null,
    author_name: null,
    direction: 'none',
    text: '',
    activity: { kind: 'taken_over', actor: null, reason: null, note: null, ...activity },
    ...part,
  });

export function makeRun(part: Partial<Run> = {}): Run {
  return {
    id: uuid('b', 1),
    conversation_id: uuid('c', 1),
    message_id: null,
    engine: 'builtin',
    model: 'builtin-1',
    config_version: 1,
    prompt_version: null,
    attempts: [],
    intent: 'track_order',
    decision: 'answer',
    reason: null,
    confidence: 0.9,
    sources: [],
    tools: [],
    tokens: { input: 10, cached: 0, cache_write: 0, output: 5, reasoning: 0 },
    cost: null,
    first_token_ms: null,
    total_ms: 51,
    started_at: madeAt,
    ...part,
  };
}
