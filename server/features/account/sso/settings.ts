import type { Received } from '@parley/contract/endpoint';
import { covers, permissionsOf } from '@parley/contract/permissions';
import type * as contract from '@parley/contract/sso-settings';
import type { CallCtx, MemberActor, ReadCtx, WriteCtx } from '../../../context.ts';
import type { IdentityProviderPort } from '../../../integrations/identity-provider-port.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { isDuplicate } from '../../../platform/lib/duplicate.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { endSsoSessions } from '../identity/index.ts';
import { permissionsNow, roleToGive } from '../roles/index.ts';
import { sentences } from './failures.ts';
import { redirectUrlOf } from './rules.ts';
import { newToken } from './scim-token.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<MemberActor>;
export type SettingsParts = { vault: Vault; providers: IdentityProviderPort };

export async function read(ctx: ReadCtx<MemberActor> | Ctx, address: string | undefined): Promise<contract.SingleSignOn> {
  const { merchant } = ctx.actor;
  const [sso, token] = [await store.readSettings(ctx.db, merchant), await store.readToken(ctx.db, merchant)];
  return {
    sso: sso
      ? {
          name: sso.name,
          issuer: sso.issuer,
          client_id: sso.client_id,
          secret_set_at: sso.secret_set_at.toISOString(),
          role: sso.role,
          required: sso.required,
          proven_at: sso.proven_at?.toISOString() ?? null,
          version: sso.version,
        }
      : null,
    scim: token ? presentToken(token) : null,
    redirect_url: address ? redirectUrlOf(address) : null,
    sign_in_url: address && sso ? `${address}/login/sso/${sso.name}` : null,
    scim_url: address ? `${address}/api/scim/v2` : null,
  };
}

const presentToken = ({ last_four, created_at: createdAt, last_used_at: lastUsedAt }: store.TokenRow) => ({
  last_four,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

export async function save(
  ctx: Ctx,
  { vault, providers }: SettingsParts,
  address: string | undefined,
  { merchant, version, client_secret: secret, ...wanted }: Received<typeof contract.saveSingleSignOn>,
) {
  await onlyOwners(ctx);
  if (!address) throw new Problem('sso.unavailable');
  const issuer = wanted.issuer.replace(/^(https?:\/\/[^/]+)\/$/, '$1');
  if (!providers.accepts(issuer)) throw fieldProblem('issuer', sentences.address);
  const before = await store.lockSettings(ctx.db, merchant);
  if (version !== undefined && version !== before?.version) throw new Problem('settings.changed');
  if (!before && secret === undefined) throw fieldProblem('client_secret', 'Enter the client secret.');
  const isOther = !before || before.issuer !== issuer || before.client_id !== wanted.client_id;
  if (wanted.required && (isOther || !before.proven_at)) throw new Problem('sso.unproven');
  if (wanted.role) await refuseRole(ctx, wanted.role);
  const change = {
    ...wanted,
    issuer,
    updated_at: ctx.now(),
    ...(secret !== undefined && { client_secret: vault.close('sso_client_secret', secret), secret_set_at: ctx.now() }),
    ...(isOther && { proven_at: null }),
  };
  const after = await (
    before
      ? store.changeSettings(ctx.db, merchant, { ...change, version: before.version + 1 })
      : store.insertSettings(ctx.db, {
          ...change,
          merchant_id: merchant,
          client_secret: vault.close('sso_client_secret', secret ?? ''),
          secret_set_at: ctx.now(),
        })
  ).catch(refuseTaken);
  if (before && isOther) await endSsoSessions(ctx, { merchant, except: ctx.actor.sessionId }, 'sso_changed');
  if (Boolean(before?.required) !== after.required) await lookAgain(ctx);
  ctx.audit({
    action: before ? 'sso.changed' : 'sso.set_up',
    object: ['merchant', merchant],
    detail: { ...(before && { before: auditOf(before) }), after: auditOf(after), secret_set: secret !== undefined },
  });
  signal(ctx);
  return read(ctx, address);
}

export async function test(ctx: CallCtx<MemberActor>, { issuer }: Received<typeof contract.testSingleSignOn>) {
  const checked = await ctx.outside.identityProviders.check({
    issuer: issuer.replace(/^(https?:\/\/[^/]+)\/$/, '$1'),
    clientId: 'test',
    clientSecret: 'test',
  });
  return checked.is === 'fine'
    ? { ok: true, message: 'The identity provider answers as it should.' }
    : { ok: false, message: sentences[checked.why] };
}

/** Sessions that it began end at once, and so do their streams. */
export async function turnOff(ctx: Ctx) {
  const { merchant } = ctx.actor;
  await onlyOwners(ctx);
  const before = (await store.lockSettings(ctx.db, merchant)) ?? missing('sso.off');
  await store.deleteToken(ctx.db, merchant);
  await store.deleteSettings(ctx.db, merchant);
  await endSsoSessions(ctx, { merchant }, 'sso_off');
  if (before.required) await lookAgain(ctx);
  ctx.audit({ action: 'sso.turned_off', object: ['merchant', merchant], detail: auditOf(before) });
  signal(ctx);
  return {};
}

export async function createToken(ctx: Ctx) {
  const { merchant } = ctx.actor;
  await onlyOwners(ctx);
  if (!(await store.lockSettings(ctx.db, merchant))) throw new Problem('sso.off');
  const token = newToken();
  const row = await store.keepToken(ctx.db, {
    merchant_id: merchant,
    hash: hashSecret(token),
    last_four: token.slice(-4),
    created_by: ctx.actor.id,
    created_at: ctx.now(),
  });
  ctx.audit({ action: 'scim.token_created', object: ['merchant', merchant], detail: { last_four: row.last_four } });
  signal(ctx);
  return { token, scim: presentToken(row) };
}

export async function deleteToken(ctx: Ctx) {
  await onlyOwners(ctx);
  if (await store.deleteToken(ctx.db, ctx.actor.merchant)) {
    ctx.audit({ action: 'scim.token_deleted', object: ['merchant', ctx.actor.merchant] });
    signal(ctx);
  }
  return {};
}

async function onlyOwners(ctx: Ctx) {
  if (!covers(await permissionsNow(ctx), permissionsOf('owner')))
    throw new Problem('permission.denied', { detail: 'Only an owner can change single sign-on.' });
}

/** An owner gives any role but their own: no provider makes owners. */
async function refuseRole(ctx: Ctx, role: string) {
  if (role === 'owner') throw new Problem('team.role_refused', { detail: 'New people can’t become owners. Choose another role.' });
  const { allows } = await roleToGive(ctx.db, role);
  if (!covers(await permissionsNow(ctx), allows)) throw new Problem('team.role_refused');
}

/** Whom the rule locks out, or lets in again, is looked up anew in every session and stream. */
async function lookAgain(ctx: Ctx) {
  for (const userId of await store.membersOf(ctx.db, ctx.actor.merchant)) {
    ctx.forget(`user:${userId}`);
    ctx.signal({ type: 'changed', topic: 'profile', id: userId, version: null });
  }
}

const auditOf = ({ name, issuer, client_id, role, required }: store.SettingsRow) => ({ name, issuer, client_id, role, required });
const fieldProblem = (path: string, message: string) => new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
function refuseTaken(error: unknown): never {
  throw isDuplicate(error)
    ? new Problem('sso.name_taken', { errors: [{ path: 'name', message: 'This sign-in name is taken. Choose another.' }] })
    : error;
}
const signal = (ctx: Ctx) => ctx.signal({ type: 'changed', topic: 'team', id: null, version: null });
