import type { Permission } from '@parley/contract/permissions';
import { permissions } from '@parley/contract/permissions';
import type { MemberActor, SignedInActor } from '../context.ts';
import { createApiKey } from '../features/account/api-keys/index.ts';
import { makeUser, openTokens } from '../features/account/identity/index.ts';
import { startImpersonation } from '../features/account/impersonation/index.ts';
import { newId } from '../platform/lib/ids.ts';
import { logInAs, type Person, type TestApp } from './app.ts';

const sessionOf = async (app: TestApp, { token }: Person) =>
  (await openTokens(app.installation.vault).verify(token, app.installation.now()))?.session ?? '';

/** A user with a session, outside any shop. */
export const signedIn = async (app: TestApp, person: Person, role: SignedInActor['role'] = 'merchant'): Promise<SignedInActor> => ({
  ...{ kind: 'user', id: person.userId, sessionId: await sessionOf(app, person), name: 'Somebody', role },
  ...{ merchant: '', permissions: [], teams: null, brands: null },
});
export const ownerActor = async (app: TestApp, owner: Person): Promise<MemberActor> => ({
  ...(await signedIn(app, owner)),
  merchant: owner.merchant,
  permissions,
});

type KeyOptions = { name?: string; scopes?: readonly Permission[]; expiresAt?: Date | null; addresses?: readonly string[] };
/** An API key created by an owner, in its one-time plain form. */
export const makeKey = async (
  app: TestApp,
  owner: Person,
  { name = 'A key', scopes = permissions, expiresAt = null, addresses = [] }: KeyOptions = {},
) =>
  app.writeAs(await ownerActor(app, owner), async (ctx) => {
    const { key, api_key: made } = await createApiKey(ctx, {
      name,
      scopes: [...scopes],
      expires_at: null,
      allowed_addresses: [...addresses],
    });
    // A key can't be created expired; these tests need some that are.
    if (expiresAt) await ctx.db.updateTable('directory.api_keys').set({ expires_at: expiresAt }).where('id', '=', made.id).execute();
    return { id: made.id, key };
  });

/** An operator who belongs to no shop. */
export async function makeOperator(app: TestApp): Promise<Person> {
  const email = `operator-${newId()}@parley.example`;
  await app.write('', async (ctx) => {
    const user = await makeUser(ctx, { email, name: 'Opal Operator', password: 'a long password' });
    if (user) await ctx.db.updateTable('directory.users').set({ role: 'super_admin' }).where('id', '=', user.id).execute();
  });
  return logInAs(app.url, email, 'a long password');
}

export const viewShop = async (app: TestApp, operator: Person, merchant: string, reason = 'A ticket of theirs') =>
  app.writeAs(await signedIn(app, operator, 'super_admin'), (ctx) => startImpersonation(ctx, { merchant, reason }));
