import type { Draft, Editor } from '../port.ts';
import type { Language } from '../intents.ts';
import { languageOf } from '../language.ts';
import { closing, greeting, manners } from './greetings.ts';
import { capitalized, changeEditable, replaced, sentencesOf } from './sentences.ts';
import { casual, contractions, courtesies, curt, misspelt, roundabout } from './wordings.ts';

/**
 * Edits a draft by rules, without a language model: fixes spelling, shortens, and changes the tone. Numbers, links, addresses and variables stay
 * unchanged. It doesn't translate.
 */
export const builtinEditor: Editor = {
  name: 'builtin',
  can: ['shorten', 'friendlier', 'formal', 'fix'],
  async rewrite(draft) {
    const language = languageOf(draft.text, 'en');
    const text = actions[draft.how as keyof typeof actions](draft, language);
    return fixSpacing(text, language).trim();
  },
};

type Action = (draft: Draft, language: Language) => string;
const actions: Record<'shorten' | 'friendlier' | 'formal' | 'fix', Action> = {
  fix: ({ text }, language) => withFinalPoint(capitalized(corrected(text, language))),
  shorten: ({ text }, language) => capitalized(language === 'en' ? shortened(text) : withoutCourtesies(text)),
  friendlier: ({ text, customer }, language) => {
    const friendlyTone = language === 'en' ? changeEditable(text, (part) => replaced(replaced(part, curt), contractions)) : text;
    const withGreeting = greeting.test(text) || !customer ? friendlyTone : `${manners[language].friendly(customer)} ${friendlyTone}`;
    return capitalized(closing.test(withGreeting) ? withGreeting : `${withFinalPoint(withGreeting)} ${manners[language].friendlyClose}`);
  },
  formal: ({ text, customer, teammate }, language) => {
    const body = (customer ? text.replace(greeting, '') : text) || text;
    const replacements =
      language === 'en' ? changeEditable(body, (part) => replaced(replaced(part, casual), contractions.map(swapped))) : body;
    const formalTone = replacements.replace(/!+/g, '.').replace(/\p{Extended_Pictographic}\uFE0F?/gu, '');
    const withGreeting = customer ? `${manners[language].formal(customer)}\n\n${formalTone.trimStart()}` : formalTone;
    return capitalized(
      closing.test(text) ? withGreeting : `${withFinalPoint(withGreeting.trimEnd())}\n\n${manners[language].formalClose}\n${teammate}`,
    );
  },
};
const swapped = ([withoutContractions, withContractions]: readonly [string, string]) => [withContractions, withoutContractions] as const;

const corrected = (text: string, language: Language) =>
  changeEditable(text, (part) =>
    (language === 'en' ? replaced(part, misspelt) : part)
      .replace(/\b(\p{L}{2,})\s+\1\b/giu, (found, word: string) => (allowedDoubles.has(word.toLowerCase()) ? found : word))
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(/([!?])\1+/g, '$1'),
  );
/** Words that may correctly appear twice in a row: "that that", "had had", "nous nous", "vous vous", "sie sie", "die die". */
const allowedDoubles = new Set(['that', 'had', 'nous', 'vous', 'sie', 'die', 'der', 'das']);

function shortened(text: string) {
  return withoutCourtesies(changeEditable(text, (part) => replaced(part, roundabout)));
}

/** Removes sentences that are only polite, unless nothing else is left. Sentences with a number or a link always stay. */
function withoutCourtesies(text: string) {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => /\d|https?:/.test(sentence) || !courtesies.some((one) => one.test(sentence.trim())))
      .join('')
      .trim(),
  );
  const joined = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return joined || text;
}

const withFinalPoint = (text: string) => (/[\p{L}\p{N})]$/u.test(text.trimEnd()) ? `${text.trimEnd()}.` : text);

/** Fixes spacing around punctuation; French puts a space before ; : ! and ?. */
function fixSpacing(text: string, language: Language) {
  const marks = language === 'fr' ? /[ \t]+([,.])/g : /[ \t]+([,.;:!?])(?!\S*[)/])/g;
  return text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(marks, '$1')
    .replace(/ +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
