import { languageOf, spokenLanguage } from './builtin/language.ts';
import { type Awaited, recall } from './builtin/memory.ts';
import { unanswered } from './builtin/talk.ts';
import { understand } from './builtin/understand.ts';
import type { Language } from './builtin/intents.ts';
import type { Heard } from './conduct-rules.ts';
import type { Briefing } from './engine.ts';

type Given = Pick<Briefing, 'turns' | 'memory'> & { shop: Pick<Briefing['shop'], 'locale'> };
const data: readonly Awaited[] = ['order_number', 'email', 'code', 'name', 'postcode'];

/** What the customer's unanswered words say, whichever engine will answer them. */
export function hear({ turns, memory, shop }: Given): Heard & { language: Language } {
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
