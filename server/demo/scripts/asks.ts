// The dialogues about the approval requests. Never drawn at random.
import type { HandoffReason } from '@parley/contract/conversations';
import { type Line, type Read, says, handsOver, takes, writes } from '../dialogue/lines.ts';
import type { Scene } from '../dialogue/scene.ts';
import { scripts } from '../dialogue/script.ts';
import { amount, totalOf } from '../money.ts';
import type { TracedOrder } from '../records.ts';

/** The tool that was used. */
export const tool = 'cancel_pending_order';
const why: HandoffReason = 'policy_restriction';
export const declined = 'They keep it and exchange the colour once it is there.';
export const reasons = { waiting: 'ordered by mistake', declined: 'no longer needed' };

const shown = (s: Scene, reason: string): Line => ({
  by: 'ai',
  text: `I can cancel order ${s.number} for you:\n• ${s.items}\n\nRefund: ${s.total} to ${s.pays}.\n\nIf you say yes, a colleague still has to approve it.\n\nShall I go ahead?`,
  decision: 'ask',
  intent: 'cancel_order',
  reads: [...s.proof(), s.order(), used(s, reason, 'Awaiting confirmation')],
});
const used = (s: Scene, reason: string, state: string): Read => ({
  source: null,
  tool: {
    name: tool,
    arguments: { order_number: s.number, reason },
    ok: true,
    summary: `${state}: ${summaryOf(s)}`,
    ms: 21,
  },
});
const summaryOf = (s: Scene) => `cancel pending order ${s.number}; refund ${amountOf(s.cast.traced)}.`;
const amountOf = (traced: TracedOrder | null) => (traced ? amount(totalOf(traced.order)) : '');
const passesOn = (s: Scene, reason: string): Line[] =>
  handsOver(
    why,
    'Thanks! A colleague has to approve this. I’ve passed on all the details, and you’ll get the answer here.',
    `Cancelling an order. Above the AI’s limit, the customer said yes: ${summaryOf(s)}`,
    [used(s, reason, 'Asked your team for approval (above the AI’s limit)')],
  );

export const askScripts = scripts('en', [
  {
    name: 'asked: a jacket too many',
    share: 0,
    intent: 'cancel_order',
    subject: (s) => `Cancelling ${s.number}`,
    play: (s) => [
      says(`Hello, please cancel ${s.number}. I ordered it by mistake`),
      s.proves(),
      shown(s, reasons.waiting),
      says('yes'),
      passesOn(s, reasons.waiting),
    ],
  },
  {
    name: 'asked: not the colour',
    share: 0,
    intent: 'cancel_order',
    subject: (s) => `Cancelling ${s.number}`,
    play: (s) => [
      says(`Can you cancel ${s.number} for me? I do not need it in this colour`),
      s.proves(),
      shown(s, reasons.declined),
      says('yes'),
      passesOn(s, reasons.declined),
      takes(),
      writes(
        `Hi ${s.first}, before I cancel it: once it arrives, we can exchange it for another color for free. Would that work better for you?`,
      ),
      says('oh, that is better. I keep it then'),
      { by: 'system', kind: 'ai_declined', reason: 'cancel', note: declined },
      writes('Great, I’ve kept your order as it is. Message us here once it arrives and we’ll send the other color.'),
    ],
  },
]);
