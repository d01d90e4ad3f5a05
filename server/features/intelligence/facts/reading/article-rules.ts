import type { FactValues } from '@parley/contract/facts';
import { deliveryRecognizers } from './delivery-rules.ts';
import { returnRecognizers } from './return-rules.ts';
import { shopRecognizers } from './shop-rules.ts';
import { sentencesOf } from './sentence-rules.ts';

export type Written = { title: string; body: string; language: string };

/** More than a page about a shop's rules states; a catalog or a book isn't read to its end. */
const mostFacts = 80;
const mostSentences = 600;
const recognizers = [...deliveryRecognizers, ...returnRecognizers, ...shopRecognizers];

/** The facts that an article states, each in its own sentence. */
export function factsIn(article: Written): FactValues[] {
  const found = sentencesOf(article)
    .slice(0, mostSentences)
    .flatMap((sentence) => recognizers.flatMap((recognize) => recognize(sentence)));
  // A page about exchanges begins with the rule; what follows are its details.
  const rule = found.find(({ kind }) => kind === 'exchange');
  return found.filter((fact) => fact.kind !== 'exchange' || fact === rule).slice(0, mostFacts);
}
