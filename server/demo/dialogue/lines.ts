// The lines of a dialogue, and the helpers that write them.
import type { HandoffReason } from '@parley/contract/conversations';
import type { Activity, Source } from '@parley/contract/messages';

/** A source the AI read, and the tool it used. */
export type Read = {
  source: { kind: Source['kind']; external_id: string; title: string; score: number; excerpt: string } | null;
  tool: { name: string; arguments: Record<string, string>; ok: boolean; summary: string; ms: number };
};

type Shown = { product?: string; order?: boolean };
export type Line =
  | { by: 'customer'; text: string; after: number }
  | ({
      by: 'ai';
      text: string;
      decision: 'answer' | 'ask' | 'hand_off';
      intent: string | null;
      reads: Read[];
      reason?: HandoffReason;
    } & Shown)
  | ({ by: 'teammate'; text: string; private: boolean } & Shown)
  | { by: 'system'; kind: Activity['kind']; reason: string | null; note: string | null };

/** A customer message, after a pause in milliseconds if it is a long one. */
export const says = (text: string, after = 0): Line => ({ by: 'customer', text, after });

export const answers = (text: string, reads: Read[] = [], more: Shown & { intent?: string } = {}): Line => {
  const { intent = null, ...shown } = more;
  return { by: 'ai', text, decision: 'answer', intent, reads, ...shown };
};

/** The AI asks for missing information. */
export const asks = (text: string, reads: Read[] = []): Line => ({ by: 'ai', text, decision: 'ask', intent: null, reads });

/** The AI hands off, with its text to the customer and its summary for the team. */
export const handsOver = (reason: HandoffReason, text: string, summary: string, reads: Read[] = []): Line[] => [
  {
    by: 'ai',
    text,
    decision: 'hand_off',
    intent: null,
    reads: [
      ...reads,
      {
        source: null,
        tool: { name: 'hand_off', arguments: { reason, summary }, ok: true, summary: `Requested a handoff: ${summary}`, ms: 4 },
      },
    ],
    reason,
  },
  { by: 'system', kind: 'handoff_requested', reason, note: summary },
];

/** A teammate takes over. */
export const takes = (): Line => ({ by: 'system', kind: 'taken_over', reason: null, note: null });
export const writes = (text: string, shown: Shown = {}): Line => ({ by: 'teammate', text, private: false, ...shown });
/** A private note. */
export const notes = (text: string): Line => ({ by: 'teammate', text, private: true });
/** The customer was verified. */
export const verified = (): Line => ({ by: 'system', kind: 'verified', reason: null, note: null });
/** The teammate returns the conversation to the AI with a note. */
export const gives = (note: string): Line => ({ by: 'system', kind: 'returned_to_ai', reason: null, note });
