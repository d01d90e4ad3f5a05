import { shell } from './messages/shell.ts';
import { ui } from './messages/ui.ts';
import { type Sentence, formatSentence, type Values } from './sentence.ts';

type Dictionary = Readonly<Record<string, Sentence>>;
type Catalogue = Readonly<Record<string, Dictionary>>;

/** 'inbox.take_over': the area, and the message's name in it. */
type KeyOf<C> = { [Area in keyof C & string]: `${Area}.${keyof C[Area] & string}` }[keyof C & string];

type SentenceOf<C, Key> = Key extends `${infer Area extends keyof C & string}.${infer Name}` ? C[Area][Name & keyof C[Area]] : never;
type TextOf<S> = S extends string ? S : S[keyof S];
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type CountOf<S> = S extends string ? never : 'count';
type NamesOf<C, Key> = NamesIn<TextOf<SentenceOf<C, Key>>> | CountOf<SentenceOf<C, Key>>;
type ValuesOf<C, Key> = { [Name in NamesOf<C, Key>]: Name extends 'count' ? number : string | number };

/** The message for a key, with its {placeholders} filled in; numbers are formatted for the locale. */
type Speak<C> = <Key extends KeyOf<C>>(key: Key, ...values: [NamesOf<C, Key>] extends [never] ? [] : [ValuesOf<C, Key>]) => string;

const everywhere = { shell, ui };
const sentences = new Map<string, Sentence>();

/** A message of the areas that every page needs. */
export type CommonKey = KeyOf<typeof everywhere>;

/**
 * Adds areas of messages and returns the `t` that knows them. A feature calls it once, in its `messages.ts`, and imports its `t` from there,
 * so that its messages load with its screens and with no other page.
 */
export function speak<C extends Catalogue>(more: C): Speak<C & typeof everywhere> {
  for (const [area, words] of Object.entries(more)) {
    for (const [name, sentence] of Object.entries(words)) sentences.set(`${area}.${name}`, sentence);
  }
  return (key, ...[values]) => formatSentence(sentences.get(key) ?? key, values satisfies Values | undefined);
}

/** The messages that every page needs: those of the frame and of `ui`. */
export const t = speak(everywhere);

/** Whether the catalogue has a message for a key from outside, such as a problem's code. */
export const isMessageKey = (key: string): boolean => sentences.has(key);
