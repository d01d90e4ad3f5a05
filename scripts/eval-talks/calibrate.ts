// `node scripts/run.mjs scripts/eval-talks/calibrate.ts FILE.json …`: fits the weights of engine/confidence.ts to played conversations (`eval:talks -- --json FILE`).
// Play them with an engine whose confidence is not calibrated, that is with the weights 0, 1 and 0 taken out of engine.ts.
import fs from 'node:fs';

type Run = { decision: string; confidence: number | null; trace: { skills: { score: number }[] } | null };
type Exchange = { turn: number; isJudged: boolean; answer: { confidence: number | null; runs: Run[] } | null };
type Played = { issues: { turn: number | null; kind: string }[]; exchanges: Exchange[] };

/** Faults of manner, which say nothing about whether the answer was true. */
const ofManner: readonly string[] = ['soft', 'repeat', 'language', 'handoff'];

type Row = { said: number; score: number; right: boolean };
const rowsOf = ({ issues, exchanges }: Played): Row[] =>
  exchanges.flatMap(({ turn, isJudged, answer }) => {
    const run = answer?.runs.at(-1);
    const score = run?.trace?.skills[0]?.score;
    if (!isJudged || run?.decision !== 'answer' || score === undefined || run.confidence === null) return [];
    return [{ said: run.confidence, score, right: !issues.some((issue) => issue.turn === turn && !ofManner.includes(issue.kind)) }];
  });

/** Logistic regression by gradient descent with a small penalty. */
function fit(rows: readonly Row[]) {
  let [always, said, score] = [0, 0, 0];
  for (let step = 0; step < 4000; step++) {
    let [a, b, c] = [0, 0.002 * said * rows.length, 0.002 * score * rows.length];
    for (const row of rows) {
      const off = 1 / (1 + Math.exp(-(always + said * row.said + score * row.score))) - Number(row.right);
      a += off;
      b += off * row.said;
      c += off * row.score;
    }
    always -= (0.5 * a) / rows.length;
    said -= (0.5 * b) / rows.length;
    score -= (0.5 * c) / rows.length;
  }
  return { always, said, score };
}

const rows = process.argv
  .slice(2)
  .flatMap((file) => (JSON.parse(fs.readFileSync(file, 'utf8')) as { played: Played[] }).played.flatMap(rowsOf));
if (rows.length === 0) {
  console.error('No answers in these files. Make them with: npm run eval:talks -- --json FILE');
  process.exit(2);
}
const weights = fit(rows);
console.log(`${rows.length} answers, ${rows.filter(({ right }) => right).length} right`);
console.log(Object.entries(weights).map(([name, value]) => `${name}: ${value.toFixed(2)}`).join(', '));
