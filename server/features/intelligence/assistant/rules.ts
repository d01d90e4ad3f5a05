import type { HandoffReason } from '@parley/contract/conversations';

/** Intents that state no fact and need no source: courtesies and questions about the assistant. */
const courtesies = ['greeting', 'thanks', 'goodbye', 'out_of_scope', 'bot_question', 'capabilities'];

type Proposal = {
  decision: 'answer' | 'ask' | 'hand_off';
  text: string;
  confidence: number;
  intent: string | null;
  reason?: HandoffReason;
  /** States no fact of the shop. */
  courtesy?: boolean;
};
export type Verdict = { decision: 'answer' | 'ask' } | { decision: 'hand_off'; reason: HandoffReason };

/** Whether a proposed answer may be sent: a fact needs a source that was read, and enough confidence. */
export function judge(proposal: Proposal, evidence: number, threshold: number): Verdict {
  const { decision, text, confidence, intent, reason, courtesy } = proposal;
  if (decision === 'hand_off') return { decision, reason: reason ?? 'low_confidence' };
  if (text.trim() === '') return { decision: 'hand_off', reason: 'low_confidence' };
  if (courtesy || decision === 'ask' || (intent !== null && courtesies.includes(intent))) return { decision };
  if (evidence === 0) return { decision: 'hand_off', reason: 'missing_knowledge' };
  return confidence < threshold ? { decision: 'hand_off', reason: 'low_confidence' } : { decision };
}

/** In milliseconds; a burst is answered after this even if the customer keeps typing. */
const longestBurst = 8000;

/** When to check again because the customer is still typing; undefined when it is time to answer. */
export function waitUntil(
  { typingUntil, burstStartedAt }: { typingUntil: Date | null; burstStartedAt: Date | null },
  now: Date,
): Date | undefined {
  if (!typingUntil || typingUntil <= now || !burstStartedAt) return undefined;
  const end = burstStartedAt.getTime() + longestBurst;
  return end <= now.getTime() ? undefined : typingUntil.getTime() < end ? typingUntil : new Date(end);
}

type Quiet = {
  status: string;
  handler: string;
  merged_into_id: string | null;
  ai_asked: boolean;
  customer_seq: number;
  answered_seq: number;
  first_ai_reply_at: Date | null;
  last_author: string | null;
  last_at: Date | null;
};
/** When a quiet conversation counts as resolved by the AI; undefined when it never does. */
export function resolvesAt(c: Quiet, hours: number): Date | undefined {
  const isTheAis = c.handler === 'ai' && c.merged_into_id === null && (c.status === 'open' || c.status === 'pending');
  const isAnswered = c.first_ai_reply_at !== null && c.last_author === 'ai' && c.customer_seq <= c.answered_seq && !c.ai_asked;
  return hours > 0 && isTheAis && isAnswered && c.last_at ? new Date(c.last_at.getTime() + hours * 3_600_000) : undefined;
}

/** Whether an answer gave no help: a courtesy, or an excluded topic. */
export const meantNothing = ({ intent, model }: { intent: string | null; model: string }) =>
  model === topicsModel || (intent !== null && courtesies.includes(intent));
/** The model name of runs decided by excluded topics. */
export const topicsModel = 'topics';
