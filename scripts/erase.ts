// `npm run erase-shop -- <id or name>` and `npm run erase-account -- <id or e-mail>`: for good. Without --yes it says what it would erase.
import { parseArgs } from 'node:util';
import pino from 'pino';
import { secretOf } from '../server/config.ts';
import { eraseAccount, refuseLastOwner } from '../server/erase-account.ts';
import { eraseShop } from '../server/erase-shop.ts';
import { type Installation, openInstallation } from '../server/installation.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { endWith, withDatabase } from './database.ts';

type Found = { id: string; name: string };
const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
const [what = '', ...words] = positionals;
const wanted = words.join(' ');
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
    usage: 'npm run erase-account -- <id or e-mail>',
    holds: shopsOf,
  },
};
const kind = what === 'shop' || what === 'account' ? kinds[what] : endWith('Say what: shop or account.');

await withDatabase(async (ownerUrl, config) => {
  await migrate(ownerUrl);
  const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl: '', log: pino({ level: 'error' }) });
  try {
    const found = await findOne(installation);
    const held = await kind.holds(installation, found.id);
    if (!values.yes) return console.log(`This would erase ${found.name} for good: ${held}. Run it again with --yes.`);
    await kind.erase(installation, found.id);
    console.log(`Erased ${found.name}: ${held}. It is still in backups: after restoring an older one, erase it again.`);
  } finally {
    await installation.close();
  }
}).catch(endWith);

async function findOne({ owner }: Installation): Promise<Found> {
  const { rows } = wanted ? await owner.query<Found>(`${kind.all} where ${kind.matches} order by id`, [wanted]) : { rows: [] };
  const [found] = rows;
  if (found && rows.length === 1) return found;
  const some = found ? rows : (await owner.query<Found>(`${kind.all} order by id limit 20`)).rows;
  const list = some.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  if (found) throw new Error(`Several are called ${wanted}. Say which by its id:\n${list}`);
  const refusal = wanted ? `There is no ${what} ${wanted}.` : `Say which: ${kind.usage}.`;
  throw new Error(list ? `${refusal} The first ones here:\n${list}` : `${refusal} There is none here.`);
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

/** Refuses, as erasing would, when a shop would be left without an owner. */
async function shopsOf(installation: Installation, id: string) {
  await refuseLastOwner(installation, id);
  const { rows } = await installation.owner.query<{ name: string }>(
    'select s.name from directory.memberships m join directory.merchants s on s.id = m.merchant_id where m.user_id = $1 order by s.name',
    [id],
  );
  return rows.length > 0 ? `a teammate of ${rows.map(({ name }) => name).join(', ')}` : 'in no shop';
}
