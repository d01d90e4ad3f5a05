// `npm run flag` lists the flags; `npm run flag -- <name> on | off | 25% | default` changes one, `npm run flag -- <name> shop <id or name> on | off |
// everyone` for a single shop.
import { type FlagName, flags } from '@parley/contract/flags';
import { readFlags } from '../server/platform/flags/flag-store.ts';
import { type FlagChange, setFlag } from '../server/platform/flags/set-flag.ts';
import { endWith } from './database.ts';
import { findShop } from './find-shop.ts';
import { operate } from './operate.ts';

const [name, ...args] = process.argv.slice(2);
const isFlag = (value: string): value is FlagName => Object.hasOwn(flags, value);

await operate('flag', async (installation, write) => {
  if (name === undefined) return list(await readFlags(installation.readingOf('')));
  if (!isFlag(name)) throw new Error(`Unknown flag ${name}. The flags are: ${Object.keys(flags).join(', ')}.`);
  const change = await changeOf(args, async (shop) => (await findShop(installation, shop)).id);
  const rule = await write('', (ctx) => setFlag(ctx, name, change));
  console.log(`${name}: ${JSON.stringify(rule)}. Every process picks it up within 5 seconds.`);
}).catch(endWith);

async function changeOf([what = '', ...rest]: string[], shopOf: (shopName: string) => Promise<string>): Promise<FlagChange> {
  const percentage = /^(\d{1,3})%$/.exec(what)?.[1];
  if (what === 'on') return { killed: false, percentage: 100 };
  // The kill switch keeps the settings of single shops.
  if (what === 'off') return { killed: true };
  if (what === 'default') return { killed: false, percentage: null };
  if (percentage !== undefined && Number(percentage) <= 100) return { killed: false, percentage: Number(percentage) };
  const as = rest.at(-1);
  if (what === 'shop' && rest.length > 1 && (as === 'on' || as === 'off' || as === 'everyone'))
    return { shop: await shopOf(rest.slice(0, -1).join(' ')), as };
  throw new Error('Add on, off, default, a percentage such as 25%, or shop <id or name> on | off | everyone.');
}

function list(rules: Awaited<ReturnType<typeof readFlags>>) {
  for (const [flag, { default: isOn, description }] of Object.entries(flags)) {
    const rule = rules.find((one) => one.name === flag);
    console.log(`${flag}  ${rule ? JSON.stringify(rule) : `default: ${isOn ? 'on' : 'off'}`}\n  ${description}`);
  }
}
