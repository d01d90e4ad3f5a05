import path from 'node:path';
import { openPool } from '../../server/platform/db/pool.ts';
import { seedOwner } from '../../server/seed-bulk.ts';
import { type Asked, load, type Stretch, summed } from '../lists/load.ts';
import type { Seeded } from '../lists/seeded.ts';
import { startBareServer } from '../support/bare-server.ts';
import { median, round } from '../support/figures.ts';
import { postmasterOf } from '../support/processes.ts';
import { signIn } from '../support/sign-in.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type LeastCase, leastCases } from './cases.ts';
import type { LeastTask } from './least-server.ts';
import { limitedEmail } from './teammate.ts';

type Way = 'product' | 'least' | 'other';
type Asking = Partial<Record<Way, Asked>>;
type Effort = { quick: boolean; only: string | undefined; against: string | undefined };

/**
 * Measures each read of the screens next to the least SQL that fills the same screen, in turns. A ratio is the least server's throughput
 * divided by the product's: the median of the rounds. `against` is the folder of another checkout, measured in the same turns.
 */
export async function measureLeast(seeded: Seeded, { quick, only, against }: Effort) {
  const owner = openPool(seeded.ownerUrl);
  const cases = (await leastCases(owner, seeded)).filter(({ name }) => !only || name.includes(only));
  const postgres = await postmasterOf(owner);
  await owner.end();
  const [web, other, least] = await Promise.all([
    startWebProcess(seeded),
    against === undefined ? undefined : startWebProcess(seeded, [], path.resolve(against)),
    startLeast({ url: seeded.ownerUrl, cases: cases.map(({ name, reads }) => ({ name, queries: reads.map(({ query }) => query) })) }),
  ]);
  const results: Record<string, unknown> = {};
  const lines: string[] = [];
  for (const one of cases) {
    const product = await ofProduct(web, one, postgres);
    const bare = { ...least.at, postgres, paths: one.reads.map((_, place) => `/${one.name}/${place}`) };
    await sameRows(product, bare);
    const asked: Asking = { product, least: bare, ...(other && { other: await ofProduct(other, one, postgres) }) };
    const sizes: Record<string, Figures> = {};
    for (const connections of [1, 32]) sizes[`connections_${connections}`] = await measureCase(asked, connections, quick);
    results[one.name] = sizes;
    const line = lineOf(one.name, Object.values(sizes));
    lines.push(line);
    console.error(`  ${line}`);
  }
  await Promise.all([web.stop(), other?.stop(), least.stop()]);
  console.error(['', headOf(other !== undefined), ...lines].join('\n'));
  return results;
}

async function ofProduct({ url, pid }: { url: string; pid: number }, { limited, reads }: LeastCase, postgres: number): Promise<Asked> {
  const { token } = await signIn(url, limited ? { ...seedOwner, email: limitedEmail } : seedOwner);
  return { url, pid, postgres, paths: reads.map((read) => read.path), headers: { authorization: `Bearer ${token}` } };
}

const startLeast = (task: LeastTask) => startBareServer(path.join(import.meta.dirname, 'least-server.ts'), task);

type Figures = Awaited<ReturnType<typeof measureCase>>;
/** Alternates A, B, C and C, B, A, so that other load on the machine affects all, after one warm-up round. */
async function measureCase(asked: Asking, connections: number, quick: boolean) {
  const { rounds, seconds } = quick ? { rounds: 3, seconds: 1 } : { rounds: 5, seconds: 2 };
  const ways = Object.keys(asked) as Way[];
  const taken: Record<Way, Stretch[]> = { product: [], least: [], other: [] };
  const next = async (way: Way, length: number) => asked[way] && load(asked[way], connections, length);
  for (const way of ways) await next(way, 1);
  for (let turn = 0; turn < rounds; turn++)
    for (const way of turn % 2 ? ways.toReversed() : ways) {
      const stretch = await next(way, seconds);
      if (stretch) taken[way].push(stretch);
    }
  const ratioTo = (way: Way) =>
    round(median(taken[way].map(({ perSecond }, turn) => (taken.least[turn]?.perSecond ?? Number.NaN) / perSecond)), 2);
  return {
    least: summed(taken.least),
    product: summed(taken.product),
    ratio: ratioTo('product'),
    ...(asked.other && { other: summed(taken.other), ratio_of_other: ratioTo('other') }),
  };
}

const headOf = (withOther: boolean) =>
  `${'requests/s'.padEnd(26)}${['least', 'product', 'ratio', ...(withOther ? ['other', 'ratio'] : [])].map((word) => word.padStart(9)).join('')}   and at 32 connections`;
const lineOf = (name: string, sizes: Figures[]) =>
  name.padEnd(24) +
  sizes
    .map(({ least, product, ratio, other, ratio_of_other: before }) =>
      [
        least.per_second,
        product.per_second,
        ratio.toFixed(2),
        ...(other && before !== undefined ? [other.per_second, before.toFixed(2)] : []),
      ]
        .map((figure) => String(figure).padStart(9))
        .join(''),
    )
    .join('   |');

/** Throws unless both return the same rows; otherwise the comparison is meaningless. */
async function sameRows(product: Asked, least: Asked) {
  const [shown, read] = [await idsOf(product), await idsOf(least)];
  const missing = shown.filter((id) => !read.includes(id));
  // The least list reads one row more than it shows, to detect a next page.
  if (missing.length > 0 || read.length > shown.length + 1)
    throw new Error(`${least.paths[0]} returns other rows than ${product.paths[0]}.`);
}

type Row = { id?: string; product_id?: string };
async function idsOf({ url, paths, headers }: Asked): Promise<string[]> {
  const response = await fetch(`${url}${paths[0]}`, headers ? { headers } : {});
  const body = (await response.json()) as { items?: Row[] | number } & Row;
  if (!response.ok) throw new Error(`${url}${paths[0]} returned ${response.status}: ${JSON.stringify(body)}`);
  // An order's own "items" is their number.
  const rows = Array.isArray(body.items) ? body.items : [body];
  return rows.flatMap(({ id, product_id: product }) => id ?? product ?? []);
}
