import { isAngry } from './hearing/anger.ts';
import { type Consent, consentIn } from './hearing/consent.ts';
import { isIntroduction, isQuestion, isRefused } from './hearing/phrasing.ts';
import { type Sensitive, sensitiveIn } from './hearing/sensitive.ts';
import { type Intent, type Language, languages } from './intents.ts';
import { isSmallWord, languageOf } from './language.ts';
import { type Guess, Recogniser } from './recogniser.ts';
import { plain, sentencesOf, tokenize } from './words.ts';

export type Wish = Guess & {
  text: string;
  /** Asked in general ("Can I return …?"), not wished. */
  question: boolean;
};

export type Understanding = {
  text: string;
  language: Language;
  /** What it is about; several when several things are asked. The first leads. */
  wishes: Wish[];
  /** What else the leading wish could be, for asking back. */
  guesses: Guess[];
  /** Share of the message's words that shops' customers use. */
  known: number;
  /** Says who writes, and nothing else. */
  introduced: boolean;
  consent: Consent | undefined;
  angry: boolean;
  sensitive: Sensitive | undefined;
};

const recognisers = new Map<Language, Recogniser>();
/** Trained at the first use of a language; tens of milliseconds. */
export function recogniserOf(language: Language) {
  let recogniser = recognisers.get(language);
  if (!recogniser) recognisers.set(language, (recogniser = new Recogniser(language)));
  return recogniser;
}
/** Trains what the shop's language needs, so that no customer waits for it. */
export const prepare = (wanted: readonly Language[] = languages) => wanted.forEach(recogniserOf);

/** `fixed`: the message is data that was asked for ("3071 NE"), which speaks no language. */
export function understand(text: string, spoken: Language, fixed = false): Understanding {
  const language = fixed ? spoken : languageOf(text, spoken);
  const recogniser = recogniserOf(language);
  const words = recogniser.read(text);
  const { wishes, guesses } = readWishes(text, recogniser);
  return {
    text,
    language,
    wishes,
    guesses,
    known: words.length === 0 ? 0 : words.filter((word) => word.startsWith('#') || recogniser.knows(word)).length / words.length,
    introduced: clausesOf(text).every(isIntroduction),
    consent: consentIn(text),
    angry: isAngry(text),
    sensitive: sensitiveIn(text),
  };
}

/** Wishes that somebody has to do something about, rather than know something; they lead. */
const acts: ReadonlySet<Intent> = new Set([
  'contact_human_agent',
  'cancel_order',
  'change_order',
  'change_shipping_address',
  'set_shipping_address',
  'return_item',
  'exchange_item',
  'get_refund',
  'track_order',
  'track_refund',
  'payment_issue',
  'delete_account',
  'edit_account',
  'get_invoice',
  'complaint',
]);
const courtesies: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye']);
export const isCourtesy = (intent: Intent) => courtesies.has(intent);

/** From here on a part of a message is taken for a wish of its own. */
const clear = 0.55;

function readWishes(text: string, recogniser: Recogniser): { wishes: Wish[]; guesses: Guess[] } {
  const whole = recogniser.guess(recogniser.read(text));
  const clauses = clausesOf(text);
  const wanting = clauses.filter((clause) => !isIntroduction(clause));
  const parts = (wanting.length ? wanting : clauses).map((clause) => ({ clause, guesses: recogniser.guess(recogniser.read(clause)) }));
  const meant = parts.filter(({ clause }) => !isRefused(clause));
  const found = meant.flatMap(({ clause, guesses: [top] }): Wish[] =>
    top && top.likelihood >= clear ? [{ ...top, text: clause, question: isQuestion(clause) }] : [],
  );
  const real = distinct(found.filter(({ intent }) => !isCourtesy(intent)));
  // The whole says more than its parts when they are fragments of one thought, and when none of them is clear.
  const top = whole[0];
  const refusedSome = meant.length < parts.length;
  if (real.length === 0 && top && !refusedSome)
    return { wishes: [{ ...(found[0] ?? top), text, question: isQuestion(text) }], guesses: whole };
  if (real.length === 0) return { wishes: [], guesses: [] };
  const leading = real.find(({ intent }) => acts.has(intent)) ?? real[0];
  const wishes = [leading, ...real.filter((wish) => wish !== leading)].filter((wish) => wish !== undefined);
  return { wishes, guesses: meant.find(({ clause }) => clause === leading?.text)?.guesses ?? whole };
}

function distinct(wishes: Wish[]): Wish[] {
  return wishes.filter(
    (wish, index) =>
      (wishes.findIndex(({ intent }) => intent === wish.intent) === index && wish.intent !== 'out_of_scope') || wishes.length === 1,
  );
}

const joints =
  /\s*[,;]?\s+(?:and (?:also|then)|also|plus|besides|but|and|y tambi[eé]n|adem[aá]s|pero|y|et aussi|mais|et|und au[sß]+erdem|und auch|aber|sondern|und|e tamb[eé]m|al[eé]m disso|mas|e)\s+/iu;

/** Sentences, and the halves of one where each has enough words to be a wish. */
export function clausesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const halves = sentence
      .split(joints)
      .flatMap((half) => half.split(/,\s+(?=(?:i|can|could|please|where|what|how|quiero|puedo|je|ich|kann|quero|posso)\b)/iu));
    return halves.every((half) => plain(half).trim().split(/\s+/).length >= 3) ? halves : [sentence];
  });
}

/** The words that carry what is asked: no small words, and none that customers use whatever they want. */
export const contentWords = (text: string, language: Language) => {
  const recogniser = recogniserOf(language);
  return [...new Set(tokenize(text))].filter((word) => !word.startsWith('#') && !isSmallWord(word, language) && !recogniser.isCommon(word));
};
