// Evaluates retrieval with the engine's searches: whether the right article is first, or among the first five.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoArticles } from '../../server/demo/articles.ts';
import { demoProducts } from '../../server/demo/catalogue/products.ts';
import type { Language } from '../../engine/intents.ts';
import { queryFor, ranked, searchFor } from '../../engine/judging.ts';
import { classify } from '../../engine/classify.ts';
import { findProducts } from '../../server/features/commerce/products/index.ts';
import { searchPassages } from '../../server/features/intelligence/knowledge/index.ts';
import type { Reader } from '../../server/platform/db/tenant.ts';
import { readShop } from '../import-tau-bench.ts';
import { conversationQuestions, readGuidelines } from './abcd-articles.ts';
import { articleQuestions, demoProductQuestions, guidelineQuestions, recordedProductQuestions } from './retrieval-questions.ts';
import { type JudgedQuestion, demoHalf, ofQuestions, teaHalf, teaShop, unseenShop } from './retrieval-halves.ts';
import { heldOutQuestions, unanswerable } from './retrieval-held-out.ts';
import { withShops } from './retrieval-shops.ts';
import { answerFirst, quotedArticles } from './retrieval-answers.ts';
import type { Section } from './section.ts';
import { readTau } from './tau-gold.ts';

const verbose = process.argv.includes('--verbose');

type Search = (asked: JudgedQuestion) => Promise<string[]>;

const distinct = (titles: readonly string[]) => [...new Set(titles)];

/** The question as typed, nothing else. */
const searchAsTyped =
  (db: Reader): Search =>
  async ({ question, language }) =>
    distinct((await searchPassages(db, { query: question, topic: '', language, limit: 10 })).map(({ title }) => title));

/** As the built-in engine searches: content words and the topic of the intent. */
const searchAsEngine =
  (db: Reader): Search =>
  async ({ question, language }) => {
    const nlu = classify(question, language);
    const knowledgeQuery = queryFor(question, nlu.language, nlu.detectedIntents[0] ?? null);
    return distinct((await searchPassages(db, searchFor(knowledgeQuery))).map(({ title }) => title));
  };

/** As the engine then ranks them, by the text it would quote. */
const searchAsEngineRanks =
  (db: Reader): Search =>
  async ({ question, language }) => {
    const nlu = classify(question, language);
    const knowledgeQuery = queryFor(question, nlu.language, nlu.detectedIntents[0] ?? null);
    return distinct(ranked(await searchPassages(db, searchFor(knowledgeQuery)), knowledgeQuery).map(({ passage }) => passage.title));
  };

const products =
  (db: Reader): Search =>
  async ({ question }) =>
    (await findProducts(db, { query: question, limit: 5, now: new Date() })).products.map(({ name }) => name);

async function rate(title: string, questions: readonly JudgedQuestion[], search: Search): Promise<string[]> {
  const missed: string[] = [];
  let [first, amongFive] = [0, 0];
  for (const asked of questions) {
    const found = (await search(asked)).slice(0, 5);
    if (found[0] !== undefined && asked.right.has(found[0])) first++;
    if (found.some((one) => asked.right.has(one))) amongFive++;
    if (found[0] === undefined || !asked.right.has(found[0]))
      missed.push(`      not first: ${asked.question} → ${[...asked.right][0] ?? ''}; found ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
  const share = (count: number) => (questions.length ? count / questions.length : 0).toFixed(3);
  return [
    `  ${title}: ${share(first)} at 1, ${share(amongFive)} at 5 (${questions.length} questions)`,
    ...(verbose ? missed.slice(0, 80) : []),
  ];
}

/** What the engine answers: the right article, another one, or none because it asks or hands off. */
async function rateAnswers(title: string, questions: readonly JudgedQuestion[], db: Reader): Promise<string[]> {
  const wrong: string[] = [];
  let [right, none] = [0, 0];
  for (const asked of questions) {
    const outcome = await answerFirst(db, asked.question, asked.language);
    const quoted = quotedArticles(outcome);
    if (quoted.some((one) => asked.right.has(one))) right++;
    else if (quoted.length === 0) none++;
    if (!quoted.some((one) => asked.right.has(one)))
      wrong.push(`      ${asked.question} → ${quoted.join(', ') || outcome.decision} (${outcome.intent ?? 'no intent'})`);
  }
  const share = (count: number) => (questions.length ? count / questions.length : 0).toFixed(3);
  const other = questions.length - right - none;
  return [
    `  ${title}: ${share(right)} answered from the right article, ${share(other)} from another, ${share(none)} not answered (${questions.length} questions)`,
    ...(verbose ? wrong : []),
  ];
}

/** Evaluates answerable and unanswerable questions together. Held-out errors are never listed. */
async function rateBoth(title: string, questions: readonly JudgedQuestion[], db: Reader): Promise<string[]> {
  const answered = questions.filter(({ right }) => right.size > 0);
  const unanswerableQuestions = questions.filter(({ right }) => right.size === 0);
  return [
    ...(await rateAnswers(title, answered, db)).slice(0, 1),
    ...(await rateAnswers(`${title}, nothing answers`, unanswerableQuestions, db)).slice(0, 1),
  ];
}

const unanswerableQuestions = (): JudgedQuestion[] =>
  Object.entries(unanswerable).flatMap(([language, lines]) =>
    lines.split('\n').map((question): JudgedQuestion => ({ question, language: language as Language, right: new Set() })),
  );

const pairs = (questions: Record<string, string>): JudgedQuestion[] =>
  Object.entries(questions).map(([title, question]) => ({ question, language: 'en', right: new Set([title]) }));

const articlePairs = (language: Language, from: typeof articleQuestions = articleQuestions) =>
  ofQuestions({ [language]: from[language] ?? {} });

export function report(dataFolder: string): Promise<Section> {
  return withShops(async ({ bringIn }) => {
    const demo = await bringIn({ products: demoProducts, articles: demoArticles });
    const lines = ["Articles of the demo shop, questions of our own in other words than the articles':"];
    const languages: Language[] = ['en', 'es', 'fr', 'de', 'pt'];
    for (const language of languages)
      lines.push(...(await rate(`${language}, as the engine asks`, articlePairs(language), searchAsEngine(demo))));
    const all = languages.flatMap((language) => articlePairs(language));
    const held = languages.flatMap((language) => articlePairs(language, heldOutQuestions));
    lines.push(...(await rate('all, as the engine asks', all, searchAsEngine(demo))).slice(0, 1));
    lines.push(...(await rate('all, as the engine rates what it found', all, searchAsEngineRanks(demo))).slice(0, 1));
    lines.push(...(await rate('all, the bare question', all, searchAsTyped(demo))).slice(0, 1));
    // Never list held-out errors, because knowing them invites tuning to them.
    lines.push(...(await rate('held out, as the engine asks', held, searchAsEngine(demo))).slice(0, 1));
    lines.push(...(await rate('held out, as the engine rates what it found', held, searchAsEngineRanks(demo))).slice(0, 1));
    lines.push(...(await rateAnswers('all', all, demo)));
    lines.push(...(await rateAnswers('held out', held, demo)).slice(0, 1));
    lines.push(...(await rateAnswers('questions no article answers', unanswerableQuestions(), demo)));
    const tea = await bringIn({ articles: teaShop });
    lines.push('Whether a passage may be told, on what nothing was learned from:');
    lines.push(...(await rateBoth('demo shop', demoHalf('held out'), demo)));
    lines.push(...(await rateBoth('a tea shop', teaHalf('held out'), tea)));
    lines.push('Products:', ...(await rate('demo shop', pairs(demoProductQuestions), products(demo))));
    if (readTau(dataFolder)) {
      const recorded = await bringIn({ products: readShop(path.join(dataFolder, 'tau-bench-retail'), new Date()).products });
      lines.push(...(await rate('recorded shop', pairs(recordedProductQuestions), products(recorded))));
    } else lines.push('  recorded shop: left out, the data set is not there.');
    const guidelines = readGuidelines(dataFolder);
    if (!guidelines) return { title: 'Retrieval', lines: [...lines, 'Guidelines: left out, the data set is not there.'] };
    const other = await bringIn({ articles: guidelines });
    const said = conversationQuestions(dataFolder, guidelines).map(([question, title]): JudgedQuestion => ({
      question,
      language: 'en',
      right: new Set([title]),
    }));
    lines.push(`Guidelines of the sampled conversations as ${guidelines.length} articles:`);
    lines.push(...(await rate('questions of our own', pairs(guidelineQuestions), searchAsTyped(other))));
    lines.push(...(await rate("customers' first words", said, searchAsTyped(other))));
    lines.push(...(await rateBoth('the whole engine, questions of our own', unseenShop(), other)));
    return { title: 'Retrieval', lines };
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log((await report(process.env['PARLEY_DATA_SETS'] ?? '../shared/data')).lines.join('\n'));
