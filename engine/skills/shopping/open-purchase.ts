import { isCourtesy } from '../../classify.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Intent } from '../../intents.ts';
import { recall } from '../../memory.ts';
import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { loadLines } from './change-purchase.ts';
import { sayOpen } from './purchase.ts';

/** A question in the middle of a purchase leaves it open: what waits for a yes is said again below the answer. */
export async function withOpenPurchase(scene: DialogueContext, outcome: Outcome): Promise<Outcome> {
  const { memory, briefing } = scene;
  const { purchase, awaiting } = memory;
  const after = recall(outcome.memory);
  const isWaiting = awaiting === 'purchase' && purchase?.linked === false && !briefing.waiting && briefing.teammate === undefined;
  const isBeside = outcome.decision === 'answer' && after.awaiting === null && JSON.stringify(after.purchase) === JSON.stringify(purchase);
  if (!isWaiting || !isBeside || (outcome.intent !== null && isCourtesy(outcome.intent as Intent))) return outcome;
  // Whoever turns to another product or an order isn't called back.
  const isElsewhere = outcome.sources.some(
    ({ kind, id }) => kind === 'order' || (kind === 'product' && !purchase.lines.some(({ product }) => product === id)),
  );
  const open = isElsewhere ? undefined : sayOpen(scene, await loadLines(scene));
  if (open === undefined) return outcome;
  const { detected, picked, considered } = memory;
  return {
    ...outcome,
    decision: 'ask',
    text: compose(outcome.text, open),
    memory: { ...after, awaiting: 'purchase', detected, considered, picked: after.picked ?? picked },
  };
}
