// `npm run backup -- --out <file> [--without-files]`: writes the installation's data to one file while it keeps running.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { secretOf } from '../server/config.ts';
import { backup } from '../server/platform/db/backup.ts';
import { openVault } from '../server/platform/vault/vault.ts';
import { endWith, filesOf, withDatabase } from './database.ts';

const { values } = parseArgs({ options: { out: { type: 'string' }, 'without-files': { type: 'boolean', default: false } } });
if (!values.out) endWith('Name the file to write: npm run backup -- --out parley.backup');
const file = path.resolve(values.out);
await withDatabase(async (url, config) => {
  const { fingerprint } = openVault(secretOf(config));
  const { rows, files } = await backup({ url, file, fingerprint, ...(!values['without-files'] && { files: filesOf(config) }) });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`Saved ${total} rows from ${Object.keys(rows).length} tables and ${files} files to ${file}.`);
  if (values['without-files']) console.log(`Uploaded files aren’t included. Keep a copy of ${path.join(config.data, 'files')}.`);
  console.log(
    `Restoring it needs the PARLEY_SECRET named ${fingerprint}${config.secret ? '' : ` (keep a copy of ${path.join(config.data, 'secret')})`}.`,
  );
}).catch(endWith);
