import { shell } from './messages/shell.ts';
import { ui } from './messages/ui.ts';
import { type Sentence, say, type Values } from './sentence.ts';

type Dictionary = Readonly<Record<string, Sentence>>;
type Catalogue = Readonly<Record<string, Dictionary>>;

/** 'inbox.take_over': the area, and the sentence's name in it. */
type KeyOf<C> = { [Area in keyof C & string]: `${Area}.${keyof C[Area] & string}` }[keyof C & string];

type SentenceOf<C, Key> = Key extends `${infer Area extends keyof C & string}.${infer Name}` ? C[Area][Name & keyof C[Area]] : never;
type TextOf<S> = S extends string ? S : S[keyof S];
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type CountOf<S> = S extends string ? never : 'count';
type NamesOf<C, Key> = NamesIn<TextOf<SentenceOf<C, Key>>> | CountOf<SentenceOf<C, Key>>;
type ValuesOf<C, Key> = { [Name in NamesOf<C, Key>]: Name extends 'count' ? number : string | number };

/** The sentence for a key, with its {names} filled in; numbers are written as the locale writes them. */
type Speak<C> = <Key extends KeyOf<C>>(key: Key, ...values: [NamesOf<C, Key>] extends [never] ? [] : [ValuesOf<C, Key>]) => string;

const everywhere = { shell, ui };
const sentences = new Map<string, Sentence>();

/** A sentence of the areas every page needs. */
export type CommonKey = KeyOf<typeof everywhere>;

/**
 * Adds areas of words and hands out the `t` that knows them. A feature calls it once, in its `words.ts`, and takes its `t` from
 * there: so its words come with its screens, and no other page loads them.
 */
export function speak<C extends Catalogue>(more: C): Speak<C & typeof everywhere> {
  for (const [area, words] of Object.entries(more)) {
    for (const [name, sentence] of Object.entries(words)) sentences.set(`${area}.${name}`, sentence);
  }
  return (key, ...[values]) => say(sentences.get(key) ?? key, values satisfies Values | undefined);
}

/** The sentences every page needs: those of the frame and of `ui`. */
export const t = speak(everywhere);

/** Whether the catalogue has a sentence for words that come from outside, such as a problem's code. */
export const isMessageKey = (key: string): boolean => sentences.has(key);
