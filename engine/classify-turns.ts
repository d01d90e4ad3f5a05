import { languageOf, spokenLanguage } from './language.ts';
import { type Awaited, recall } from './memory.ts';
import { unanswered } from './dialogue.ts';
import { classify } from './classify.ts';
import type { Briefing, Classification } from './port.ts';

type Given = Pick<Briefing, 'turns' | 'memory'> & { shop: Pick<Briefing['shop'], 'locale'> };
const data: readonly Awaited[] = ['order_number', 'email', 'code', 'name', 'postcode'];

/** Classifies the customer's unanswered messages, whichever engine answers them. */
export function classifyTurns({ turns, memory, shop }: Given): Classification {
  const { awaiting, language } = recall(memory);
  const text = unanswered(turns);
  const customerText = turns.flatMap((turn) => (turn.author === 'customer' ? [turn.text] : [])).join('\n');
  const currentLanguage = language ?? languageOf(customerText, spokenLanguage(shop.locale));
  const isData = awaiting !== null && data.includes(awaiting) && text.split(/\s+/).length <= 5;
  const { detectedIntents, sensitive, angry, consent, language: detectedLanguage } = classify(text, currentLanguage, isData);
  return {
    text,
    language: detectedLanguage,
    detectedIntents,
    sensitive: sensitive !== undefined,
    angry,
    acceptsPerson: consent === 'yes' && awaiting === 'person',
    isAwaited: awaiting !== null,
  };
}
