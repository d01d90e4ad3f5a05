import type { Channel } from '@parley/contract/channels';
import type { Audience } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { type Waiting, waitingColumns, waitingIn } from './waiting-store.ts';

/** One message as the AI reads it. `note` is a teammate's note left when returning the conversation to the AI. */
export type Turn = { seq: number; author: 'customer' | 'ai' | 'teammate' | 'system'; text: string; at: Date; note?: boolean };
export type AnswerTask = {
  conversationId: string;
  audience: Audience;
  customerId: string;
  customerName: string;
  verifiedCustomerId: string | null;
  verificationAttempts: number;
  memory: unknown;
  channel: Channel;
  customerAt: Date | null;
  upto: number;
  typingUntil: Date | null;
  burstStartedAt: Date | null;
  /** The handoff that the customer waits in; null while the AI handles the conversation. */
  waiting: Waiting | null;
  turns: Turn[];
  shop: {
    name: string;
    currency: string;
    timeZone: string;
    locale: string;
    aiEnabled: boolean;
    confidenceThreshold: number;
    verification: 'email_code' | 'order_and_email' | 'name_and_postcode';
    configVersion: number;
    debounceMs: number;
  };
};

/** The latest messages that fit into an answer's context. */
const turnsRead = 60;

export async function readTask(db: Reader, conversationId: string): Promise<AnswerTask | undefined> {
  const row = await db
    .selectFrom('conversations as c')
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .innerJoin('directory.merchants as m', 'm.id', 'c.merchant_id')
    .select([
      'c.team_id',
      'c.assignee_id',
      'c.brand_id',
      'c.customer_id',
      'c.customer_name',
      'c.verified_customer_id',
      'c.verification_attempts',
      'c.ai_memory',
      'c.channel',
      'c.customer_at',
      'c.customer_typing_until',
      'c.burst_started_at',
      'm.name',
      's.currency',
      's.time_zone',
      's.locale',
      's.ai_enabled',
      's.ai_confidence_threshold',
      's.ai_verification',
      's.version',
      's.ai_debounce_ms',
    ])
    .select(waitingColumns.map((name) => `c.${name}` as const))
    .where('c.id', '=', conversationId)
    .executeTakeFirst();
  if (!row) return undefined;
  const waiting = (await waitingIn(db, row)) ?? null;
  if (!waiting && (row.handler !== 'ai' || row.answered_seq >= row.customer_seq)) return undefined;
  return {
    conversationId: row.id,
    audience: { team_id: row.team_id, assignee_id: row.assignee_id, brand_id: row.brand_id },
    customerId: row.customer_id,
    customerName: row.customer_name,
    verifiedCustomerId: row.verified_customer_id,
    verificationAttempts: row.verification_attempts,
    memory: row.ai_memory,
    channel: row.channel,
    customerAt: row.customer_at,
    upto: row.customer_seq,
    typingUntil: row.customer_typing_until,
    burstStartedAt: row.burst_started_at,
    waiting,
    turns: await readTurns(db, conversationId),
    shop: {
      name: row.name,
      currency: row.currency,
      timeZone: row.time_zone,
      locale: row.locale,
      aiEnabled: row.ai_enabled,
      confidenceThreshold: row.ai_confidence_threshold,
      verification: row.ai_verification,
      configVersion: row.version,
      debounceMs: row.ai_debounce_ms,
    },
  };
}

/** The conversation as the AI reads it, up to a message: without cancelled messages, and without private notes except those left for the AI. */
export async function readTurns(db: Reader, conversationId: string, upto?: number): Promise<Turn[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['seq', 'author', 'text', 'attachments', 'created_at', 'private', 'activity'])
    .where('conversation_id', '=', conversationId)
    .where('status', 'not in', ['cancelled', 'failed'])
    .$if(upto !== undefined, (query) => query.where('seq', '<=', upto ?? 0))
    .orderBy('seq', 'desc')
    .limit(turnsRead)
    .execute();
  return rows.reverse().flatMap((row): Turn[] => {
    const activity = row.activity as { kind: string; note: string | null } | null;
    if (activity)
      return activity.kind === 'returned_to_ai'
        ? [{ seq: row.seq, author: 'teammate', text: activity.note ?? '', at: row.created_at, note: true }]
        : [];
    const text = row.text || fileNames(row.attachments);
    if (row.private || text === '') return [];
    return [{ seq: row.seq, author: row.author as Turn['author'], text, at: row.created_at }];
  });
}

/** For a message without text, the AI reads a description of its content. */
const fileNames = (attachments: unknown) => (attachments as { name: string }[]).map(({ name }) => `[${name}]`).join(' ');
