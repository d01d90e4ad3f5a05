// `npm run erase-shop -- <id>` and `npm run erase-account -- <id>`: for good. Without --yes it says what it would erase.
import { parseArgs } from 'node:util';
import pino from 'pino';
import { secretOf } from '../server/config.ts';
import { eraseAccount } from '../server/erase-account.ts';
import { eraseShop } from '../server/erase-shop.ts';
import { openInstallation } from '../server/installation.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { endWith, withDatabase } from './database.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false } } });
const [what = '', id = ''] = positionals;
const kinds = {
  shop: { erase: eraseShop, named: 'select name from directory.merchants where id = $1', usage: 'npm run erase-shop -- <shop id> --yes' },
  account: {
    erase: eraseAccount,
    named: `select name || ' <' || email || '>' as name from directory.users where id = $1`,
    usage: 'npm run erase-account -- <account id> --yes',
  },
};
const kind = what === 'shop' || what === 'account' ? kinds[what] : endWith('Say what: shop or account.');
if (!/^[0-9a-f-]{36}$/.test(id)) endWith(`Say which: ${kind.usage}`);

await withDatabase(async (ownerUrl, config) => {
  await migrate(ownerUrl);
  const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl: '', log: pino({ level: 'error' }) });
  try {
    const { rows } = await installation.owner.query<{ name: string }>(kind.named, [id]);
    const [found] = rows;
    if (!found) return console.log(`There is no ${what} ${id}.`);
    if (!values.yes) return console.log(`This would erase ${found.name} for good. Run it again with --yes.`);
    await kind.erase(installation, id);
    console.log(`Erased ${found.name}. It is still in backups: after restoring an older one, erase it again.`);
  } finally {
    await installation.close();
  }
}).catch(endWith);
