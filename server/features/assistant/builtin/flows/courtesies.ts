import type { Outcome } from '../../engine.ts';
import type { Intent } from '../intents.ts';
import { answerWith, askBack, handTo, type Talk } from '../talk.ts';

/** What is said without looking anything up; undefined when the intent wants more than that. */
export function courtesy(talk: Talk, intent: Intent): Outcome | undefined {
  const { say, briefing } = talk;
  const words: Partial<Record<Intent, string>> = {
    greeting: say.greeting(briefing.shop.name),
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
  const offered = heard.guesses
    .slice(0, 2)
    .filter(({ intent, likelihood }) => likelihood >= 0.15 && !vague.has(intent))
    .map(({ intent }) => intent);
  const text = offered.length ? say.whichWish(offered.map((intent) => say.wish[intent])) : say.otherWords;
  return askBack(talk, {
    text,
    confidence: heard.guesses[0]?.likelihood ?? 0,
    intent: heard.guesses[0]?.intent ?? null,
    remember: { misses: 1, awaiting: offered.length ? 'wish' : null, offered },
  });
}
const vague: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye', 'out_of_scope', 'bot_question', 'capabilities']);
