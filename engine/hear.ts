import { languageOf, spokenLanguage } from './language.ts';
import { type Awaited, recall } from './memory.ts';
import { unanswered } from './talk.ts';
import { understand } from './understand.ts';
import type { Briefing, Heard } from './port.ts';

type Given = Pick<Briefing, 'turns' | 'memory'> & { shop: Pick<Briefing['shop'], 'locale'> };
const data: readonly Awaited[] = ['order_number', 'email', 'code', 'name', 'postcode'];

/** What the customer's unanswered words say, whichever engine will answer them. */
export function hear({ turns, memory, shop }: Given): Heard {
  const { awaiting, language } = recall(memory);
  const text = unanswered(turns);
  const said = turns.flatMap((turn) => (turn.author === 'customer' ? [turn.text] : [])).join('\n');
  const spoken = language ?? languageOf(said, spokenLanguage(shop.locale));
  const isData = awaiting !== null && data.includes(awaiting) && text.split(/\s+/).length <= 5;
  const { wishes, sensitive, angry, consent, language: heard } = understand(text, spoken, isData);
  return {
    text,
    language: heard,
    wishes,
    sensitive: sensitive !== undefined,
    angry,
    acceptsPerson: consent === 'yes' && awaiting === 'person',
    isAwaited: awaiting !== null,
  };
}
