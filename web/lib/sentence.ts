import { formatNumber } from './format.ts';

/** A sentence, or one per number: `zero` is an exact wording for none, the others are the language's plural forms. */
export type Sentence = string | { zero?: string; one: string; other: string };

export type Values = Record<string, string | number>;

const plural = new Intl.PluralRules('en');

/** Chooses the form for `count` and fills in the {names}; numbers are written as the locale writes them. */
export function say(sentence: Sentence, values: Values = {}): string {
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
