import { auth } from './messages/auth.ts';
import { inbox } from './messages/inbox.ts';
import { landing } from './messages/landing.ts';
import { profile } from './messages/profile.ts';
import { settings } from './messages/settings.ts';
import { shell } from './messages/shell.ts';
import { ui } from './messages/ui.ts';
import { type Sentence, say, type Values } from './sentence.ts';

/** Every area of words the app speaks. A new area is one file beside the others and one name here. */
const english = { auth, inbox, landing, profile, settings, shell, ui };

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

/** The sentence for a key, with its {names} filled in; numbers are written as the locale writes them. */
export function t<Key extends MessageKey>(key: Key, ...[values]: [NamesOf<Key>] extends [never] ? [] : [ValuesOf<Key>]): string {
  return say(sentences.get(key) ?? key, values satisfies Values | undefined);
}

/** Whether the catalogue has a sentence for words that come from outside, such as a problem's code. */
export const isMessageKey = (key: string): key is MessageKey => sentences.has(key);
