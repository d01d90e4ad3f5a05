// Learns from questions of our own which passage answers, and whether it may be told, and writes down what each piece of evidence says.
// `node scripts/run.mjs scripts/train-judgement.ts`; with `--check` it only says whether the file is what would be written. It says how it does on
// what it did not learn from, a part left out at a time.
import { demoArticles } from '../server/demo/articles.ts';
import { askingOf, judge, ofPassage, ofQuestion, type Passage, rate, searchFor, weigh } from '../engine/judging.ts';
import type { Asking, Judgement, Weights } from '../engine/judging.ts';
import { understand } from '../engine/understand.ts';
import { searchPassages } from '../server/features/intelligence/knowledge/index.ts';
import type { Reader } from '../server/platform/db/tenant.ts';
import { type Asked, demoHalf, ofQuestions, teaHalf, teaShop } from './eval/retrieval-halves.ts';
import { inPlace } from './eval/retrieval-place.ts';
import { articleQuestions } from './eval/retrieval-questions.ts';
import { asBytes, keepLearned } from './keep-learned.ts';

type Case = { asking: Asking; passages: Passage[]; right: ReadonlySet<string> };

/** As the engine asks: by what it is about where it is sure enough of that. */
async function look(db: Reader, { question, language, right }: Asked): Promise<Case> {
  const heard = understand(question, language);
  const [wish] = heard.wishes;
  const asking = askingOf(question, heard.language, wish && wish.likelihood >= 0.45 ? wish : null);
  return { asking, passages: await searchPassages(db, searchFor(asking)), right };
}

type Example<Name extends string> = { evidence: Record<Name, number>; isRight: boolean; counts: number };

/** Logistic regression, in steps down the slope; the same examples make the same weights. */
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

function teach(cases: readonly Case[]): Judgement {
  const ranking = learn(
    ofPassage,
    cases
      .filter(({ right }) => right.size > 0)
      .flatMap(({ passages, asking, right }) => {
        const rated = rate(passages, asking).map(({ passage, evidence }) => ({ evidence, isRight: right.has(passage.title) }));
        // The right ones of a question count as much as the others together.
        const among = (isRight: boolean) => rated.filter((one) => one.isRight === isRight).length;
        return rated.map((one) => ({ ...one, counts: 1 / among(one.isRight) }));
      }),
  );
  const telling = learn(
    [...ofPassage, ...ofQuestion, 'ahead'],
    cases.flatMap(({ passages, asking, right }) => {
      const best = weigh(passages, asking, ranking);
      return best ? [{ evidence: best.evidence, isRight: right.has(best.passage.title), counts: 1 }] : [];
    }),
  );
  return { ranking, telling };
}

/** Of what was learned without them: how many are told rightly and wrongly from one likelihood on, and of how many that nothing answers. */
function tryOut(cases: readonly Case[], parts = 8) {
  const judged = Array.from({ length: parts }, (_, part) => {
    const judgement = teach(cases.filter((_one, at) => at % parts !== part));
    return cases
      .filter((_one, at) => at % parts === part)
      .map(({ passages, asking, right }) => ({ right, found: judge(passages, asking, judgement) }));
  }).flat();
  for (const bar of [0.5, 0.6, 0.65, 0.68, 0.7, 0.75, 0.8]) {
    const told = judged.filter(({ found }) => found && found.relevance >= bar);
    const answered = judged.filter(({ right }) => right.size > 0).length;
    const rightly = told.filter(({ right, found }) => found && right.has(found.passage.title)).length;
    const nowhere = told.filter(({ right }) => right.size === 0).length;
    const share = (count: number) => (count / answered).toFixed(3);
    console.log(
      `from ${bar}: ${share(rightly)} told rightly, ${share(told.length - rightly - nowhere)} wrongly; ${nowhere} of ${judged.length - answered} that nothing answers`,
    );
  }
}

const cases = await inPlace(async ({ bringIn }) => {
  const demo = await bringIn({ articles: demoArticles });
  const tea = await bringIn({ articles: teaShop });
  const found: Case[] = [];
  for (const asked of [...demoHalf('learned'), ...ofQuestions(articleQuestions)]) found.push(await look(demo, asked));
  for (const asked of teaHalf('learned')) found.push(await look(tea, asked));
  return found;
});
tryOut(cases);
keepLearned(() => {
  const judgement = JSON.stringify(teach(cases), undefined, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/([\d}])\n/g, '$1,\n');
  return {
    'judgement.ts': asBytes(`// Written by scripts/train-judgement.ts; not to be edited.
export const learnedJudgement = ${judgement};
`),
  };
});
