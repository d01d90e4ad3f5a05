import type { HandoffReason } from '@parley/contract/conversations';

/** Words that rest on no source because they state no fact: courtesies, what the assistant is, what it is for. */
const courtesies = ['greeting', 'thanks', 'goodbye', 'out_of_scope', 'bot_question', 'capabilities'];

type Proposal = {
  decision: 'answer' | 'ask' | 'hand_over';
  text: string;
  confidence: number;
  intent: string | null;
  reason?: HandoffReason;
};
export type Verdict = { decision: 'answer' | 'ask' } | { decision: 'hand_over'; reason: HandoffReason };

/** Whether what an engine wants to say may be said: a fact needs a source that was read, and enough confidence. */
export function judge(proposal: Proposal, evidence: number, threshold: number): Verdict {
  const { decision, text, confidence, intent, reason } = proposal;
  if (decision === 'hand_over') return { decision, reason: reason ?? 'low_confidence' };
  if (text.trim() === '') return { decision: 'hand_over', reason: 'low_confidence' };
  if (decision === 'ask' || (intent !== null && courtesies.includes(intent))) return { decision };
  if (evidence === 0) return { decision: 'hand_over', reason: 'missing_knowledge' };
  return confidence < threshold ? { decision: 'hand_over', reason: 'low_confidence' } : { decision };
}

/** In milliseconds: however long a customer keeps typing, a burst is answered after this. */
const longestBurst = 8000;

/** When to look again because the customer is still typing; undefined when it is time to answer. */
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
/** When a conversation counts as resolved by the AI because nobody wrote any more; undefined when it does not, whatever comes. */
export function resolvesAt(c: Quiet, hours: number): Date | undefined {
  const isTheAis = c.handler === 'ai' && c.merged_into_id === null && (c.status === 'open' || c.status === 'pending');
  const isAnswered = c.first_ai_reply_at !== null && c.last_author === 'ai' && c.customer_seq <= c.answered_seq && !c.ai_asked;
  return hours > 0 && isTheAis && isAnswered && c.last_at ? new Date(c.last_at.getTime() + hours * 3_600_000) : undefined;
}

/** Words that helped with nothing: a courtesy, or that the AI keeps out of a topic. */
export const meantNothing = ({ intent, model }: { intent: string | null; model: string }) =>
  model === topicsModel || (intent !== null && courtesies.includes(intent));
/** What a run is called in which the shop's topics decided. */
export const topicsModel = 'topics';
