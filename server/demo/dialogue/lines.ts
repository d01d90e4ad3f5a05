// The lines a dialogue is made of, and the words to write them with.
import type { HandoffReason } from '@parley/contract/conversations';
import type { Activity, Source } from '@parley/contract/messages';

/** Something the assistant read, and the tool it read it with. */
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
      decision: 'answer' | 'ask' | 'hand_over';
      intent: string | null;
      reads: Read[];
      reason?: HandoffReason;
    } & Shown)
  | ({ by: 'teammate'; text: string; private: boolean } & Shown)
  | { by: 'system'; kind: Activity['kind']; reason: string | null; note: string | null };

/** The customer writes, `after` a pause of so many milliseconds when it is a long one. */
export const says = (text: string, after = 0): Line => ({ by: 'customer', text, after });

export const answers = (text: string, reads: Read[] = [], more: Shown & { intent?: string } = {}): Line => {
  const { intent = null, ...shown } = more;
  return { by: 'ai', text, decision: 'answer', intent, reads, ...shown };
};

/** The assistant asks back, since it misses something. */
export const asks = (text: string, reads: Read[] = []): Line => ({ by: 'ai', text, decision: 'ask', intent: null, reads });

/** The assistant fetches a person: what it tells the customer, and what it tells the person. */
export const handsOver = (reason: HandoffReason, text: string, summary: string, reads: Read[] = []): Line[] => [
  {
    by: 'ai',
    text,
    decision: 'hand_over',
    intent: null,
    reads: [
      ...reads,
      {
        source: null,
        tool: { name: 'hand_over', arguments: { reason, summary }, ok: true, summary: `Asked for a person: ${summary}`, ms: 4 },
      },
    ],
    reason,
  },
  { by: 'system', kind: 'handoff_requested', reason, note: summary },
];

/** A teammate accepts the conversation. */
export const takes = (): Line => ({ by: 'system', kind: 'taken_over', reason: null, note: null });
export const writes = (text: string, shown: Shown = {}): Line => ({ by: 'teammate', text, private: false, ...shown });
/** A note only the team sees. */
export const notes = (text: string): Line => ({ by: 'teammate', text, private: true });
/** The customer has proved who they are. */
export const verified = (): Line => ({ by: 'system', kind: 'verified', reason: null, note: null });
/** The teammate gives the conversation back, with what the assistant should know. */
export const gives = (note: string): Line => ({ by: 'system', kind: 'returned_to_ai', reason: null, note });
