// Learns the weights of the passage evidence from our own questions, and prints the accuracy in cross-validation.
// `node scripts/run.mjs scripts/train-judgement.ts`; with `--check` it only compares the file.
import { demoArticles } from '../server/demo/articles.ts';
import { queryFor, judge, ofPassage, ofQuestion, type Passage, rate, searchFor, weigh } from '../engine/judging.ts';
import type { KnowledgeQuery, Judgement, Weights } from '../engine/judging.ts';
import { classify } from '../engine/classify.ts';
import { searchPassages } from '../server/features/intelligence/knowledge/index.ts';
import type { Reader } from '../server/platform/db/tenant.ts';
import { type JudgedQuestion, demoHalf, ofQuestions, teaHalf, teaShop } from './eval/retrieval-halves.ts';
import { withShops } from './eval/retrieval-shops.ts';
import { articleQuestions } from './eval/retrieval-questions.ts';
import { asBytes, writeTrained } from './write-trained.ts';

type Case = { knowledgeQuery: KnowledgeQuery; passages: Passage[]; right: ReadonlySet<string> };

/** Searches like the engine: with the topic when the intent is certain enough. */
async function look(db: Reader, { question, language, right }: JudgedQuestion): Promise<Case> {
  const nlu = classify(question, language);
  const [detected] = nlu.detectedIntents;
  const knowledgeQuery = queryFor(question, nlu.language, detected && detected.likelihood >= 0.45 ? detected : null);
  return { knowledgeQuery, passages: await searchPassages(db, searchFor(knowledgeQuery)), right };
}

type Example<Name extends string> = { evidence: Record<Name, number>; isRight: boolean; counts: number };

/** Logistic regression by gradient descent; the same examples produce the same weights. */
function learn<Name extends string>(names: readonly Name[], examples: readonly Example<Name>[]): Weights<Name> {
  const all = [...names, 'always' as const];
  const rows = examples.map(({ evidence, isRight, counts }) => ({
    x: [...names.map((name) => evidence[name]), 1],
    y: isRight ? 1 : 0,
    counts,
  }));
  const total = rows.reduce((sum, { counts }) => sum + counts, 0);
  const weights = all.map(() => 0);
  for (let step = 0; step < 4000; step++) {
    const slope = weights.map((weight, at) => (all[at] === 'always' ? 0 : weight * 0.01));
    for (const { x, y, counts } of rows) {
      const wrong = 1 / (1 + Math.exp(-x.reduce((sum, one, at) => sum + one * (weights[at] as number), 0))) - y;
      x.forEach((one, at) => (slope[at] = (slope[at] as number) + (wrong * one * counts) / total));
    }
    slope.forEach((one, at) => (weights[at] = (weights[at] as number) - one * 0.5));
  }
  return Object.fromEntries(all.map((name, at) => [name, Math.round((weights[at] as number) * 100) / 100])) as Weights<Name>;
}

function train(cases: readonly Case[]): Judgement {
  const ranking = learn(
    ofPassage,
    cases
      .filter(({ right }) => right.size > 0)
      .flatMap(({ passages, knowledgeQuery, right }) => {
        const rated = rate(passages, knowledgeQuery).map(({ passage, evidence }) => ({ evidence, isRight: right.has(passage.title) }));
        // The right passages of a question weigh as much as all others together.
        const among = (isRight: boolean) => rated.filter((one) => one.isRight === isRight).length;
        return rated.map((one) => ({ ...one, counts: 1 / among(one.isRight) }));
      }),
  );
  const relevance = learn(
    [...ofPassage, ...ofQuestion, 'ahead'],
    cases.flatMap(({ passages, knowledgeQuery, right }) => {
      const best = weigh(passages, knowledgeQuery, ranking);
      return best ? [{ evidence: best.evidence, isRight: right.has(best.passage.title), counts: 1 }] : [];
    }),
  );
  return { ranking, relevance };
}

/** Cross-validation: counts right and wrong answers from one likelihood on, and answers to unanswerable questions. */
function crossValidate(cases: readonly Case[], parts = 8) {
  const predictions = Array.from({ length: parts }, (_, part) => {
    const judgement = train(cases.filter((_one, at) => at % parts !== part));
    return cases
      .filter((_one, at) => at % parts === part)
      .map(({ passages, knowledgeQuery, right }) => ({ right, found: judge(passages, knowledgeQuery, judgement) }));
  }).flat();
  for (const threshold of [0.5, 0.6, 0.65, 0.68, 0.7, 0.75, 0.8]) {
    const answers = predictions.filter(({ found }) => found && found.relevance >= threshold);
    const answered = predictions.filter(({ right }) => right.size > 0).length;
    const correct = answers.filter(({ right, found }) => found && right.has(found.passage.title)).length;
    const unanswerable = answers.filter(({ right }) => right.size === 0).length;
    const share = (count: number) => (count / answered).toFixed(3);
    console.log(
      `from ${threshold}: ${share(correct)} answered correctly, ${share(answers.length - correct - unanswerable)} incorrectly; ${unanswerable} of ${predictions.length - answered} unanswerable ones answered`,
    );
  }
}

const cases = await withShops(async ({ bringIn }) => {
  const demo = await bringIn({ articles: demoArticles });
  const tea = await bringIn({ articles: teaShop });
  const found: Case[] = [];
  for (const asked of [...demoHalf('learned'), ...ofQuestions(articleQuestions)]) found.push(await look(demo, asked));
  for (const asked of teaHalf('learned')) found.push(await look(tea, asked));
  return found;
});
crossValidate(cases);
writeTrained(() => {
  const judgement = JSON.stringify(train(cases), undefined, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/([\d}])\n/g, '$1,\n');
  return {
    'judgement.ts': asBytes(`// Written by scripts/train-judgement.ts; not to be edited.
export const learnedJudgement = ${judgement};
`),
  };
});
