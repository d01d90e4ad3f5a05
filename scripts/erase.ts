// `npm run erase-shop -- <id or name>` and `npm run erase-account -- <id or email>`: erase permanently. Without --yes they only print what they would
// erase.
import { parseArgs } from 'node:util';
import pino from 'pino';
import { secretOf } from '../server/config.ts';
import { eraseAccount, refuseLastOwner } from '../server/erase-account.ts';
import type { BillingEnd } from '../server/end-billing.ts';
import { eraseShop } from '../server/erase-shop.ts';
import { type Installation, openInstallation } from '../server/installation.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { endWith, withDatabase } from './database.ts';

type Found = { id: string; name: string };
const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
const [what = '', ...args] = positionals;
const nameOrId = args.join(' ');
const kinds = {
  shop: {
    erase: eraseShop,
    all: 'select id, name from directory.merchants',
    matches: 'id::text = $1 or name = $1',
    usage: 'npm run erase-shop -- <id or name>',
    holds: countShop,
  },
  account: {
    erase: eraseAccount,
    all: `select id, name || ' <' || email || '>' as name from directory.users`,
    matches: 'id::text = $1 or lower(email) = lower($1)',
    usage: 'npm run erase-account -- <id or email>',
    holds: shopsOf,
  },
};
const kind = what === 'shop' || what === 'account' ? kinds[what] : endWith('Name what to erase: shop or account.');

await withDatabase(async (ownerUrl, config) => {
  await migrate(ownerUrl);
  const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl: '', log: pino({ level: 'error' }) });
  try {
    const found = await findOne(installation);
    const contents = await kind.holds(installation, found.id);
    if (!values.yes) return console.log(`This will permanently erase ${found.name}: ${contents}. To confirm, run it again with --yes.`);
    const done = await kind.erase(installation, found.id);
    console.log(`Erased ${found.name}: ${contents}. Older backups still contain it. If you restore one, erase it again.`);
    if (typeof done === 'object') console.log(billingText(done));
  } finally {
    await installation.close();
  }
}).catch(endWith);

const billingText = (end: BillingEnd): string => {
  if (end.is === 'none') return 'It had no subscription at a payment provider.';
  if (end.is === 'canceled') return `Canceled at the payment provider: ${end.subscriptions.join(', ')}.`;
  const { subscription, customer, reason } = end;
  return `WARNING: its subscription couldn’t be canceled: ${reason} Cancel ${subscription ?? 'what is open'} of customer ${customer ?? 'unknown'} at the payment provider, or it keeps charging.`;
};

async function findOne({ owner }: Installation): Promise<Found> {
  const { rows } = nameOrId ? await owner.query<Found>(`${kind.all} where ${kind.matches} order by id`, [nameOrId]) : { rows: [] };
  const [found] = rows;
  if (found && rows.length === 1) return found;
  const some = found ? rows : (await owner.query<Found>(`${kind.all} order by id limit 20`)).rows;
  const list = some.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  if (found) throw new Error(`More than one is named ${nameOrId}. Choose one by its ID:\n${list}`);
  const refusal = nameOrId ? `There’s no ${what} ${nameOrId}.` : `Usage: ${kind.usage}.`;
  throw new Error(list ? `${refusal} The first ones:\n${list}` : `${refusal} This installation has none.`);
}

async function countShop({ readingOf }: Installation, id: string) {
  const db = readingOf(id);
  const count = async (table: 'conversations' | 'orders' | 'customers' | 'products') => {
    const { found } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('found'))
      .executeTakeFirstOrThrow();
    return `${Number(found).toLocaleString('en')} ${table}`;
  };
  return (await Promise.all([count('conversations'), count('orders'), count('customers'), count('products')])).join(', ');
}

/** Throws, like the erasure, if a shop would be left without an owner. */
async function shopsOf(installation: Installation, id: string) {
  await refuseLastOwner(installation, id);
  const { rows } = await installation.owner.query<{ name: string }>(
    'select s.name from directory.memberships m join directory.merchants s on s.id = m.merchant_id where m.user_id = $1 order by s.name',
    [id],
  );
  return rows.length > 0 ? `a teammate of ${rows.map(({ name }) => name).join(', ')}` : 'in no shop';
}
