import { isCourtesy } from '../../classify.ts';
import type { DialogueContext } from '../../dialogue.ts';
import type { Intent } from '../../intents.ts';
import { recall } from '../../memory.ts';
import type { Outcome } from '../../port.ts';
import { compose } from '../../speech.ts';
import { loadLines } from './change-purchase.ts';
import { deliveredTotal } from './delivered.ts';
import { sayOpen } from './purchase.ts';

/** A question in the middle of a purchase leaves it open: what waits for a yes, or for its version, is said again below the answer. */
export async function withOpenPurchase(scene: DialogueContext, outcome: Outcome): Promise<Outcome> {
  return isVersionOpen(scene) ? withOpenVersion(scene, outcome) : withOffer(scene, outcome);
}

const isVersionOpen = ({ memory: { awaiting, detected, considered } }: DialogueContext) =>
  awaiting === 'product' && detected?.intent === 'place_order' && considered.length > 0;

/** "Which version?" stays asked after an answer about the shop. */
function withOpenVersion({ memory, briefing }: DialogueContext, outcome: Outcome): Outcome {
  const after = recall(outcome.memory);
  const asked = briefing.turns
    .findLast(({ author }) => author === 'ai')
    ?.text.split(/\n{2,}/)
    .findLast((part) => part.includes('?'));
  const isOfShop = outcome.sources.length > 0 && outcome.sources.every(({ kind }) => kind === 'article' || kind === 'shop');
  const isBeside = outcome.decision === 'answer' && isOfShop && !briefing.waiting && briefing.teammate === undefined;
  if (!isBeside || asked === undefined) return outcome;
  const { detected, considered, picked, product, shown, about } = memory;
  return {
    ...outcome,
    decision: 'ask',
    text: compose(outcome.text, asked),
    memory: { ...after, awaiting: 'product', detected, considered, picked, product, shown, about },
  };
}

async function withOffer(scene: DialogueContext, outcome: Outcome): Promise<Outcome> {
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
