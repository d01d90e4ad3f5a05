import type { DialogueContext } from '../../dialogue.ts';
import { minRelevance } from '../../judging.ts';
import type { Product } from '../../tools.ts';
import { plain } from '../../words.ts';
import { asksAvailability, asksPrice } from './asks.ts';
import { askedWords, factAbout, type Fact, mention, withoutName } from './facts.ts';
import { figureAnswer } from './figure-answers.ts';
import { asksCount, listsOptions } from './lexicon.ts';
import { normalizeText } from '../../nlu/pattern.ts';
import { colourOf } from './colours.ts';
import { fieldOf } from './match.ts';
import { type Choice, choiceIn, isEmpty } from './options.ts';
import { propertiesIn } from './properties.ts';
import { type Part, questionsIn } from './questions.ts';
import { saysNothing } from './reading.ts';
import { isForeign } from './write.ts';
import type { Language } from '../../intents.ts';
import { spokenLanguage } from '../../language.ts';

// What a product's description answers to each question of a message.

export type Answers = {
  /** One text for each question that the description answers. */
  texts: string[];
  /** A question of the message that it doesn't answer. */
  isRestUnknown: boolean;
};

/** The properties asked about, apart from words of the product's own name. */
export const askedOf = (product: Product, text: string) => propertiesIn(withoutName(product, text));

export function answersTo(scene: DialogueContext, product: Product, text: string, choice: Choice): Answers {
  const parts = questionsIn(text, scene.nlu.language).filter((part) => asksFact(product, part));
  const said = parts.map((part) => ({ part, text: answerTo(scene, product, part, choice) }));
  const texts = said.flatMap((one) => (one.text === undefined ? [] : [one.text]));
  // The quotation is introduced once.
  const { shopping } = scene.say;
  const intro = shopping.inLanguage(scene.say.languageName[spokenLanguage(scene.briefing.shop.locale)], '');
  const first = texts.findIndex((one) => one.includes(intro));
  return {
    // "Does it need batteries, and are they included?" may have one answer; the one that says yes or no stands for both.
    texts: texts
      .filter((one, place) => !texts.some((other, at) => at !== place && other.endsWith(one) && (other.length > one.length || at < place)))
      .map((one, place) => (place > first ? one.replace(intro, '') : one)),
    isRestUnknown: said.some((one) => one.text === undefined && one.part.form !== null),
  };
}

/** Whether a question is about more than stock, price and options. */
function asksFact(product: Product, { text }: Part): boolean {
  const words = normalizeText(text);
  if (listsOptions.test(words)) return false;
  if (askedOf(product, text).length > 0) return true;
  if (asksPrice.test(plain(text)) || asksCount.test(words)) return false;
  if (isOtherMake(product, text)) return true;
  const choice = choiceIn(product, text);
  const isStock = asksAvailability(text) || choice.missing.length > 0 || !isEmpty(choice);
  return !isStock && contentOf(product, text, choice).length > 0;
}

/** "Do you have it in walnut?": what no option and no word of the description is. */
function isOtherMake(product: Product, text: string): boolean {
  const asked = contentOf(product, text, choiceIn(product, text));
  return asked.some(
    (token) =>
      fieldOf(product, token) === undefined &&
      colourOf(token.word) === undefined &&
      /(?<!\p{L})(?:in|of|out of|aus|en|em|de|di|van)\s$/iu.test(text.slice(0, token.start)),
  );
}

/** The words of a question that a description could answer. */
export const contentOf = (product: Product, text: string, choice?: Choice) =>
  askedWords(product, text, choice).filter((token) => !saysNothing(token));

function answerTo(scene: DialogueContext, product: Product, { text, form }: Part, choice: Choice): string | undefined {
  const figure = figureAnswer(scene, product, text, choice);
  if (figure !== undefined) return figure;
  const { page } = scene.ground;
  const isOnPage = page !== null && page.relevance >= minRelevance;
  const fact = factAbout(product, text, choice) ?? (isOnPage ? undefined : mention(product, text, choice));
  return fact && said(scene, fact, form === 'yes_no' && !isEither(text, scene.nlu.language));
}

const either: Record<Language, RegExp> = {
  en: /\bor\b/i,
  de: /\boder\b/i,
  fr: /\bou\b/i,
  es: /\so\s/i,
  pt: /\sou\s/i,
  nl: /\b(?:of|or)\b/i,
  it: /\s(?:o|or)\s/i,
};
/** "Singly or as a pair?" has no yes. */
const isEither = (text: string, language: Language) => either[language].test(text);

/** A fact with the yes or no that it proves, if that was asked. */
export function said(scene: DialogueContext, { text, verdict, isPartial }: Fact, isYesNo: boolean): string {
  const { say, briefing } = scene;
  const language = say.languageName[spokenLanguage(briefing.shop.locale)];
  const fact = isForeign(scene) ? say.shopping.inLanguage(language, say.shopping.quotation(text)) : text;
  if (isPartial) return say.shopping.onlySays(text);
  if (!isYesNo || verdict === undefined) return fact;
  return verdict === 'yes' ? say.shopping.yes(fact) : say.shopping.no(fact);
}
