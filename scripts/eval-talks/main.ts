// `npm run eval:talks -- [--set tuned|heldback|all] [--talks FILE.json …] [--shop NAME] [--kind KIND] [--name NAME] [--worst] [--wishes] [--json FILE] [--engine builtin|llm --url … --model … --key …]`
// Plays conversations that are data through the whole product, each on a fresh copy of its shop, and grades them.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { withFreshInstallation } from '../eval-tools/fresh.ts';
import { openJobs } from './chat.ts';
import { openGround, play, type Played } from './play.ts';
import { figuresOf, summaryOf, tableOf, transcriptOf, worstOf } from './report.ts';
import { moments, openClock, openShop, whyMissing } from './shops.ts';
import { readTalks, sets, shops, type ShopName, type Talk, talksOf } from './talk.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'tuned' },
    talks: { type: 'string', multiple: true },
    shop: { type: 'string' },
    kind: { type: 'string' },
    name: { type: 'string' },
    worst: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});
const say = (line: string) => console.error(line);

function chosen(): Talk[] {
  const all = values.talks
    ? values.talks.flatMap(readTalks)
    : sets.filter((set) => values.set === set || values.set === 'all').flatMap(talksOf);
  return all.filter(
    ({ shop, kind, name }) =>
      (!values.shop || shop === values.shop) && (!values.kind || kind === values.kind) && (!values.name || name === values.name),
  );
}

const talks = chosen();
if (talks.length === 0) {
  say('No conversation matches. Sets: tuned, heldback, all; or name files with --talks.');
  process.exit(2);
}
const clock = openClock(moments.open);
const began = performance.now();
await withFreshInstallation(
  async (fresh) => {
    const { installation } = fresh;
    const jobs = openJobs(installation);
    const played: Played[] = [];
    for (const name of shops.filter((shop) => talks.some((talk) => talk.shop === shop))) {
      const why = whyMissing(name);
      if (why) say(why);
      else played.push(...(await playIn(name)));
    }
    report(played);

    async function playIn(name: ShopName): Promise<Played[]> {
      const shop = await openShop(name, fresh, clock, jobs.reactions);
      try {
        const ground = await openGround(shop, { installation, jobs, clock });
        const own = talks.filter((talk) => talk.shop === name);
        say(`${name}: ready after ${seconds()} s, ${own.length} talks`);
        const results: Played[] = [];
        for (const talk of own) {
          results.push(await play(ground, talk));
          if (results.length % 20 === 0 || results.length === own.length)
            say(`${name}: ${results.length} of ${own.length} after ${seconds()} s`);
        }
        return results;
      } finally {
        await shop.copies.close();
      }
    }
  },
  { now: clock.now },
);

function seconds() {
  return ((performance.now() - began) / 1000).toFixed(1);
}

function report(played: readonly Played[]) {
  if (values.json) fs.writeFileSync(values.json, JSON.stringify({ figures: figuresOf(played), played }, null, 1));
  if (values.name) {
    for (const one of played) console.log(transcriptOf(one, true));
    return;
  }
  console.log(`${tableOf(played)}\n\n${summaryOf(played)}`);
  // Figures only, so that nobody tunes on what is held back by accident.
  if (values.set === 'tuned' || values.talks || values.worst)
    console.log(
      `\nThe worst:\n\n${worstOf(played, 10)
        .map((one) => transcriptOf(one))
        .join('\n\n')}`,
    );
}
