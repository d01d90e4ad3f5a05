import { type Language } from '../intents.ts';
import { unfold } from '../slang.ts';
import { tokenize } from '../words.ts';
import type { Taught } from './corpus.ts';

/** Stands in our sentences for a product with a name nobody has heard. */
export const someThing = 'zzthing';

/** In so many intents' sentences a word is a common one, which tells nothing apart. */
const commonFrom = 10;

/** The words of a language with how usual they are (1 to 9), most usual first; `*` marks those said whatever is wanted. */
export function vocabularyOf(language: Language, sentences: readonly Taught[]): string {
  const uses = new Map<string, { count: number; intents: Set<string> }>();
  let total = 0;
  for (const { text, intent } of sentences)
    for (const word of unfold(tokenize(text), language)) {
      const use = uses.get(word) ?? { count: 0, intents: new Set() };
      use.count++;
      total++;
      use.intents.add(intent);
      uses.set(word, use);
    }
  return [...uses]
    .filter(([word]) => !word.startsWith('#') && word !== someThing)
    .sort(([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1))
    .map(([word, { count, intents }]) => {
      const level = Math.min(9, Math.max(1, Math.round(Math.log2((count / total) * 1e6) / 1.8)));
      return `${word}${level}${intents.size >= commonFrom ? '*' : ''}`;
    })
    .join(' ');
}
