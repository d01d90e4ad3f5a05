// The dialogues in which the AI was asked for what only a person may allow. They are never drawn.
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
  text: `I would cancel order ${s.number}:\n• ${s.items}\n\n${s.total} goes back to: ${s.pays}.\n\nAfter your yes, a colleague has to approve it.\n\nShall I do that? Please answer yes or no.`,
  decision: 'ask',
  intent: 'cancel_order',
  reads: [...s.proof(), s.order(), used(s, reason, 'To be confirmed')],
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
const summaryOf = (s: Scene) => `cancel pending order ${s.number}; refund ${amountOf(s.cast.traced)}; needs a teammate.`;
const amountOf = (traced: TracedOrder | null) => (traced ? amount(totalOf(traced.order)) : '');
const passesOn = (s: Scene, reason: string): Line[] =>
  handsOver(
    why,
    'Thank you. A colleague has to approve this; I have passed it on with all the details, and you get the answer here.',
    `Cancelling an order. Above the AI's limit, the customer said yes: ${summaryOf(s)}`,
    [used(s, reason, "Above the AI's limit, the customer said yes")],
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
        `Hello ${s.first}, before I cancel it: we exchange it for another colour free of charge, once it is with you. Would that be better?`,
      ),
      says('oh, that is better. I keep it then'),
      { by: 'system', kind: 'ai_declined', reason: 'cancel', note: declined },
      writes('Gladly. Nothing is cancelled; write here when it has arrived, and the other colour is on its way.'),
    ],
  },
]);
