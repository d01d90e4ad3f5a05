import path from 'node:path';
import { openPool } from '../../server/platform/db/pool.ts';
import { seedOwner } from '../../server/seed-bulk.ts';
import { startBareServer } from '../support/bare-server.ts';
import { median, percentile, round } from '../support/figures.ts';
import { postmasterOf } from '../support/processes.ts';
import { signIn } from '../support/sign-in.ts';
import { startWebProcess } from '../support/web-process.ts';
import { type Asked, load, type Stretch, summed } from '../lists/load.ts';
import type { BareTask, BareWay } from './bare-server.ts';
import { casesFor } from './cases.ts';
import { factsOf } from './facts.ts';
import type { Filled } from './fill.ts';
import { recordCase, type Recorded } from './record.ts';
import type { Commerce } from './seeded.ts';

type Way = 'product' | BareWay;
type Effort = { quick: boolean; only: string | undefined };
/** In milliseconds. */
const slow = 150;
const ways: Way[] = ['product', 'alone', 'tenant'];

/**
 * Measures each read of the large shop next to the same SQL alone, then of the small shop, to show the cost of growth. A ratio is the bare server's
 * throughput divided by the product's.
 */
export async function measureReads(commerce: Commerce, effort: Effort) {
  const large = await measureShop(commerce, commerce.large, effort, ways);
  const small = await measureShop(commerce, commerce.small, effort, ['product']);
  return Object.fromEntries(
    Object.entries(large).map(([name, figures]) => {
      const of = small[name]?.connections_1.product;
      const growth = of ? round(figures.connections_1.product.p50_ms / of.p50_ms, 2) : null;
      return [name, { ...figures, small_shop_p50_ms: of?.p50_ms ?? null, growth_of_100_times_the_rows: growth }];
    }),
  );
}

async function measureShop(commerce: Commerce, shop: Filled, { quick, only }: Effort, asked: Way[]) {
  const [owner, pool] = [openPool(commerce.ownerUrl), openPool(commerce.appUrl)];
  const postgres = await postmasterOf(owner);
  const cases: Recorded[] = [];
  const wanted = casesFor(await factsOf(owner, shop)).filter(({ name }) => !only || name.includes(only));
  for (const one of wanted) cases.push(await recordCase(pool, shop, one));
  await Promise.all([owner.end(), pool.end()]);
  const web = await startWebProcess(commerce);
  const [alone, tenant] = asked.includes('alone')
    ? await Promise.all([
        startBare({ url: commerce.ownerUrl, way: 'alone', merchant: shop.merchant, cases: cases.filter(namesShop) }),
        startBare({ url: commerce.appUrl, way: 'tenant', merchant: shop.merchant, cases }),
      ])
    : [];
  const results: Record<string, Awaited<ReturnType<typeof atEachSize>>> = {};
  for (const one of cases) {
    const { token } = await signIn(web.url, seedOwner);
    const paths = one.requests.map((_, place) => `/${one.name}/${place}`);
    const product = { url: web.url, pid: web.pid, postgres, paths: one.paths, headers: { authorization: `Bearer ${token}` } };
    results[one.name] = await atEachSize(one, quick, {
      product,
      ...(alone && namesShop(one) && { alone: { ...alone.at, postgres, paths } }),
      ...(tenant && { tenant: { ...tenant.at, postgres, paths } }),
    });
  }
  await Promise.all([web.stop(), alone?.stop(), tenant?.stop()]);
  return results;
}

/** Without row-level security a statement must name the shop itself or read only tiny tables; others are compared only in the transaction. */
const isNamed = /merchant_id"? = \$|search_\w+\(|customers_called\(|from "(shop_settings|brands|business_hours)"/;
const namesShop = ({ requests }: Recorded) => requests.every((statements) => statements.every(({ text }) => isNamed.test(text)));

const startBare = (task: BareTask) => startBareServer(path.join(import.meta.dirname, 'bare-server.ts'), task);

type Targets = { product: Asked } & Partial<Record<BareWay, Asked>>;
async function atEachSize({ name, requests }: Recorded, quick: boolean, asked: Targets) {
  const one = await compare(asked, 1, quick);
  const { p50_ms: p50, p95_ms: p95 } = one.product;
  // Slow requests take 32 times as long at 32 connections, which adds no information; for the small shop one connection is enough.
  const many = asked.tenant && p50 < slow ? await compare(asked, 32, quick) : null;
  console.error(
    `  ${name}: ${p50} ms, p95 ${p95} ms; bare ${one.ratio_to_bare ?? '–'}, in the transaction ${one.ratio_to_bare_in_tenant_transaction ?? '–'}; ` +
      (many
        ? `32 connections ${many.product.per_second}/s, bare ${many.ratio_to_bare ?? '–'}, ${many.ratio_to_bare_in_tenant_transaction ?? '–'}`
        : ''),
  );
  return { sql_statements: requests[0]?.length ?? 0, connections_1: one, connections_32: many };
}

/** Alternates A, B, C and C, B, A, so that other load on the machine affects all three. */
async function compare(asked: Targets, connections: number, quick: boolean) {
  const [rounds, seconds] = quick ? [1, 1] : [3, 2];
  const there = ways.flatMap((way) => (asked[way] ? [{ way, at: asked[way] }] : []));
  const taken: Record<Way, Stretch[]> = { product: [], alone: [], tenant: [] };
  for (const { at } of there) await warm(at, quick ? 4 : 12);
  for (let turn = 0; turn < rounds; turn++)
    for (const { way, at } of turn % 2 ? there.toReversed() : there) taken[way].push(await load(at, connections, seconds));
  const ratioTo = (way: BareWay) =>
    taken[way].length
      ? round(median(taken[way].map(({ perSecond }, turn) => perSecond / (taken.product[turn]?.perSecond ?? Number.NaN))), 2)
      : null;
  return {
    product: { ...summed(taken.product), p95_ms: round(percentile(await timesOf(asked.product, quick ? 20 : 60), 95)) },
    bare: taken.alone.length ? summed(taken.alone) : null,
    ratio_to_bare: ratioTo('alone'),
    ratio_to_bare_in_tenant_transaction: ratioTo('tenant'),
  };
}

/** Runs until plans are cached and pages read. */
async function warm({ url, paths, headers }: Asked, times: number) {
  for (let time = 0; time < times; time++) {
    const since = performance.now();
    const response = await fetch(`${url}${paths[time % paths.length]}`, headers ? { headers } : {});
    const body = await response.text();
    if (!response.ok) throw new Error(`${url}${paths[0]} returned ${response.status}: ${body}`);
    if (performance.now() - since > 1000) return;
  }
}

/** Sequential requests, for their 95th percentile. */
async function timesOf({ url, paths, headers }: Asked, times: number) {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const since = performance.now();
    await (await fetch(`${url}${paths[time % paths.length]}`, headers ? { headers } : {})).text();
    taken.push(performance.now() - since);
    if (taken.reduce((sum, one) => sum + one, 0) > 10_000) break;
  }
  return taken;
}
