import type { Conversation } from '@parley/contract/conversations';
import { type Principal, mayDo, permissionsHeld } from '@parley/contract/permissions';
import type { ChatMessage } from '@parley/contract/chat';
import type { Signal } from '@parley/contract/live';
import type { Message } from '@parley/contract/messages';
import { type Run, type Trace, trace as traceSchema } from '@parley/contract/runs';
import { maskDeep, maskEmail, maskName, maskText } from '../../../platform/lib/mask.ts';
import { presentAttachment, type StoredAttachment } from '../../account/files/index.ts';
import type { ListedConversation, PresentedMessage, Quoted, ThreadRow } from './list-store.ts';
import { actionsOn, isUnread } from './rules.ts';
import type { RunRow } from './run-store.ts';
import type { MessageRow } from './store.ts';
import { replyWindow } from './window.ts';

export type Viewer = { id: string } & Principal;
const has = (viewer: Viewer, permission: 'personal_data:read' | 'inbox:write') => mayDo(viewer, permission);
const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentConversation(row: ListedConversation, viewer: Viewer, now: Date): Conversation {
  const personal = has(viewer, 'personal_data:read');
  const held = { status: row.status, handler: row.handler };
  return {
    id: row.id,
    number: row.number,
    ...held,
    channel: row.channel,
    priority: row.priority,
    subject: row.subject,
    customer: {
      id: row.customer_id,
      name: personal ? row.customer_name : maskName(row.customer_name),
      email: personal ? row.customer_email : maskEmail(row.customer_email),
    },
    customer_name: personal ? row.customer_name : maskName(row.customer_name),
    assignee: row.assignee_id ? { id: row.assignee_id, name: row.assignee_name ?? '' } : null,
    team: row.team_id ? { id: row.team_id, name: row.team_name ?? '' } : null,
    brand: row.brand_id ? { id: row.brand_id, name: row.brand_name ?? '' } : null,
    tags: row.tags ?? [],
    unread: isUnread({ ...held, customerSeq: row.customer_seq, muted: row.muted_at !== null }, row.read_seq),
    read_seq: row.read_seq,
    waiting_since: iso(row.waiting_since),
    snoozed_until: iso(row.snoozed_until),
    pinned: row.pinned,
    muted: row.muted_at !== null,
    blocked: row.customer_blocked_at !== null,
    merged_into: row.merged_into_id ? { id: row.merged_into_id, number: row.merged_into_number ?? 0 } : null,
    erased: row.erased_at !== null,
    last_message:
      row.last_at && row.last_author
        ? {
            text: personal ? (row.last_text ?? '') : maskText(row.last_text ?? ''),
            author: row.last_author as Message['author'],
            author_name: personal || row.last_author !== 'customer' ? row.last_author_name : maskName(row.last_author_name ?? ''),
            at: row.last_at.toISOString(),
          }
        : null,
    customer_text: personal ? row.customer_text : row.customer_text && maskText(row.customer_text),
    reply_window: replyWindow(row.channel, row.customer_at, now),
    csat: row.csat_asked_at
      ? {
          score: row.csat_score,
          remark: personal ? row.csat_remark : row.csat_remark && maskText(row.csat_remark),
          asked_at: row.csat_asked_at.toISOString(),
          answered_at: iso(row.csat_answered_at),
        }
      : null,
    handoff:
      row.handoff_reason && row.handoff_requested_at
        ? {
            reason: row.handoff_reason as NonNullable<Conversation['handoff']>['reason'],
            summary: personal ? (row.handoff_summary ?? '') : maskText(row.handoff_summary ?? ''),
            requested_at: row.handoff_requested_at.toISOString(),
            accepted_at: iso(row.handoff_accepted_at),
            by: row.handoff_by ? { id: row.handoff_by, name: row.handoff_by_name ?? '' } : null,
          }
        : null,
    actions: actionsOn(
      { ...held, mine: row.assignee_id === viewer.id, merged: row.merged_into_id !== null || row.erased_at !== null },
      { mayWrite: has(viewer, 'inbox:write'), aiEnabled: row.ai_enabled },
    ),
    version: row.version,
    created_at: row.created_at.toISOString(),
    last_activity_at: row.last_activity_at.toISOString(),
  };
}

/** Micro-dollars to dollars. null stays null, because an unknown price is not free. */
export const toCost = (micros: number | null) => (micros === null ? null : (micros / 1_000_000).toFixed(6));

/** Data shown with a message but stored elsewhere: its AI run and the message it replies to. */
export type Beside = { run?: ThreadRow['run']; quoted?: Quoted | null };
const attachmentsOf = (row: Pick<MessageRow, 'attachments'>) =>
  (row.attachments as StoredAttachment[]).map((file) => presentAttachment(file));

export function presentMessage(row: PresentedMessage, { run = null, quoted = null }: Beside = {}, viewer?: Viewer): Message {
  const personal = viewer === undefined || has(viewer, 'personal_data:read');
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    client_id: row.client_id,
    direction: row.direction,
    author: row.author,
    author_id: row.author_id,
    author_name: personal || row.author !== 'customer' ? row.author_name : maskName(row.author_name ?? ''),
    text: personal ? row.text : maskText(row.text),
    cards: row.cards as Message['cards'],
    attachments: attachmentsOf(row),
    mentions: row.mentions,
    private: row.private,
    activity: personal ? (row.activity as Message['activity']) : maskActivity(row.activity as Message['activity']),
    merged_from: row.merged_from,
    in_reply_to: row.in_reply_to,
    quoted: quoted && {
      author_name: personal || quoted.author !== 'customer' ? quoted.author_name : maskName(quoted.author_name ?? ''),
      text: personal ? quoted.text : maskText(quoted.text),
    },
    status: row.status,
    error: row.error,
    ai:
      row.run_id && run
        ? {
            run_id: row.run_id,
            engine: run.engine,
            model: run.model,
            confidence: run.confidence,
            sources: (personal ? run.sources : maskDeep(run.sources)) as NonNullable<Message['ai']>['sources'],
            total_ms: run.total_ms,
            cost: toCost(run.cost_micros),
          }
        : null,
    suggested_from: (personal ? (row.suggested_from ?? []) : maskDeep(row.suggested_from ?? [])) as Message['suggested_from'],
    created_at: row.created_at.toISOString(),
  };
}

/** A signal for this teammate: message text is masked for roles that can't read personal data. */
export function presentForViewer(signal: Signal, viewer: Viewer): Signal | undefined {
  if (permissionsHeld(viewer).length === 0) return undefined;
  if ('for' in signal && signal.for && !signal.for.includes(viewer.id)) return undefined;
  if (mayDo(viewer, 'personal_data:read')) return signal;
  // The last word of streaming text may be the beginning of an incomplete address.
  if (signal.type === 'ai_text') return { ...signal, text: maskText(signal.done ? signal.text : signal.text.replace(/\S*$/, '')) };
  if (signal.type !== 'message') return signal;
  const { message } = signal;
  const author_name = message.author === 'customer' && message.author_name ? maskName(message.author_name) : message.author_name;
  const ai = message.ai && { ...message.ai, sources: maskDeep(message.ai.sources) };
  const quoted = message.quoted && {
    author_name: message.quoted.author_name && maskName(message.quoted.author_name),
    text: maskText(message.quoted.text),
  };
  return {
    ...signal,
    message: {
      ...message,
      author_name,
      text: maskText(message.text),
      activity: maskActivity(message.activity),
      ai,
      suggested_from: maskDeep(message.suggested_from),
      quoted,
    },
  };
}

/** An activity line names the teammate who acted; a verification names the customer. */
const maskActivity = (activity: Message['activity']): Message['activity'] =>
  activity && {
    ...activity,
    actor: activity.kind === 'verified' && activity.actor ? maskName(activity.actor) : activity.actor,
    note: activity.note && maskText(activity.note),
  };

/** The customer's view of a message, without notes, activity or evidence. */
export function presentForCustomer(row: MessageRow, quoted: Quoted | null = null): ChatMessage | undefined {
  if (row.visible_seq === null || row.private || row.activity) return undefined;
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    seq: row.visible_seq,
    client_id: row.client_id,
    author: row.author,
    author_name: row.author === 'teammate' ? row.author_name : null,
    text: row.text,
    cards: row.cards as ChatMessage['cards'],
    attachments: attachmentsOf(row),
    quoted: quoted && !quoted.private ? { author_name: quoted.author === 'teammate' ? quoted.author_name : null, text: quoted.text } : null,
    status: row.status,
    created_at: (row.sent_at ?? row.created_at).toISOString(),
  };
}

/** Masks the sources, and leaves of each tool call only that it was made: its words may name the customer anywhere. */
export const maskRun = (run: Run): Run => ({
  ...run,
  sources: maskDeep(run.sources),
  tools: run.tools.map((call) => ({ ...call, arguments: {}, summary: call.name.replaceAll('_', ' ') })),
});

const hidden = (words: readonly string[]) => words.map(() => '•••');
/** Leaves what was weighed: of the customer's words only how many, and nothing of what the engine remembers about them. */
export const maskTrace = ({ read, ground, skills }: Trace): Trace => ({
  read: read && {
    ...read,
    clauses: read.clauses.map((clause) => ({ ...clause, text: maskText(clause.text) })),
    words: hidden(read.words),
    unexplained: hidden(read.unexplained),
  },
  ground,
  state: null,
  skills: skills.map((one) => ({ ...one, explains: hidden(one.explains) })),
});

const noTrace: Trace = { read: null, ground: null, state: null, skills: [] };
/** A trace as stored with a run. One of an unknown shape, from another version of the engine, counts as none. */
export const presentTrace = ({ trace, memory }: { trace: unknown; memory: unknown }): Trace => {
  const state = traceSchema.shape.state.safeParse(memory).data ?? null;
  const found = trace === null ? undefined : traceSchema.omit({ state: true }).safeParse(trace).data;
  return { ...noTrace, ...found, state };
};

export function presentRun(row: RunRow): Run {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    message_id: row.message_id,
    engine: row.engine,
    model: row.model,
    config_version: row.config_version,
    prompt_version: row.prompt_version,
    attempts: row.attempts as Run['attempts'],
    intent: row.intent,
    decision: row.decision,
    reason: row.reason as Run['reason'],
    confidence: row.confidence,
    sources: row.sources as Run['sources'],
    tools: row.tools as Run['tools'],
    tokens: {
      input: row.tokens_input,
      cached: row.tokens_cached,
      cache_write: row.tokens_cache_write,
      output: row.tokens_output,
      reasoning: row.tokens_reasoning,
    },
    cost: toCost(row.cost_micros),
    first_token_ms: row.first_token_ms,
    total_ms: row.total_ms,
    started_at: row.started_at.toISOString(),
  };
}
