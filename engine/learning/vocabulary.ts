import { type TrainedLanguage } from '../intents.ts';
import { expandSlang } from '../slang.ts';
import { tokenize } from '../words.ts';
import type { TrainingSentence } from './corpus.ts';

/** Placeholder for an unknown product name in training sentences. */
export const someThing = 'zzthing';

/** A word in this many intents' sentences is common and distinguishes nothing. */
const commonFrom = 10;

/** The vocabulary of a language with frequency levels (1 to 9), most frequent first; `*` marks words common to all intents. */
export function vocabularyOf(language: TrainedLanguage, sentences: readonly TrainingSentence[]): string {
  const uses = new Map<string, { count: number; intents: Set<string> }>();
  let total = 0;
  for (const { text, intent } of sentences)
    for (const word of expandSlang(tokenize(text), language)) {
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
