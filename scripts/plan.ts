// `npm run plan -- <id or name of a shop> <plan>` changes a shop's plan; without a plan it prints the current one.
import { type Plan, plans } from '@parley/contract/plans';
import { planOf } from '../server/platform/entitlements/plan-store.ts';
import { setPlan } from '../server/platform/entitlements/set-plan.ts';
import { endWith } from './database.ts';
import { findShop } from './find-shop.ts';
import { operate } from './operate.ts';

const args = process.argv.slice(2);
const isPlan = (planGiven: string | undefined): planGiven is Plan => planGiven !== undefined && Object.hasOwn(plans, planGiven);
const lastArg = args.at(-1);
const plan = args.length > 1 && isPlan(lastArg) ? lastArg : undefined;
const shopName = (plan ? args.slice(0, -1) : args).join(' ') || endWith('Say which shop: npm run plan -- <id or name> <plan>');

await operate('plan', async (installation, write) => {
  const shop = await findShop(installation, shopName);
  if (plan) await write(shop.id, (ctx) => setPlan(ctx, shop.id, plan));
  console.log(`${shop.name} is on ${plans[await planOf(installation.readingOf(shop.id), shop.id)].name}.`);
}).catch(endWith);
