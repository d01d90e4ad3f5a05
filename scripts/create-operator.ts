// `npm run create-operator -- --email … --name … [--password …]`: creates the first super_admin of an installation without demo data.
import { parseArgs } from 'node:util';
import pino from 'pino';
import { secretOf } from '../server/config.ts';
import { makeUser } from '../server/features/account/identity/index.ts';
import { openInstallation } from '../server/installation.ts';
import { migrate } from '../server/platform/db/migrations.ts';
import { newSecret } from '../server/platform/lib/ids.ts';
import { runWriter } from '../server/platform/writer.ts';
import { endWith, withDatabase } from './database.ts';

const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' }, password: { type: 'string' } } });
const email = values.email ?? endWith('Usage: npm run create-operator -- --email ann@company.example --name "Ann Example"');
const password = values.password ?? newSecret().slice(0, 20);

const made = await withDatabase(async (ownerUrl, config) => {
  await migrate(ownerUrl);
  const installation = await openInstallation({ config, secret: secretOf(config), ownerUrl, appUrl: '', log: pino({ level: 'error' }) });
  const { pool, notifier, now } = installation;
  const by = { actor: { kind: 'system' as const, merchant: '' }, requestId: 'create-operator', address: '' };
  return runWriter({ pool, reactions: [], notifier, now }, by, async (ctx) => {
    const user = await makeUser(ctx, { email, name: values.name ?? email, password, role: 'super_admin', verified: true });
    if (user) ctx.audit({ action: 'operator.created', object: ['user', user.id] });
    return user;
  }).finally(() => installation.close());
}).catch(endWith);
console.log(
  made ? `Created ${made.email}. Password: ${values.password ? 'as given' : password}` : `An account with ${email} already exists.`,
);
process.exitCode = made ? 0 : 1;
