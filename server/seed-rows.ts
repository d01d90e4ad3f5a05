import type { Card, Source } from '@parley/contract/messages';
import type { DemoConversation, DemoMessage } from './demo/records.ts';
import { newId } from './platform/lib/ids.ts';

/** The ids that a written conversation refers to by its records' names. */
export type References = {
  merchant: string;
  customer(externalId: string): { id: string; name: string };
  teammate(email: string): { id: string; name: string };
  productCard(externalId: string): Card;
  orderCard(externalId: string): Card;
  idOf(kind: string, externalId: string): string;
};
type Row = Record<string, unknown>;
export type ConversationRows = { id: string; conversation: Row; messages: Row[]; runs: Row[]; reads: Row[] };

/** Converts a written conversation into the rows that the product would have stored. */
export function rowsOf(written: DemoConversation, number: number, refs: References): ConversationRows {
  const id = newId();
  const customer = refs.customer(written.customer);
  let visible = 0;
  const runs: Row[] = [];
  const messages = written.messages.map((message, index) => {
    const shown = !message.private && !message.activity;
    const messageId = newId();
    const run = message.ai && runOf(message, messageId, id, index + 1, refs);
    if (run) runs.push(run);
    return {
      ...messageRow(message, customer, refs),
      id: messageId,
      merchant_id: refs.merchant,
      conversation_id: id,
      seq: index + 1,
      visible_seq: shown ? ++visible : null,
      run_id: run?.['id'] ?? null,
    };
  });
  const conversation = {
    ...conversationRow(written, customer, refs),
    id,
    merchant_id: refs.merchant,
    number,
    message_count: messages.length,
    visible_count: visible,
  };
  return { id, conversation, messages, runs, reads: readsOf(written, id, messages.length, refs) };
}

function conversationRow(written: DemoConversation, customer: { id: string; name: string }, refs: References): Row {
  const said = written.messages
    .map((message, index) => ({ ...message, seq: index + 1 }))
    .filter(({ activity, private: hidden }) => !activity && !hidden);
  const last = said.at(-1);
  const lastOfCustomer = said.findLast(({ author }) => author === 'customer');
  const answered = said.findLast(({ author }) => author !== 'customer');
  const waiting = written.status === 'open' && lastOfCustomer && (lastOfCustomer.seq > (answered?.seq ?? 0) || written.handler === 'none');
  const { handoff } = written;
  const takenAt = handoff?.accepted_after === undefined ? null : (written.messages[handoff.accepted_after]?.at ?? null);
  const assignee = written.assignee ? refs.teammate(written.assignee) : undefined;
  return {
    external_id: written.external_id,
    status: written.status,
    handler: written.handler,
    channel: written.channel,
    priority: written.priority,
    subject: written.subject,
    customer_id: customer.id,
    customer_name: customer.name,
    assignee_id: assignee?.id ?? null,
    waiting_since: waiting ? lastOfCustomer.at : null,
    snoozed_until: written.snoozed_until ?? null,
    last_activity_at: written.messages.at(-1)?.at ?? written.started_at,
    last_text: last?.text.slice(0, 500) ?? null,
    customer_text: lastOfCustomer?.text.slice(0, 500) ?? null,
    last_author: last?.author ?? null,
    last_author_name: last?.teammate ? refs.teammate(last.teammate).name : last?.author === 'customer' ? customer.name : null,
    last_at: last?.at ?? null,
    customer_seq: lastOfCustomer?.seq ?? 0,
    answered_seq:
      waiting && written.handler !== 'none'
        ? (said.findLast(({ author, seq }) => author === 'customer' && seq < (answered?.seq ?? 0))?.seq ?? 0)
        : (lastOfCustomer?.seq ?? 0),
    handoff_reason: handoff?.reason ?? null,
    handoff_summary: handoff?.summary ?? null,
    handoff_requested_at: handoff ? (written.messages[handoff.requested_after]?.at ?? written.started_at) : null,
    handoff_accepted_at: takenAt,
    handoff_by: takenAt ? (assignee?.id ?? null) : null,
    resolved_at: written.resolved_at ?? null,
    created_at: written.started_at,
    version: 1,
    verification_attempts: 0,
    ai_memory: {},
  };
}

function messageRow(message: DemoMessage, customer: { id: string; name: string }, refs: References): Row {
  const { author, activity } = message;
  const teammate = message.teammate ? refs.teammate(message.teammate) : undefined;
  const hidden = message.private ?? false;
  const cards = [message.product && refs.productCard(message.product), message.order && refs.orderCard(message.order)].filter(Boolean);
  return {
    client_id: null,
    direction: activity || hidden ? 'none' : author === 'customer' ? 'in' : 'out',
    author,
    author_id: author === 'customer' ? customer.id : (teammate?.id ?? null),
    author_name: author === 'customer' ? customer.name : (teammate?.name ?? null),
    text: message.text,
    cards,
    private: hidden,
    activity: activity ?? null,
    in_reply_to: null,
    status: activity || hidden ? 'sent' : author === 'customer' ? 'delivered' : message.read === false ? 'sent' : 'read',
    created_at: message.at,
    sent_at: message.at,
  };
}

function runOf({ ai, at }: DemoMessage, messageId: string, conversationId: string, seq: number, refs: References): Row | undefined {
  if (!ai) return undefined;
  const sources: Source[] = ai.sources.map(({ external_id, ...source }) => ({ ...source, id: refs.idOf(source.kind, external_id) }));
  return {
    merchant_id: refs.merchant,
    id: newId(),
    conversation_id: conversationId,
    message_id: messageId,
    trigger_seq: Math.max(1, seq - 1),
    engine: 'builtin',
    model: 'builtin-1',
    config_version: 1,
    intent: ai.intent,
    decision: ai.decision,
    reason: ai.reason ?? null,
    confidence: ai.confidence,
    sources,
    tools: ai.tools,
    tokens_input: 0,
    tokens_cached: 0,
    tokens_output: 0,
    tokens_reasoning: 0,
    cost_micros: null,
    first_token_ms: null,
    total_ms: ai.total_ms,
    started_at: at,
  };
}

/** Marks everything as read, except conversations that wait for the team. */
function readsOf(written: DemoConversation, conversationId: string, seq: number, refs: References): Row[] {
  if (written.unread_for || !written.assignee) return [];
  return [{ merchant_id: refs.merchant, conversation_id: conversationId, user_id: refs.teammate(written.assignee).id, seq }];
}
