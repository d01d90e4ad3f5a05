import path from 'node:path';
import type { BareCase, BareTask, BareWay } from './bare-server.ts';
import type { ListCase } from './cases.ts';
import type { Seeded } from './seeded.ts';
import { startBareServer } from '../support/bare-server.ts';

/** Starts the bare servers in separate processes, so that they share no connections or plans. */
export async function startBare({ ownerUrl, appUrl, merchant }: Seeded, cases: ListCase[]) {
  const task = { ownerUrl, appUrl, merchant };
  const [alone, tenant] = await Promise.all([
    start({ ...task, cases: cases.map((one) => ({ ...asked(one), text: withShop(one.text, merchant) })) }),
    start({ ...task, cases: cases.map(asked) }),
  ]);
  const pathsOf = (way: BareWay, { name, values }: ListCase) => values.map((_, place) => `/${way}/${name}/${place}`);
  return {
    asked: (way: BareWay, one: ListCase) => ({ ...(way === 'alone' ? alone.at : tenant.at), paths: pathsOf(way, one) }),
    stop: async () => void (await Promise.all([alone.stop(), tenant.stop()])),
  };
}

const start = (task: BareTask) => startBareServer(path.join(import.meta.dirname, 'bare-server.ts'), task);

const asked = ({ name, text, values }: ListCase): BareCase => ({ name, text, values });

/** Without row-level security the statement must name the shop, which the product's thread query leaves to the policy. */
const withShop = (text: string, merchant: string) =>
  /merchant_id"? = \$/.test(text) || text.includes('search_conversations')
    ? text
    : text.replace(' where ', ` where "m"."merchant_id" = '${merchant}'::uuid and `);
