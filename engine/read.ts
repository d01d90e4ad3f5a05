import { isNegated, isQuestion } from './nlu/phrasing.ts';
import { anywhere, atStart, normalizeText } from './nlu/pattern.ts';
import type { Language } from './intents.ts';
import { clausesOf, recognizerOf, type NluResult } from './classify.ts';
import type { Guess } from './recognizer.ts';
import { isSmallWord } from './stop-words.ts';
import { tokenize } from './words.ts';

// Reads a message: its clauses, what each may mean, how each asks, and the words that an answer has to explain.

/** How a clause asks; the answer takes the same shape. */
export type QuestionForm = 'who' | 'which' | 'how_many' | 'how_much' | 'how_long' | 'when' | 'where' | 'why' | 'how' | 'yes_no';

export type Clause = {
  text: string;
  /** What the clause may mean, likeliest first. */
  guesses: readonly Guess[];
  form: QuestionForm | null;
  negated: boolean;
};

export type Message = {
  clauses: readonly Clause[];
  /** How the message asks, from its last clause that does. */
  form: QuestionForm | null;
  /** The words that carry content, without repetition, in their order. */
  words: readonly string[];
};

const forms: [QuestionForm, RegExp][] = [
  ['how_many', anywhere('how many, cuant[oa]s, combien de, wie viele, quant[oa]s, hoeveel stuks, quant[ie]')],
  [
    'how_long',
    anywhere(
      'how long, how many days, cuanto (?:tiempo|tarda\\w*|dura\\w*), combien de (?:temps|jours), wie lange?, quanto tempo, quant[oi] (?:dura|demora), hoe lang',
    ),
  ],
  [
    'how_much',
    anywhere(
      'how much, whats the price, what does (?:it|that|this) cost, what (?:do|does|will|would|did) (?:\\S+ ){1,6}costs?, was kostet\\w*, que cuesta\\w*, wat kost\\w*, cuanto, combien, wie ?viel, quanto, hoeveel',
    ),
  ],
  [
    'when',
    anywhere('when, until when, what (?:time|day|date), cuando, que dia, quand, quel jour, wann, bis wann, quando, em que dia, wanneer'),
  ],
  ['where', anywhere('where, wheres, donde, wo(?:her|hin)?, onde, dove, waar')],
  [
    'which',
    anywhere(
      'which, what (?:size|colou?r|one|kind|type), cual(?:es)?, que (?:talla|color), quel(?:le)?s?, lequel, laquelle, welche[rsnm]?, qual, quais, welke?, quale',
    ),
  ],
  ['why', anywhere('why, por que, pourquoi, warum, wieso, weshalb, porque razao, waarom, perche')],
  ['who', atStart('(?:and |but |ok |so |y |et |und |e |en )?(?:who(?:s)?|quien(?:es)?|qui|wer|quem|chi)')],
  ['how', atStart('(?:and |but |ok |so )?how(?! about)(?:s)?, como, comment, wie, hoe, come')],
];
const yesNo = atStart(`
  (?:and |but |ok |so |hi |hello |hey |also |wait |oh |hm |hmm |hang on |hold on |sec |btw |well |then |no )*(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have|had|may|am|isnt|arent|dont|doesnt|cant|wont|any) \\S+
  (?:y )?(?:es|son|esta|estan|tiene[ns]?|teneis|hay|puedo|puede[ns]?|se puede|hacen|sirve[ns]?|aguanta\\w*|lleva), (?:et )?(?:est ce|c est|ca|peut|peux|puis|avez|as tu|y a|il y a|il est|elle est|vous avez)
  (?:und )?(?:ist|sind|hat|haben|kann|konnen|gibt|gibts|geht|passt|passen|darf|halt|wird|werden|habt|hast|lauft|verkauft|fuhrt), (?:e )?(?:tem|tens|ha|posso|pode[ms]?|da para|serve[ms]?|esta|sao|aguenta)
  (?:is|zijn|heeft|hebben|hebt|heb|kan|kunnen|mag|past|werkt), (?:ha|hai|avete|posso|puo|c e|ci sono|si puo|va bene|funziona)`);

/** "Can you tell me if …", "sagen Sie mir, ob …". */
const indirect = anywhere(`
  (?:tell me|(?:to|you|anyone|anybody) know|wonder(?:ing)?|ask(?:ing)?|say|check|curious|see) (?:if|whether), (?:sagen|wissen|fragen|fragte|gefragt|prufen|nachsehen) ob, (?:saber|decir\\w*|dime|digas|diga|preguntar) si, (?:savoir|dire|demander?|sais|dites moi) si, (?:saber|dizer|diga me|perguntar) se, (?:weten|zeggen|vertellen|vragen) of, (?:sapere|dirmi|chiedere) se`);

/** "But if it's reduced, can I still send it back": without a question mark. */
const conditional =
  /^(?:(?:and|but|so|ok|und|aber|y|pero|et|mais|e|mas|en|maar|ma) )*(?:if|when|once|because|wenn|falls|si|se|als|quando|cuando) .* (?:(?:can|could|may|do|does|will|would|should|is|are) (?:i|you|u|we|it|they|he|she|there)|kann (?:ich|man)|puedo|se puede|puis je|je peux|on peut|posso|kan ik|mag ik) /;

const whatIf =
  /^(?:(?:and|but|so|ok|und|aber|y|pero|et|mais|e|mas|en|maar|ma) )*(?:what if|what happens if|even if|que pasa si|y si|et si|meme si|que se passe t il si|was (?:ist|passiert) wenn|und wenn|auch wenn|e se|mesmo se|wat als|ook als|anche se) /;

/** How a clause asks; null when it doesn't. */
export function formOf(text: string): QuestionForm | null {
  // "Wait, first: is it leakproof?"
  const words = normalizeText(text.replace(/^(?:[\p{L}']+[\s,]+){0,3}[\p{L}']+:\s+/u, ''))
    .replace(/[¿¡?!.,;:]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const form = forms.find(([, pattern]) => pattern.test(words))?.[0];
  if (form === undefined && indirect.test(words)) return 'yes_no';
  if (form !== undefined && (text.includes('?') || isQuestion(text) || form === 'how_many' || form === 'how_much' || form === 'how_long'))
    return form;
  return text.includes('?') || yesNo.test(words) || conditional.test(`${words} `) || whatIf.test(words) ? 'yes_no' : null;
}

/** Customers begin sentences in lower case too. */
const sentences = (text: string) => text.split(/(?<=\p{L}{3}[.…]|[!?])\s+(?=\p{L})/u);

/** Reads a classified message. */
export function read({ text, language }: Pick<NluResult, 'text' | 'language'>): Message {
  const recognizer = recognizerOf(language);
  const clauses = sentences(text)
    .flatMap(clausesOf)
    .map((clause): Clause => ({
      text: clause,
      guesses: recognizer.guess(recognizer.read(clause)).slice(0, 4),
      form: formOf(clause),
      negated: isNegated(clause),
    }));
  return { clauses, form: clauses.findLast(({ form }) => form !== null)?.form ?? null, words: wordsIn(text, language) };
}

/** The words of a text that carry content, in any of our languages. */
export const wordsIn = (text: string, language: Language) =>
  [...new Set(tokenize(text))].filter((word) => !word.startsWith('#') && word.length > 1 && !isSmallWord(word, language));
