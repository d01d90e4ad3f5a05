import { formatNumber } from './format.ts';

/** A message, or one per number: `zero` is an exact form for 0, the others are the language's plural forms. */
export type Sentence = string | { zero?: string; one: string; other: string };

export type Values = Record<string, string | number>;

const plural = new Intl.PluralRules('en');

/** Selects the form for `count` and fills in the {placeholders}; numbers are formatted for the locale. */
export function formatSentence(sentence: Sentence, values: Values = {}): string {
  const text = typeof sentence === 'string' ? sentence : chooseForm(sentence, Number(values.count));
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const value = values[name];
    return value === undefined ? hole : typeof value === 'number' ? formatNumber(value) : value;
  });
}

function chooseForm(forms: Exclude<Sentence, string>, count: number): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero;
  return plural.select(count) === 'one' ? forms.one : forms.other;
}
