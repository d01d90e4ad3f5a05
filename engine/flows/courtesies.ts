import type { Outcome } from '../port.ts';
import type { Intent } from '../intents.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';
import { findKnowledge } from './knowledge.ts';
import { orderWishes } from './order-wishes.ts';

/** What is said without looking anything up; undefined when the intent wants more than that. */
export function courtesy(talk: Talk, intent: Intent): Outcome | undefined {
  const { say, briefing } = talk;
  // Who greets again wants to know whether anybody is there.
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
  // A thank-you while a code is awaited does not undo the wish.
  const { awaiting, wish, misses } = talk.memory;
  return answerWith(talk, { text, confidence: 0.95, intent, remember: { awaiting, wish, misses } });
}

/** Nothing of a shop: the first time it says what it is for, the second time it offers a person. */
export function strayed(talk: Talk): Outcome {
  const { say, briefing, memory } = talk;
  const again = memory.strays > 0;
  return askBack(talk, {
    text: again ? say.offerPerson : say.outOfScope(briefing.shop.name),
    confidence: 0.8,
    intent: 'out_of_scope',
    remember: { strays: memory.strays + 1, awaiting: again ? 'person' : null },
  });
}

/** Not understood: asked back once, with the two likeliest wishes if there are such, then a person. */
export async function notUnderstood(talk: Talk): Promise<Outcome> {
  const { say, heard, memory } = talk;
  if (memory.misses > 0) return handTo(talk, 'low_confidence', null);
  // A person was offered for it just now, and they go on about it.
  if (memory.awaiting === 'person') return handTo(talk, 'customer_request', null);
  const offered = await worthOffering(talk);
  const text = offered.length ? say.whichWish(offered.map((intent) => say.wish[intent])) : say.otherWords;
  return askBack(talk, {
    text,
    confidence: heard.guesses[0]?.likelihood ?? 0,
    intent: heard.guesses[0]?.intent ?? null,
    remember: { misses: 1, awaiting: offered.length ? 'wish' : null, offered },
  });
}
/** Below this a guess is noise: to be asked about two of them tells a customer that nothing was understood. */
const worthAsking = 0.35;
/** Answered without the shop's pages, by looking something up or by doing something. */
const served: ReadonlySet<Intent> = new Set([
  ...orderWishes,
  ...(['product_question', 'stock_question', 'recommendation', 'place_order', 'discount_question'] as const),
  ...(['contact_human_agent', 'contact_customer_service', 'complaint', 'set_shipping_address', 'delete_account'] as const),
]);

/** The likeliest wishes, where they are likely, and the shop has an answer to them. */
async function worthOffering(talk: Talk): Promise<Intent[]> {
  const { heard } = talk;
  const likely = heard.guesses.slice(0, 2).filter(({ intent, likelihood }) => likelihood >= worthAsking && !vague.has(intent));
  const offered: Intent[] = [];
  for (const { intent, likelihood } of likely) {
    const wish = { intent, likelihood, text: heard.text, question: true };
    if (served.has(intent) || (await findKnowledge(talk, wish, heard.text))) offered.push(intent);
  }
  return offered;
}
const vague: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye', 'out_of_scope', 'bot_question', 'capabilities']);
