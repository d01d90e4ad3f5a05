import type { Config } from './config.ts';
import { makeVapidKey, type VapidKey, vapidKeyOf } from './integrations/push/index.ts';
import type { Pool } from './platform/db/pool.ts';
import { reading, writing } from './platform/db/tenant.ts';
import type { Vault } from './platform/vault/vault.ts';

const purpose = 'vapid key';
type Parts = { config: Pick<Config, 'vapidPrivateKey'>; pool: Pool; vault: Vault };

/** The key of the environment, or the installation's own: made when it is first needed, by whichever process is first. */
export function vapidKeyFrom({ config, pool, vault }: Parts) {
  const find = () => reading(pool, '').selectFrom('directory.push_key').selectAll().executeTakeFirst();
  async function make() {
    const { publicKey, privateKey } = makeVapidKey();
    const row = { public_key: publicKey, private_key: vault.close(purpose, privateKey) };
    await writing(pool, '', async (db) => {
      await db
        .insertInto('directory.push_key')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    return find();
  }
  return async (): Promise<VapidKey> => {
    if (config.vapidPrivateKey) return vapidKeyOf(config.vapidPrivateKey);
    const row = (await find()) ?? (await make());
    if (!row) throw new Error('The key for push notifications could not be stored.');
    return { publicKey: row.public_key, privateKey: vault.open(purpose, row.private_key) };
  };
}
