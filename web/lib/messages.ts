import { formatNumber } from './format.ts';
import { auth } from './messages/auth.ts';
import { inbox } from './messages/inbox.ts';
import { landing } from './messages/landing.ts';
import { settings } from './messages/settings.ts';
import { shell } from './messages/shell.ts';
import { ui } from './messages/ui.ts';

/** Every area of words the app speaks. A new area is one file beside the others and one name here. */
const english = { auth, inbox, landing, settings, shell, ui };

/** A sentence, or one per number: `zero` is an exact wording for none, the others are the language's plural forms. */
type Sentence = string | { zero?: string; one: string; other: string };

type Catalogue = typeof english;
type Area = keyof Catalogue;

/** 'inbox.take_over' and every other sentence of the catalogue. */
export type MessageKey = { [A in Area]: `${A}.${keyof Catalogue[A] & string}` }[Area];

type SentenceOf<Key> = Key extends `${infer A extends Area}.${infer Name}` ? Catalogue[A][Name & keyof Catalogue[A]] : never;
type TextOf<S> = S extends string ? S : S[keyof S];
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type CountOf<S> = S extends string ? never : 'count';
type NamesOf<Key> = NamesIn<TextOf<SentenceOf<Key>>> | CountOf<SentenceOf<Key>>;
type ValuesOf<Key> = { [Name in NamesOf<Key>]: Name extends 'count' ? number : string | number };

const sentences = new Map<string, Sentence>();
for (const [area, words] of Object.entries<Record<string, Sentence>>(english)) {
  for (const [name, sentence] of Object.entries(words)) sentences.set(`${area}.${name}`, sentence);
}

const plural = new Intl.PluralRules('en');

/** The sentence for a key, with its {names} filled in; numbers are written as the locale writes them. */
export function t<Key extends MessageKey>(key: Key, ...[values]: [NamesOf<Key>] extends [never] ? [] : [ValuesOf<Key>]): string {
  return say(sentences.get(key) ?? key, values ?? {});
}

/** Whether the catalogue has a sentence for words that come from outside, such as a problem's code. */
export const isMessageKey = (key: string): key is MessageKey => sentences.has(key);

function say(sentence: Sentence, values: Record<string, string | number>): string {
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
