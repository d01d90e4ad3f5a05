import { isCourtesy } from '../../classify.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Intent } from '../../intents.ts';
import { recall } from '../../memory.ts';
import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { loadLines } from './change-purchase.ts';
import { deliveredTotal } from './delivered.ts';
import { sayOpen } from './purchase.ts';

/** A question in the middle of a purchase leaves it open: what waits for a yes is said again below the answer. */
export async function withOpenPurchase(scene: DialogueContext, outcome: Outcome): Promise<Outcome> {
  const { memory, briefing } = scene;
  const { purchase, awaiting } = memory;
  const after = recall(outcome.memory);
  const isWaiting = awaiting === 'purchase' && purchase?.linked === false && !briefing.waiting && briefing.teammate === undefined;
  const isBeside = outcome.decision === 'answer' && JSON.stringify(after.purchase) === JSON.stringify(purchase);
  if (!isWaiting || !isBeside || (outcome.intent !== null && isCourtesy(outcome.intent as Intent))) return outcome;
  // Whoever turns to another product or an order isn't called back.
  const isElsewhere = outcome.sources.some(
    ({ kind, id }) => kind === 'order' || (kind === 'product' && !purchase.lines.some(({ product }) => product === id)),
  );
  const lines = isElsewhere ? [] : await loadLines(scene);
  const open = sayOpen(scene, lines);
  if (open === undefined) return outcome;
  const isDelivery = after.topic?.kind === 'delivery' && JSON.stringify(after.topic) !== JSON.stringify(memory.topic);
  const whole = isDelivery ? deliveredTotal(scene, lines, after.topic).text : '';
  const { detected, picked, considered } = memory;
  return {
    ...outcome,
    decision: 'ask',
    // Nothing was ordered yet.
    text: compose(outcome.text.replace(scene.say.askAboutOrder, '').trim(), whole, open),
    memory: { ...after, awaiting: 'purchase', detected, considered, picked: after.picked ?? picked },
  };
}
