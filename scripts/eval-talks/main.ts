// `npm run eval:talks -- [--set tuned|heldback|graded|all] [--talks FILE.json …] [--shop NAME] [--kind KIND] [--name NAME] [--worst] [--json FILE]`
// `npm run eval:talks -- --wishes [--shop NAME] [--kind KIND] [--worst] [--json FILE]`
// `npm run eval:talks -- --adversary [--turns 10000] [--seed N] [--only CONVERSATION] [--shop demo|garden] [--json FILE]`
// All: `[--engine builtin|llm --model NAME --url URL --key KEY --provider openai_compatible|anthropic --timeout MS]`
// Plays conversations that are data through the whole product, each on a fresh copy of its shop, and grades them.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Fresh, withFreshInstallation } from '../eval-tools/fresh.ts';
import { hasFailed, playAdversary, type Played as Attacked, reportOf } from './adversary.ts';
import { type Jobs, openJobs } from './chat.ts';
import { type Ground, openGround, play, type Played } from './play.ts';
import { figuresOf, summaryOf, tableOf, transcriptOf, worstOf } from './report.ts';
import { moments, openClock, openShop, setEngine, whyMissing } from './shops.ts';
import { filesIn, readTalks, readWishes, sets, shops, type ShopName, talksOf } from './talk.ts';
import { figuresOfWishes, missesOf, tryWishes, type RequestResult, requestTable } from './wishes.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuned' },
    talks: { type: 'string', multiple: true },
    shop: { type: 'string' },
    kind: { type: 'string' },
    name: { type: 'string' },
    worst: { type: 'boolean', default: false },
    wishes: { type: 'boolean', default: false },
    adversary: { type: 'boolean', default: false },
    turns: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    json: { type: 'string' },
    engine: { type: 'string', default: 'builtin' },
    provider: { type: 'string', default: 'openai_compatible' },
    url: { type: 'string', default: '' },
    model: { type: 'string', default: '' },
    key: { type: 'string', default: '' },
    timeout: { type: 'string', default: '60000' },
  },
});
const say = (line: string) => console.error(line);
const began = performance.now();
const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
function endWith(line: string): never {
  say(line);
  process.exit(2);
}
if (values.engine === 'llm' && values.model === '')
  endWith('Name a model: npm run eval:talks -- --engine llm --url https://api.example/v1 --model NAME --key KEY');

const clock = openClock(moments.open);
const llm = { LLM_PROVIDER: values.provider, LLM_BASE_URL: values.url, LLM_MODEL: values.model, LLM_API_KEY: values.key };

/** Sets up those of the shops that can be, one after the other, and works in each. */
const inShops = <T>(names: readonly ShopName[], work: (ground: Ground) => Promise<T[]>): Promise<T[]> =>
  withFreshInstallation(
    async (fresh) => {
      const jobs = openJobs(fresh.installation);
      const results: T[] = [];
      for (const name of shops.filter((shop) => names.includes(shop))) {
        const why = whyMissing(name);
        if (why) say(why);
        else results.push(...(await inShop(name, fresh, jobs, work)));
      }
      return results;
    },
    { now: clock.now, env: values.engine === 'llm' ? llm : {} },
  );

async function inShop<T>(name: ShopName, fresh: Fresh, jobs: Jobs, work: (ground: Ground) => Promise<T[]>): Promise<T[]> {
  const shop = await openShop(name, fresh, clock, jobs.reactions);
  try {
    if (values.engine === 'llm') await setEngine(shop, { order: ['llm'], timeout_ms: Number(values.timeout) });
    say(`${name}: ready after ${seconds()} s`);
    return await work(await openGround(shop, { installation: fresh.installation, jobs, clock }));
  } finally {
    await shop.copies.close();
  }
}

/** Each in turn, with progress. */
async function each<I, R>(name: string, items: readonly I[], work: (item: I) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) {
    results.push(await work(item));
    if (results.length % 25 === 0 || results.length === items.length)
      say(`${name}: ${results.length} of ${items.length} after ${seconds()} s`);
  }
  return results;
}

async function evaluateTalks() {
  const all = values.talks
    ? values.talks.flatMap(readTalks)
    : sets.filter((set) => values.set === set || (values.set === 'all' && set !== 'graded')).flatMap(talksOf);
  const talks = all.filter(
    ({ shop, kind, name }) =>
      (!values.shop || shop === values.shop) && (!values.kind || kind === values.kind) && (!values.name || name === values.name),
  );
  if (talks.length === 0) endWith('No conversation matches. The sets are tuned, heldback, graded and all; name other files with --talks.');
  const played = await inShops([...new Set(talks.map(({ shop }) => shop))], (ground) =>
    each(
      ground.shop.name,
      talks.filter(({ shop }) => shop === ground.shop.name),
      (talk) => play(ground, talk),
    ),
  );
  reportTalks(played);
}

function reportTalks(played: readonly Played[]) {
  if (values.json) fs.writeFileSync(values.json, JSON.stringify({ figures: figuresOf(played), played }, null, 1));
  if (values.name) return console.log(played.map((one) => transcriptOf(one, true)).join('\n\n'));
  if (values.set === 'graded' && !values.talks)
    return console.log(
      `${played.length} conversations played. People grade them: run with --json FILE for both builds, then scripts/eval-talks/pairs.ts.`,
    );
  console.log(`${tableOf(played)}\n\n${summaryOf(played)}`);
  // What is held back is reported in figures, so that nobody tunes on it by accident.
  if (values.worst || values.talks || values.set === 'tuned')
    console.log(
      `\nThe worst:\n\n${worstOf(played, 10)
        .map((one) => transcriptOf(one))
        .join('\n\n')}`,
    );
}

async function evaluateWishes() {
  const files = filesIn('wishes').map((file) => ({ shop: path.basename(file, '.json') as ShopName, wishes: readWishes(file) }));
  const chosen = files.filter(({ shop }) => !values.shop || shop === values.shop);
  const results = await inShops(
    chosen.map(({ shop }) => shop),
    async (ground) => {
      const own = chosen.find(({ shop }) => shop === ground.shop.name)?.wishes ?? [];
      const tryOne = await tryWishes(ground);
      return each(
        ground.shop.name,
        own.filter(({ kind }) => !values.kind || kind === values.kind),
        tryOne,
      );
    },
  );
  reportWishes(results);
}

function reportWishes(results: readonly RequestResult[]) {
  if (values.json) fs.writeFileSync(values.json, JSON.stringify({ figures: figuresOfWishes(results), results }, null, 1));
  console.log(requestTable(results));
  if (values.worst) console.log(`\nMissed:\n${missesOf(results)}`);
}

/** The demo gets more of the turns: it has more orders and languages. */
const shares: readonly (readonly [ShopName, number])[] = [
  ['demo', 0.6],
  ['garden', 0.4],
];

async function evaluateAdversary() {
  const chosen = shares.filter(([shop]) => !values.shop || shop === values.shop);
  const whole = chosen.reduce((sum, [, share]) => sum + share, 0);
  const played = await inShops<Attacked>(
    chosen.map(([shop]) => shop),
    (ground) => {
      const share = chosen.find(([shop]) => shop === ground.shop.name)?.[1] ?? 0;
      const turns = Math.round((Number(values.turns) * share) / whole);
      return playAdversary(ground, { turns, seed: Number(values.seed), only: values.only ? Number(values.only) : undefined, say });
    },
  );
  if (values.json) fs.writeFileSync(values.json, JSON.stringify(played, null, 1));
  console.log(reportOf(played));
  if (hasFailed(played)) process.exitCode = 1;
}

await (values.adversary ? evaluateAdversary() : values.wishes ? evaluateWishes() : evaluateTalks());
