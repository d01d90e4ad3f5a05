// `npm run restore -- --in <file> [--force]`: restores a backup into this installation's empty database.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { secretOf } from '../server/config.ts';
import { restore } from '../server/platform/db/restore.ts';
import { openVault } from '../server/platform/vault/vault.ts';
import { endWith, filesOf, withDatabase } from './database.ts';

const { values } = parseArgs({ options: { in: { type: 'string' }, force: { type: 'boolean', default: false } } });
if (!values.in) endWith('Name the file to read: npm run restore -- --in parley.backup [--force]');
const file = path.resolve(values.in);
await withDatabase(async (url, config) => {
  const secrets = [secretOf(config), config.oldSecret].filter(Boolean);
  const fingerprints = secrets.map((secret) => openVault(secret).fingerprint);
  const { rows, files } = await restore({ url, file, fingerprints, force: values.force, files: filesOf(config), log: console.log });
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${total} rows in ${Object.keys(rows).length} tables and ${files} files.`);
}).catch(endWith);
