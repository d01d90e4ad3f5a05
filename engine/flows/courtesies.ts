import type { Outcome } from '../port.ts';
import type { Intent } from '../intents.ts';
import { answerWith, askBack, handOff, type DialogueContext } from '../dialogue.ts';
import { findKnowledge } from './knowledge.ts';
import { orderIntents } from './order-intents.ts';

/** Answers that need no lookup; undefined for other intents. */
export function courtesy(dialogue: DialogueContext, intent: Intent): Outcome | undefined {
  const { say, briefing } = dialogue;
  // A second greeting asks whether anyone is there.
  const isGreeted = briefing.turns.some(({ author }) => author === 'ai');
  const words: Partial<Record<Intent, string>> = {
    greeting: isGreeted ? say.here : say.greeting(briefing.shop.name),
    thanks: say.thanks,
    goodbye: say.goodbye,
    bot_question: say.automated(briefing.shop.name),
    capabilities: say.abilities(briefing.shop.name),
  };
  const text = words[intent];
  if (text === undefined) return undefined;
  // A thank-you doesn't cancel the pending verification.
  const { awaiting, detected, misses } = dialogue.memory;
  return answerWith(dialogue, { text, confidence: 0.95, intent, remember: { awaiting, detected, misses } });
}

/** Out of scope: says what the AI can do, and the second time offers a person. */
export function answerOutOfScope(dialogue: DialogueContext): Outcome {
  const { say, briefing, memory } = dialogue;
  const again = memory.strays > 0;
  return askBack(dialogue, {
    text: again ? say.offerPerson : say.outOfScope(briefing.shop.name),
    confidence: 0.8,
    intent: 'out_of_scope',
    remember: { strays: memory.strays + 1, awaiting: again ? 'person' : null },
  });
}

/** Not understood: asks once, with the two likeliest intents if any, then hands off. */
export async function notUnderstood(dialogue: DialogueContext): Promise<Outcome> {
  const { say, nlu, memory } = dialogue;
  if (memory.misses > 0) return handOff(dialogue, 'low_confidence', null);
  // The AI just offered a person, and the customer continues with the problem.
  if (memory.awaiting === 'person') return handOff(dialogue, 'customer_request', null);
  const offered = await worthOffering(dialogue);
  const text = offered.length ? say.whichIntent(offered.map((intent) => say.intentName[intent])) : say.otherWords;
  return askBack(dialogue, {
    text,
    confidence: nlu.guesses[0]?.likelihood ?? 0,
    intent: nlu.guesses[0]?.intent ?? null,
    // Either a request that was likely, or the order and the product that `otherWords` offers.
    remember: { misses: 1, awaiting: 'intent', offered: offered.length ? offered : ['track_order', 'product_question'] },
  });
}
/** Below this likelihood a guess is noise, and asking about it shows that the AI understood nothing. */
const worthAsking = 0.35;
/** Intents answered by a tool or an action rather than by the shop's pages. */
const served: ReadonlySet<Intent> = new Set([
  ...orderIntents,
  ...(['product_question', 'stock_question', 'recommendation', 'place_order', 'discount_question'] as const),
  ...(['contact_human_agent', 'contact_customer_service', 'complaint', 'set_shipping_address', 'delete_account'] as const),
]);

/** The likeliest intents that are likely enough and that the shop can answer. */
async function worthOffering(dialogue: DialogueContext): Promise<Intent[]> {
  const { nlu } = dialogue;
  const likely = nlu.guesses.slice(0, 2).filter(({ intent, likelihood }) => likelihood >= worthAsking && !vague.has(intent));
  const offered: Intent[] = [];
  for (const { intent, likelihood } of likely) {
    const detected = { intent, likelihood, text: nlu.text, question: true };
    if (served.has(intent) || (await findKnowledge(dialogue, detected, nlu.text))) offered.push(intent);
  }
  return offered;
}
const vague: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye', 'out_of_scope', 'bot_question', 'capabilities']);
