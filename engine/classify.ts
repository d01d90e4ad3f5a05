import { alarmIn } from './nlu/alarm.ts';
import { isAngry } from './nlu/anger.ts';
import { type Consent, consentIn } from './nlu/consent.ts';
import { glossOf } from './nlu/gloss.ts';
import type { OtherLanguage } from './nlu/other-languages.ts';
import { type PersonRequest, personRequestIn } from './nlu/person.ts';
import { isExclusion, isIntroduction, isQuestion, isNegated } from './nlu/phrasing.ts';
import { type Sensitive, sensitiveIn } from './nlu/sensitive.ts';
import { type Intent, isTrained, type Language, readAs, type TrainedLanguage, trainedLanguages } from './intents.ts';
import { languageOf, otherLanguageOf } from './language.ts';
import { isSmallWord } from './stop-words.ts';
import { type Guess, Recognizer } from './recognizer.ts';
import { plain, sentencesOf, tokenize } from './words.ts';

export type DetectedIntent = Guess & {
  text: string;
  /** A general question ("Can I return …?") rather than a request. */
  question: boolean;
};

export type NluResult = {
  /** The message as the engine reads it: in English for a language without a model. */
  text: string;
  /** The customer's own words. */
  said: string;
  language: Language;
  /** The message is in a language that the engine doesn't answer in. */
  other?: OtherLanguage | undefined;
  /** The intents in the message. The first one leads. */
  detectedIntents: DetectedIntent[];
  /** Alternatives to the leading intent, for clarifying questions. */
  guesses: Guess[];
  /** "No intent" is likelier than all intents together: punctuation, a link, gibberish, an answer to no question. */
  empty: boolean;
  /** Share of the message's words that are in our vocabulary, 0 to 1. */
  known: number;
  /** The customer only introduces themselves. */
  introduced: boolean;
  consent: Consent | undefined;
  angry: boolean;
  sensitive: Sensitive | undefined;
};

const recognizers = new Map<TrainedLanguage, Recognizer>();
/** Loads on the first use of a language, which takes a few milliseconds. */
export function recognizerOf(language: Language) {
  const model = readAs(language);
  let recognizer = recognizers.get(model);
  if (!recognizer) recognizers.set(model, (recognizer = new Recognizer(model)));
  return recognizer;
}
/** Preloads languages, so that no customer waits for loading. */
export const prepare = (requested: readonly Language[] = trainedLanguages) => requested.forEach(recognizerOf);

/**
 * `isData`: the message is requested data ("3071 NE"), so it says nothing about the language. `isRead`: it is a name or an address, or already in
 * English, so it stays as it is.
 */
export function classify(said: string, currentLanguage: Language, isData = false, isRead = false): NluResult {
  const language = isData ? currentLanguage : languageOf(said, currentLanguage);
  const other = isData ? undefined : otherLanguageOf(said);
  const isGlossed = !isTrained(language) && !isRead && other === undefined;
  const text = isGlossed ? glossOf(said, language) : said;
  const recognizer = recognizerOf(language);
  const words = recognizer.read(text);
  const reading: Reading = other === undefined ? readIntents(text, recognizer) : { detectedIntents: [], guesses: [] };
  // Warnings are also read in the customer's own words: a gloss may miss them.
  const sensitive = sensitiveIn(text) ?? (isGlossed ? sensitiveIn(said) : undefined);
  const angry = isAngry(text) || (isGlossed && isAngry(said));
  // The learned model can add an alarm to the rules, but never when a rule says that the customer doesn't want a person.
  const personRequest = personRequestIn(text) ?? (isGlossed ? personRequestIn(said) : undefined);
  const isChecked = isData || other !== undefined || sensitive || angry || personRequest || isPlainCourtesy(reading);
  const alarm = isChecked ? undefined : alarmIn(text);
  const { detectedIntents, guesses } = withPersonRequest(
    text,
    alarm === 'person' ? 'yes' : personRequest,
    isGlossed ? { detectedIntents: reading.detectedIntents.map(glossed), guesses: reading.guesses.map(glossed) } : reading,
  );
  return {
    text,
    said,
    language,
    other,
    detectedIntents,
    guesses,
    empty: hasNoIntent(text, reading),
    known: words.length === 0 ? 0 : words.filter((word) => word.startsWith('#') || recognizer.knows(word)).length / words.length,
    introduced: clausesOf(text).every(isIntroduction),
    consent: consentIn(text) ?? (isGlossed ? consentIn(said) : undefined),
    angry: angry || alarm === 'anger',
    sensitive: sensitive ?? (alarm === 'anger' || alarm === 'person' ? undefined : alarm),
  };
}

/** Intents that require an action rather than information; they lead. */
const actionIntents: ReadonlySet<Intent> = new Set([
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

/** From this likelihood on, part of a message counts as an intent of its own. */
const clearLikelihood = 0.55;

function readIntents(text: string, recognizer: Recognizer): Reading {
  const fullGuesses = recognizer.guess(recognizer.read(text));
  const clauses = clausesOf(text).flatMap(splitRunOn);
  const requests = clauses.filter((clause) => !isIntroduction(clause));
  const parts = (requests.length ? requests : clauses).map((clause) => ({ clause, guesses: recognizer.guess(recognizer.read(clause)) }));
  const affirmed = parts.filter(({ clause }) => !isNegated(clause) && !(parts.length > 1 && isExclusion(clause)));
  const found = affirmed.flatMap(({ clause, guesses: [top] }): DetectedIntent[] =>
    top && top.likelihood >= clearLikelihood ? [{ ...top, text: clause, question: isQuestion(clause) }] : [],
  );
  const substantive = distinct(found.filter(({ intent }) => !isCourtesy(intent)));
  // Use the full message when its parts are fragments of one thought or none of them is clear.
  const top = fullGuesses[0];
  const hasNegated = affirmed.length < parts.length;
  if (substantive.length === 0 && top && !hasNegated) {
    // A greeting followed by something unclear isn't just a greeting.
    const rest =
      found.length > 0
        ? affirmed.find(({ clause }) => !found.some((detected) => detected.text === clause) && wordCount(clause) >= minWords)
        : undefined;
    if (rest?.guesses[0])
      return { detectedIntents: [{ ...rest.guesses[0], text: rest.clause, question: isQuestion(rest.clause) }], guesses: rest.guesses };
    return { detectedIntents: [{ ...(found[0] ?? top), text, question: isQuestion(text) }], guesses: fullGuesses };
  }
  if (substantive.length === 0) return { detectedIntents: [], guesses: [] };
  const leading =
    substantive.find(({ intent }) => actionIntents.has(intent)) ??
    substantive.find(({ intent }) => intent === 'complaint') ??
    substantive[0];
  const detectedIntents = [leading, ...substantive.filter((detected) => detected !== leading)].filter((detected) => detected !== undefined);
  return { detectedIntents, guesses: affirmed.find(({ clause }) => clause === leading?.text)?.guesses ?? fullGuesses };
}

/** A greeting, thanks or goodbye in up to three words never raises an alarm. */
const isPlainCourtesy = ({ detectedIntents: [first, second] }: Reading) =>
  first !== undefined && second === undefined && isCourtesy(first.intent) && first.likelihood >= clearLikelihood;

const link = /(?:https?:\/\/|www\.)\S+/g;
function hasNoIntent(text: string, { detectedIntents, guesses }: Reading) {
  if (!/\p{L}{2}/u.test(text.replace(link, ''))) return true;
  return detectedIntents.length <= 1 && guesses.length > 0 && guesses.reduce((sum, { likelihood }) => sum + likelihood, 0) < 0.5;
}

/** A gloss is a little less sure than a sentence in a language with a model. */
const glossed = <T extends Guess>(guess: T): T => ({ ...guess, likelihood: guess.likelihood * 0.9 });

type Reading = { detectedIntents: DetectedIntent[]; guesses: Guess[] };

/** Rules decide about an explicit request for (or refusal of) a person, not likelihoods. */
function withPersonRequest(text: string, personRequest: PersonRequest, { detectedIntents, guesses }: Reading): Reading {
  if (personRequest === undefined) return { detectedIntents, guesses };
  const isPerson = ({ intent }: Guess) => intent === 'contact_human_agent';
  if (personRequest === 'yes') {
    const detected: DetectedIntent = { intent: 'contact_human_agent', likelihood: 0.9, text, question: false };
    const best = detectedIntents.find((one) => isPerson(one) && one.likelihood > detected.likelihood) ?? detected;
    return { detectedIntents: [best, ...detectedIntents.filter((one) => !isPerson(one) && one.likelihood >= clearLikelihood)], guesses };
  }
  const [next, ...others] = guesses.filter((one) => !isPerson(one));
  const rest = detectedIntents.filter((one) => !isPerson(one));
  if (rest.length === detectedIntents.length || rest.length > 0 || !next) return { detectedIntents: rest, guesses };
  return { detectedIntents: [{ ...next, text, question: isQuestion(text) }], guesses: [next, ...others] };
}

function distinct(detectedIntents: DetectedIntent[]): DetectedIntent[] {
  return detectedIntents.filter(
    (detected, index) =>
      (detectedIntents.findIndex(({ intent }) => intent === detected.intent) === index && detected.intent !== 'out_of_scope') ||
      detectedIntents.length === 1,
  );
}

// Matched once per gap, from its start: otherwise a gap of thousands of spaces would be split in every possible way.
const clauseBreaks =
  /(?<!\s)(?:\s*[,;])?\s+(?:and (?:also|then)|also|plus|besides|but|and|y tambi[eé]n|adem[aá]s|pero|y|et aussi|mais|et|und au[sß]+erdem|und auch|aber|sondern|und|e tamb[eé]m|al[eé]m disso|mas|e)\s+/iu;

/** Sentences, and their halves where each half has enough words for an intent. */
export function clausesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const halves = sentence
      .split(clauseBreaks)
      .flatMap((half) =>
        half.split(
          /,\s+(?=(?:i|can|could|please|where|what|how|just|only|solo|juste|seulement|nur|bloß|só|apenas|quiero|puedo|je|ich|kann|quero|posso)(?![\p{L}]))/iu,
        ),
      );
    return halves.every((half) => plain(half).trim().split(/\s+/).length >= 3) ? halves : [sentence];
  });
}

/** Where an intent starts in a line without punctuation. */
const intentStarts =
  /(?<!\s)\s+(?=(?:(?:can|could|would|will) (?:you|u|i|we)|how (?:do|can|would|could) (?:i|we|you)|what (?:do|should|can) i|where (?:do|can) i|i (?:just |only |simply |really )*(?:want|need|would like|wanna)|just (?:tell|send|give|take|make|change|add|remove|get|show)|please (?!and|thanks?)\p{L}{3,}|(?:solo|solamente|solo quiero|quiero|quisiera|pod[eé]is|me gustar[ií]a|c[oó]mo (?:puedo|hago))|(?:juste|seulement|je (?:veux|voudrais|souhaite)|pouvez-vous|comment (?:je|faire|on))|(?:nur|blo[sß]{1,2}|k[oö]nnt ihr|k[oö]nnen sie|ich (?:will|m[oö]chte|h[aä]tte gerne?)|wie (?:kann|mache|geht))|(?:s[oó] (?:quero|tirem|mudem)|apenas|quero|queria|podem|como (?:fa[cç]o|posso)))(?![\p{L}\d]))/iu;
/** From this many words without punctuation, the intent is somewhere inside a story. */
const storyWords = 14;
/** An intent needs at least this many words. */
const minWords = 3;
const wordCount = (text: string) => text.trim().split(/\s+/).length;

/** Splits a clause without punctuation: a story, or "don't cancel it just change the address". */
function splitRunOn(clause: string): string[] {
  const fragments = clause.split(intentStarts).reduce<string[]>((all, fragment) => {
    const last = all.at(-1);
    if (last !== undefined && (wordCount(last) < minWords || wordCount(fragment) < minWords)) all[all.length - 1] = `${last} ${fragment}`;
    else all.push(fragment);
    return all;
  }, []);
  if (fragments.length < 2) return [clause];
  return isNegated(fragments[0] as string) || clause.split(/\s+/, storyWords + 1).length > storyWords ? fragments : [clause];
}

/** The content words of a question: no stop words and no words that customers use for every intent. */
export const contentWords = (text: string, language: Language) => {
  const recognizer = recognizerOf(language);
  return [...new Set(tokenize(text))].filter((word) => !word.startsWith('#') && !isSmallWord(word, language) && !recognizer.isCommon(word));
};
