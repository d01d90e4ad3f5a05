import type { FactKind, FactValues } from '@parley/contract/facts';
import { quoteOf, type Sentence } from './text-rules.ts';

/** A fact of this kind in the sentence's own words. */
export const draft = (kind: FactKind, sentence: Sentence, values: Partial<FactValues>): FactValues => ({
  kind,
  ...{ countries: null, name: null, value: null, amount: null, free_from: null, currency: null },
  ...{ days_min: null, days_max: null, hours: null, allowed: null },
  text: quoteOf(sentence),
  language: sentence.language,
  ...values,
});

export type Recognizer = (sentence: Sentence) => FactValues[];
