import { isQuestion } from '../../nlu/phrasing.ts';
import { anywhere, normalizeText } from '../../nlu/pattern.ts';
import { read, type QuestionForm } from '../../read.ts';
import type { Language } from '../../intents.ts';
import { plain } from '../../words.ts';
import { asksPrice } from './asks.ts';
import { asksCount, asksSize, listsOptions } from './lexicon.ts';
import { propertiesIn } from './properties.ts';

// The questions of one message about a product: "is it waterproof, and how heavy is it?" asks two things.

export type Part = { text: string; form: QuestionForm | null };

const ends = /(?<=[?!])\s+|(?<=\p{L}{2}[.…]+)\s+(?=\p{L})|\n+/u;
const joints =
  /\s*[,;]\s+(?:(?:and|und|et|y|e|en|but|aber|mais|pero|mas|maar|ma)\s+)?|\s+(?:and also|and|und auch|und|et|y|e|en|plus)\s+|\s+-\s+/iu;

const begins = anywhere(
  'is it, does it, can it, can i, will it, do you, have you got, got it, how, what, which, ist (?:er|sie|es), kann (?:ich|man), hat (?:er|sie|es), passt, wie, welche\\w*, was, est ce, il est, elle est, peut on, on peut, combien, quel\\w*, vous l avez, es, tiene, se puede, cuanto, cual, que, esta, e possivel, tem, posso, quanto, qual, is (?:hij|het|ie), kan (?:ik|hij), past, hoe, wat, welke, si puo, quale',
);

const opener = /^(?:and|und|et|y|e|en|also|ok|so|but)[\s,]+/iu;

/** Whether a clause asks something by itself. */
const asks = (clause: string) => {
  const words = normalizeText(clause);
  return (
    propertiesIn(clause).length > 0 ||
    asksPrice.test(plain(clause)) ||
    listsOptions.test(words) ||
    asksCount.test(words) ||
    asksSize.test(words) ||
    (begins.test(words.split(' ').slice(0, 3).join(' ')) && words.split(' ').length > 2)
  );
};

/** The parts of a sentence that ask something of their own; the rest belongs to its neighbour. */
function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const joint of sentence.matchAll(new RegExp(joints, 'giu'))) {
    const before = sentence.slice(from, joint.index);
    const after = sentence.slice(joint.index + joint[0].length);
    if (!asks(before) || !asks(after)) continue;
    clauses.push(before);
    from = joint.index + joint[0].length;
  }
  return [...clauses, sentence.slice(from)];
}

/** What a message asks, part by part. Remarks beside questions ask nothing. */
export function questionsIn(text: string, language: Language): Part[] {
  const sentences = text.split(ends).filter((one) => /[\p{L}\d]/u.test(one));
  const asking = sentences.filter((one) => one.includes('?') || isQuestion(one));
  const parts = (asking.length > 0 ? asking : sentences).flatMap((sentence) => {
    const isAsked = sentence.includes('?');
    return clausesOf(sentence.replace(opener, '')).map((clause) => (isAsked && !clause.includes('?') ? `${clause}?` : clause));
  });
  return parts.map((part) => ({ text: part, form: read({ text: part, language }).form }));
}
