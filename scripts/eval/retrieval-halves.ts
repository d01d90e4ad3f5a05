// Splits the questions about passages into training and held-out halves, by shop.
import { demoArticles } from '../../server/demo/articles.ts';
import type { Language } from '../../engine/intents.ts';
import {
  demoQuestions,
  demoUnanswerable,
  teaArticles,
  teaQuestions,
  teaUnanswerable,
  unseenQuestions,
  unseenUnanswerable,
} from './retrieval-judged.ts';

/** `right` is empty when no article answers. */
export type JudgedQuestion = { question: string; language: Language; right: ReadonlySet<string> };
export type Half = 'learned' | 'held out';

export const teaShop = teaArticles.map(({ id, title, body }) => ({ external_id: id, title, body, language: 'en' }));

/** The titles of a demo article in a language and in English; "a+b" joins those of two articles. */
export const demoTitles = (ids: string, language: Language) =>
  new Set(
    ids
      .split('+')
      .flatMap((id) => demoArticles.filter(({ external_id }) => external_id === id || external_id === `${id}-${language}`))
      .map(({ title }) => title),
  );

const everyOther = <T>(all: readonly T[], half: Half) => all.filter((_, place) => (place % 2 === 0) === (half === 'learned'));
const asked = (lines: string, language: Language, right: ReadonlySet<string> = new Set()) =>
  lines.split('\n').map((question): JudgedQuestion => ({ question, language, right }));

const byLanguage = <T>(all: Record<string, T>) => Object.entries(all).map(([language, one]) => [language as Language, one] as const);

type Questions = Record<string, Record<string, string>>;
/** Groups by language, so that every other question isn't always the second one of an article. */
const inLanguages = (questions: Questions) =>
  byLanguage(questions).map(([language, ofLanguage]) =>
    Object.entries(ofLanguage).flatMap(([ids, lines]) => asked(lines, language, demoTitles(ids, language))),
  );
export const ofQuestions = (questions: Questions): JudgedQuestion[] => inLanguages(questions).flat();

export const demoHalf = (half: Half): JudgedQuestion[] => [
  ...inLanguages(demoQuestions).flatMap((ofLanguage) => everyOther(ofLanguage, half)),
  ...byLanguage(demoUnanswerable).flatMap(([language, lines]) => everyOther(asked(lines, language), half)),
];

export const teaHalf = (half: Half): JudgedQuestion[] => [
  ...everyOther(
    teaShop.flatMap(({ external_id: id, title }) => asked(teaQuestions[id] ?? '', 'en', new Set([title]))),
    half,
  ),
  ...everyOther(asked(teaUnanswerable, 'en'), half),
];

/** Held-out questions only: training never uses this shop. */
export const unseenShop = (): JudgedQuestion[] => [
  ...unseenQuestions.flatMap(([title, question]) => asked(question, 'en', new Set([title]))),
  ...asked(unseenUnanswerable, 'en'),
];
