import { alarmIn } from './hearing/alarm.ts';
import { isAngry } from './hearing/anger.ts';
import { type Consent, consentIn } from './hearing/consent.ts';
import { inEnglish } from './hearing/foreign.ts';
import { type CallForPerson, callForPerson } from './hearing/person.ts';
import { isIntroduction, isQuestion, isRefused } from './hearing/phrasing.ts';
import { type Sensitive, sensitiveIn } from './hearing/sensitive.ts';
import { type Intent, type Language, languages } from './intents.ts';
import { languageOf } from './language.ts';
import { isSmallWord } from './small-words.ts';
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
  /** More likely no wish at all than all wishes together: signs, a link, letters without sense, an answer to nothing. */
  empty: boolean;
  /** Share of the message's words that shops' customers use. */
  known: number;
  /** Says who writes, and nothing else. */
  introduced: boolean;
  consent: Consent | undefined;
  angry: boolean;
  sensitive: Sensitive | undefined;
};

const recognisers = new Map<Language, Recogniser>();
/** Read at the first use of a language; some milliseconds. */
export function recogniserOf(language: Language) {
  let recogniser = recognisers.get(language);
  if (!recogniser) recognisers.set(language, (recogniser = new Recogniser(language)));
  return recogniser;
}
/** Reads what the shop's language needs, so that no customer waits for it. */
export const prepare = (wanted: readonly Language[] = languages) => wanted.forEach(recogniserOf);

/** `fixed`: the message is data that was asked for ("3071 NE"), which speaks no language. */
export function understand(text: string, spoken: Language, fixed = false): Understanding {
  const translated = fixed ? undefined : inEnglish(text);
  const foreign = translated !== undefined;
  const language = fixed ? spoken : foreign ? 'en' : languageOf(text, spoken);
  const recogniser = recogniserOf(language);
  const words = recogniser.read(translated ?? text);
  const read = readWishes(translated ?? text, recogniser);
  const sensitive = sensitiveIn(text);
  const angry = isAngry(text);
  // What is learned only adds to the rules, and never where a rule says that no person is wanted.
  const call = callForPerson(text);
  const alarm = fixed || sensitive || angry || call || isPlainCourtesy(read) ? undefined : alarmIn(text);
  const { wishes, guesses } = withCall(
    text,
    alarm === 'person' ? 'yes' : call,
    foreign ? { wishes: read.wishes.map(doubted), guesses: read.guesses.map(doubted) } : read,
  );
  return {
    text,
    language,
    wishes,
    guesses,
    empty: saysNothing(text, read),
    known: words.length === 0 ? 0 : words.filter((word) => word.startsWith('#') || recogniser.knows(word)).length / words.length,
    introduced: clausesOf(text).every(isIntroduction),
    consent: consentIn(text),
    angry: angry || alarm === 'anger',
    sensitive: sensitive ?? (alarm === 'anger' || alarm === 'person' ? undefined : alarm),
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
  'place_order',
  'create_account',
  'delete_account',
  'edit_account',
  'switch_account',
  'recover_password',
  'registration_problems',
  'newsletter_subscription',
  'get_invoice',
]);
const courtesies: ReadonlySet<Intent> = new Set(['greeting', 'thanks', 'goodbye']);
export const isCourtesy = (intent: Intent) => courtesies.has(intent);

/** From here on a part of a message is taken for a wish of its own. */
const clear = 0.55;

function readWishes(text: string, recogniser: Recogniser): Read {
  const whole = recogniser.guess(recogniser.read(text));
  const clauses = clausesOf(text).flatMap(unrolled);
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
  if (real.length === 0 && top && !refusedSome) {
    // "Hello there. Something we are not sure of" is no greeting.
    const rest =
      found.length > 0 ? meant.find(({ clause }) => !found.some((wish) => wish.text === clause) && wordCount(clause) >= fewest) : undefined;
    if (rest?.guesses[0])
      return { wishes: [{ ...rest.guesses[0], text: rest.clause, question: isQuestion(rest.clause) }], guesses: rest.guesses };
    return { wishes: [{ ...(found[0] ?? top), text, question: isQuestion(text) }], guesses: whole };
  }
  if (real.length === 0) return { wishes: [], guesses: [] };
  const leading = real.find(({ intent }) => acts.has(intent)) ?? real.find(({ intent }) => intent === 'complaint') ?? real[0];
  const wishes = [leading, ...real.filter((wish) => wish !== leading)].filter((wish) => wish !== undefined);
  return { wishes, guesses: meant.find(({ clause }) => clause === leading?.text)?.guesses ?? whole };
}

/** Who greets, thanks or takes leave in three words alarms nobody, whatever they sound like. */
const isPlainCourtesy = ({ wishes: [first, second] }: Read) =>
  first !== undefined && second === undefined && isCourtesy(first.intent) && first.likelihood >= clear;

const link = /(?:https?:\/\/|www\.)\S+/g;
function saysNothing(text: string, { wishes, guesses }: Read) {
  if (!/\p{L}{2}/u.test(text.replace(link, ''))) return true;
  return wishes.length <= 1 && guesses.length > 0 && guesses.reduce((sum, { likelihood }) => sum + likelihood, 0) < 0.5;
}

/** What resembles a wish in a language nobody here speaks is asked back. */
const doubted = <T extends Guess>(guess: T): T => ({ ...guess, likelihood: Math.min(guess.likelihood, 0.1) });

type Read = { wishes: Wish[]; guesses: Guess[] };

/** Who calls for a person is not left to likelihoods, nor is who needs none. */
function withCall(text: string, call: CallForPerson, { wishes, guesses }: Read): Read {
  if (call === undefined) return { wishes, guesses };
  const isPerson = ({ intent }: Guess) => intent === 'contact_human_agent';
  if (call === 'yes') {
    const wish: Wish = { intent: 'contact_human_agent', likelihood: 0.9, text, question: false };
    const heard = wishes.find((one) => isPerson(one) && one.likelihood > wish.likelihood) ?? wish;
    return { wishes: [heard, ...wishes.filter((one) => !isPerson(one) && one.likelihood >= clear)], guesses };
  }
  const [next, ...others] = guesses.filter((one) => !isPerson(one));
  const rest = wishes.filter((one) => !isPerson(one));
  if (rest.length === wishes.length || rest.length > 0 || !next) return { wishes: rest, guesses };
  return { wishes: [{ ...next, text, question: isQuestion(text) }], guesses: [next, ...others] };
}

function distinct(wishes: Wish[]): Wish[] {
  return wishes.filter(
    (wish, index) =>
      (wishes.findIndex(({ intent }) => intent === wish.intent) === index && wish.intent !== 'out_of_scope') || wishes.length === 1,
  );
}

// Looked for once in each gap, from its beginning: a gap of thousands of spaces would be parted in every way.
const joints =
  /(?<!\s)(?:\s*[,;])?\s+(?:and (?:also|then)|also|plus|besides|but|and|y tambi[eé]n|adem[aá]s|pero|y|et aussi|mais|et|und au[sß]+erdem|und auch|aber|sondern|und|e tamb[eé]m|al[eé]m disso|mas|e)\s+/iu;

/** Sentences, and the halves of one where each has enough words to be a wish. */
export function clausesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const halves = sentence
      .split(joints)
      .flatMap((half) =>
        half.split(
          /,\s+(?=(?:i|can|could|please|where|what|how|just|only|solo|juste|seulement|nur|bloß|só|apenas|quiero|puedo|je|ich|kann|quero|posso)(?![\p{L}]))/iu,
        ),
      );
    return halves.every((half) => plain(half).trim().split(/\s+/).length >= 3) ? halves : [sentence];
  });
}

/** Where a wish begins in a line spoken without a stop. */
const beginnings =
  /(?<!\s)\s+(?=(?:(?:can|could|would|will) (?:you|u|i|we)|how (?:do|can|would|could) (?:i|we|you)|what (?:do|should|can) i|where (?:do|can) i|i (?:just |only |simply |really )*(?:want|need|would like|wanna)|just (?:tell|send|give|take|make|change|add|remove|get|show)|please (?!and|thanks?)\p{L}{3,}|(?:solo|solamente|solo quiero|quiero|quisiera|pod[eé]is|me gustar[ií]a|c[oó]mo (?:puedo|hago))|(?:juste|seulement|je (?:veux|voudrais|souhaite)|pouvez-vous|comment (?:je|faire|on))|(?:nur|blo[sß]{1,2}|k[oö]nnt ihr|k[oö]nnen sie|ich (?:will|m[oö]chte|h[aä]tte gerne?)|wie (?:kann|mache|geht))|(?:s[oó] (?:quero|tirem|mudem)|apenas|quero|queria|podem|como (?:fa[cç]o|posso)))(?![\p{L}\d]))/iu;
/** So many words without a stop are a story, and the wish stands somewhere in it. */
const story = 14;
/** A wish has so many words. */
const fewest = 3;
const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** The parts of a clause that was spoken in one breath: of a story, and of "don't cancel it just change the address". */
function unrolled(clause: string): string[] {
  const pieces = clause.split(beginnings).reduce<string[]>((all, piece) => {
    const last = all.at(-1);
    if (last !== undefined && (wordCount(last) < fewest || wordCount(piece) < fewest)) all[all.length - 1] = `${last} ${piece}`;
    else all.push(piece);
    return all;
  }, []);
  if (pieces.length < 2) return [clause];
  return isRefused(pieces[0] as string) || clause.split(/\s+/, story + 1).length > story ? pieces : [clause];
}

/** The words that carry what is asked: no small words, and none that customers use whatever they want. */
export const contentWords = (text: string, language: Language) => {
  const recogniser = recogniserOf(language);
  return [...new Set(tokenize(text))].filter((word) => !word.startsWith('#') && !isSmallWord(word, language) && !recogniser.isCommon(word));
};
