// Two builds compared by people: README.md, "Read by people".
// `node scripts/run.mjs scripts/eval-talks/pairs.ts write BEFORE.json AFTER.json FOLDER [READERS]`: from two runs of `eval:talks -- --set graded --json FILE`.
// `node scripts/run.mjs scripts/eval-talks/pairs.ts count FOLDER`: from the readers' grades.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { grades } from './judge.ts';
import type { Played } from './play.ts';
import { spokenIn } from './report.ts';

const builds = ['before', 'after'] as const;
type Build = (typeof builds)[number];

/** A reader's file: for each conversation and version its grade, and how many of its turns were right. */
const grading = z.record(z.string(), z.array(z.object({ grade: z.enum(grades), right: z.int().min(0), turns: z.int().min(1) })).length(2));
const orders = z.record(z.string(), z.array(z.enum(builds)).length(2));

type Said = Pick<Played, 'talk' | 'exchanges'>;
const readPlayed = (file: string) => (JSON.parse(fs.readFileSync(file, 'utf8')) as { played: Said[] }).played;
const readGrades = (file: string) => grading.parse(JSON.parse(fs.readFileSync(file, 'utf8')));

/** Drawn by the name, so that nobody can tell which version is which and the order is the same again. */
const orderOf = (name: string): readonly Build[] =>
  createHash('sha256').update(name).digest().readUInt8(0) % 2 === 0 ? builds : builds.toReversed();

/** The pages of each reader, and the order of the versions in a file that readers don't get. */
export function pairsOf(before: readonly Said[], after: readonly Said[], readers: number) {
  const played = { before: byName(before), after: byName(after) };
  const names = [...played.before.keys()].filter((name) => played.after.has(name)).toSorted();
  const pages = Array.from({ length: readers }, (_, reader) =>
    names
      .filter((_name, place) => place % readers === reader)
      .map((name) => {
        const versions = orderOf(name).map((build) =>
          spokenIn({ exchanges: played[build].get(name)?.exchanges ?? [], issues: [] }).join('\n'),
        );
        const talk = played.before.get(name)?.talk;
        return [
          `## ${name} (${talk?.shop}, ${talk?.language})`,
          `Expected: ${talk?.note ?? ''}`,
          ...versions.map((text, place) => `### Version ${place + 1}\n${text}`),
        ].join('\n\n');
      })
      .join('\n\n'),
  );
  return { pages, order: Object.fromEntries(names.map((name) => [name, orderOf(name)])) };
}
const byName = (played: readonly Said[]) => new Map(played.map((one) => [one.talk.name, one]));

/** Grades and right turns of each build, and in how many conversations one had more right turns than the other. */
export function countOf(order: z.output<typeof orders>, read: readonly z.output<typeof grading>[]) {
  const of = () => ({ ...Object.fromEntries(grades.map((grade) => [grade, 0])), right: 0, turns: 0 }) as Record<string, number>;
  const count = { before: of(), after: of(), better: 0, worse: 0, same: 0 };
  for (const [name, versions] of read.flatMap((one) => Object.entries(one))) {
    const right = { before: 0, after: 0 };
    for (const [place, build] of (order[name] ?? []).entries()) {
      const version = versions[place];
      if (!version) continue;
      right[build] = version.right;
      for (const [what, more] of [
        [version.grade, 1],
        ['right', version.right],
        ['turns', version.turns],
      ] as const)
        count[build][what] = (count[build][what] ?? 0) + more;
    }
    count[right.after > right.before ? 'better' : right.after < right.before ? 'worse' : 'same'] += 1;
  }
  return count;
}

function main([command, ...rest]: string[]) {
  const [one, two, three, readers = '4'] = rest;
  if (command === 'write' && one && two && three) {
    const { pages, order } = pairsOf(readPlayed(one), readPlayed(two), Number(readers));
    fs.mkdirSync(three, { recursive: true });
    for (const [place, page] of pages.entries()) fs.writeFileSync(path.join(three, `pairs-${place + 1}.md`), page);
    fs.writeFileSync(path.join(three, 'order.json'), JSON.stringify(order, null, 1));
    return console.log(`${Object.keys(order).length} pairs for ${readers} readers in ${three}. Keep order.json from them.`);
  }
  if (command === 'count' && one) {
    const files = fs.readdirSync(one).filter((name) => /^grades-.*\.json$/.test(name));
    const order = orders.parse(JSON.parse(fs.readFileSync(path.join(one, 'order.json'), 'utf8')));
    return console.log(
      JSON.stringify(
        countOf(
          order,
          files.map((name) => readGrades(path.join(one, name))),
        ),
        null,
        1,
      ),
    );
  }
  console.error('pairs.ts write BEFORE.json AFTER.json FOLDER [READERS], or pairs.ts count FOLDER');
  process.exitCode = 2;
}
if (import.meta.main) main(process.argv.slice(2));
