import { openPool } from '../../server/platform/db/pool.ts';
import { seedOwner } from '../../server/seed-bulk.ts';
import { startBare } from './bare.ts';
import { median, round } from '../support/figures.ts';
import { type ListCase, listCases } from './cases.ts';
import { type Asked, load, type Stretch, summed } from './load.ts';
import { sameRows } from './same-rows.ts';
import type { Seeded } from './seeded.ts';
import { postmasterOf } from '../support/processes.ts';
import { signIn } from '../support/sign-in.ts';
import { startWebProcess } from '../support/web-process.ts';

type Way = 'product' | 'alone' | 'tenant';
const ways: Way[] = ['product', 'alone', 'tenant'];

/**
 * Measures lists with 100,000 conversations, alternating between product and bare SQL, so that other load on the machine affects all three. A ratio
 * is the bare server's throughput divided by the product's: the median of the rounds.
 */
export async function measureLists(seeded: Seeded, { quick, only }: { quick: boolean; only?: string }) {
  const [owner, pool] = [openPool(seeded.ownerUrl), openPool(seeded.appUrl)];
  const cases = await listCases({ ...seeded, owner, pool });
  const postgres = await postmasterOf(owner);
  await Promise.all([owner.end(), pool.end()]);
  const [web, bare] = await Promise.all([startWebProcess(seeded), startBare(seeded, cases)]);
  const results: Record<string, unknown> = {};
  for (const one of cases.filter(({ name }) => !only || name.includes(only))) {
    const { token } = await signIn(web.url, seedOwner);
    const headers = { authorization: `Bearer ${token}` };
    const asked = {
      product: { url: web.url, pid: web.pid, postgres, paths: one.paths, headers },
      alone: { ...bare.asked('alone', one), postgres },
      tenant: { ...bare.asked('tenant', one), postgres },
    };
    await sameRows(asked);
    results[one.name] = { sql_statements: one.statements, ...(await atEachSize(one, asked, quick)) };
  }
  await Promise.all([web.stop(), bare.stop()]);
  return results;
}

async function atEachSize(one: ListCase, asked: Record<Way, Asked>, quick: boolean) {
  const results: Record<string, unknown> = {};
  for (const connections of [1, 32]) {
    const taken = await inTurns(asked, connections, quick ? { rounds: 2, seconds: 1 } : { rounds: 4, seconds: 3 });
    const rate = (way: Way) => median(taken[way].map(({ perSecond }) => perSecond));
    const ratioTo = (way: Way) =>
      round(median(taken[way].map(({ perSecond }, turn) => perSecond / (taken.product[turn]?.perSecond ?? 0))), 2);
    results[`connections_${connections}`] = {
      product: summed(taken.product),
      bare: summed(taken.alone),
      bare_in_tenant_transaction: summed(taken.tenant),
      ratio_to_bare: ratioTo('alone'),
      ratio_to_bare_in_tenant_transaction: ratioTo('tenant'),
    };
    console.error(`  ${one.name}, ${connections} connections: ${ways.map((way) => `${way} ${Math.round(rate(way))}/s`).join(', ')}`);
  }
  return results;
}

/** Alternates A, B, C and C, B, A, after one warm-up round. */
async function inTurns(asked: Record<Way, Asked>, connections: number, { rounds, seconds }: { rounds: number; seconds: number }) {
  const taken: Record<Way, Stretch[]> = { product: [], alone: [], tenant: [] };
  for (const way of ways) await load(asked[way], connections, 1);
  for (let turn = 0; turn < rounds; turn++)
    for (const way of turn % 2 ? ways.toReversed() : ways) taken[way].push(await load(asked[way], connections, seconds));
  return taken;
}
