import type { Draft, Editor } from '../port.ts';
import type { Language } from '../intents.ts';
import { languageOf } from '../language.ts';
import { closing, greeting, manners } from './greetings.ts';
import { capitalised, outside, replaced, sentencesOf } from './sentences.ts';
import { casual, contractions, courtesies, curt, misspelt, roundabout } from './wordings.ts';

/**
 * What can be done with a draft by rule, without a language model: its mistakes mended, its detours and courtesies taken out, its tone
 * changed. Numbers, links, addresses and variables stay as they are. It does not translate.
 */
export const builtinEditor: Editor = {
  name: 'builtin',
  can: ['shorten', 'friendlier', 'formal', 'fix'],
  async rewrite(draft) {
    const language = languageOf(draft.text, 'en');
    const text = deeds[draft.how as keyof typeof deeds](draft, language);
    return tidy(text, language).trim();
  },
};

type Deed = (draft: Draft, language: Language) => string;
const deeds: Record<'shorten' | 'friendlier' | 'formal' | 'fix', Deed> = {
  fix: ({ text }, language) => ended(capitalised(mended(text, language))),
  shorten: ({ text }, language) => capitalised(language === 'en' ? shortened(text) : withoutCourtesies(text)),
  friendlier: ({ text, customer }, language) => {
    const warmer = language === 'en' ? outside(text, (part) => replaced(replaced(part, curt), contractions)) : text;
    const begun = greeting.test(text) || !customer ? warmer : `${manners[language].friendly(customer)} ${warmer}`;
    return capitalised(closing.test(begun) ? begun : `${ended(begun)} ${manners[language].friendlyClose}`);
  },
  formal: ({ text, customer, teammate }, language) => {
    const body = (customer ? text.replace(greeting, '') : text) || text;
    const turned = language === 'en' ? outside(body, (part) => replaced(replaced(part, casual), contractions.map(turnedRound))) : body;
    const calm = turned.replace(/!+/g, '.').replace(/\p{Extended_Pictographic}\uFE0F?/gu, '');
    const begun = customer ? `${manners[language].formal(customer)}\n\n${calm.trimStart()}` : calm;
    return capitalised(closing.test(text) ? begun : `${ended(begun.trimEnd())}\n\n${manners[language].formalClose}\n${teammate}`);
  },
};
const turnedRound = ([full, short]: readonly [string, string]) => [short, full] as const;

const mended = (text: string, language: Language) =>
  outside(text, (part) =>
    (language === 'en' ? replaced(part, misspelt) : part)
      .replace(/\b(\p{L}{2,})\s+\1\b/giu, (found, word: string) => (keepsDouble.has(word.toLowerCase()) ? found : word))
      .replace(/,(?=\p{L})/gu, ', ')
      .replace(/([!?])\1+/g, '$1'),
  );
/** Doubled words that are right: "that that", "had had", the reflexive "nous nous", "vous vous", "sie sie", "die die". */
const keepsDouble = new Set(['that', 'had', 'nous', 'vous', 'sie', 'die', 'der', 'das']);

function shortened(text: string) {
  return withoutCourtesies(outside(text, (part) => replaced(part, roundabout)));
}

/** Sentences of mere courtesy go, as long as something is left. What holds a number or a link is never mere courtesy. */
function withoutCourtesies(text: string) {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) =>
    sentencesOf(paragraph)
      .filter((sentence) => /\d|https?:/.test(sentence) || !courtesies.some((one) => one.test(sentence.trim())))
      .join('')
      .trim(),
  );
  const kept = paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
  return kept || text;
}

const ended = (text: string) => (/[\p{L}\p{N})]$/u.test(text.trimEnd()) ? `${text.trimEnd()}.` : text);

/** Spaces and marks where they belong; French puts a space before the high ones. */
function tidy(text: string, language: Language) {
  const marks = language === 'fr' ? /[ \t]+([,.])/g : /[ \t]+([,.;:!?])(?!\S*[)/])/g;
  return text
    .replace(/[ \t]{2,}/g, ' ')
    .replace(marks, '$1')
    .replace(/ +\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
