import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/single-sign-on';
import type { CallCtx, NobodyActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { beginSession, keepUsed, type SignInParts } from '../identity/index.ts';
import { attemptTime, openAttempt, sealAttempt } from './attempt.ts';
import { providerProblem } from './failures.ts';
import { personFor } from './person.ts';
import { pathWithin, redirectUrlOf } from './rules.ts';
import * as store from './store.ts';

type Ctx = CallCtx<NobodyActor>;

const providerOf = (vault: Vault, { issuer, client_id: clientId, client_secret: sealed }: store.SettingsRow) => ({
  issuer,
  clientId,
  clientSecret: vault.open('sso_client_secret', sealed),
});

/** Where to send the browser, and the cookie that it has to come back with. */
export async function startLogIn(
  ctx: Ctx,
  vault: Vault,
  address: string,
  { name, return_to: returnTo, issuer }: Received<typeof contract.startSingleSignOn>,
) {
  const settings = (await store.findByName(ctx.db, name)) ?? missing('sso.missing');
  if (issuer !== undefined && issuer !== settings.issuer) throw new Problem('sso.missing');
  const started = await ctx.outside.identityProviders.start(providerOf(vault, settings), redirectUrlOf(address));
  if (started.is === 'failed') throw providerProblem(started.why);
  const { merchant_id: merchant, version } = settings;
  const kept = { ...started.attempt, merchant, version, return_to: pathWithin(returnTo) };
  return { url: started.url, cookie: sealAttempt(vault, kept, ctx.now()) };
}

export async function finishLogIn(
  ctx: Ctx,
  parts: SignInParts,
  address: string,
  { query, cookie, device }: { query: string; cookie: string | undefined; device: string },
) {
  const attempt = openAttempt(parts.vault, cookie, ctx.now());
  const { merchant } = attempt;
  const back = new URL(redirectUrlOf(address));
  back.search = query;
  // Another tab started since, or somebody made this browser come here.
  if (back.searchParams.get('state') !== attempt.state) throw new Problem('sso.expired');
  const settings = await store.readSettings(ctx.db, merchant);
  if (settings?.version !== attempt.version) throw new Problem('sso.expired');
  // Before anybody is asked: whatever comes of it, this answer of the provider is used up.
  const isFirst = await ctx.write((writer) =>
    keepUsed(writer.db, hashSecret(attempt.state), new Date(writer.now().getTime() + attemptTime)),
  );
  if (!isFirst) throw new Problem('sso.expired');
  const finished = await ctx.outside.identityProviders.finish(providerOf(parts.vault, settings), back, attempt);
  if (finished.is === 'failed') {
    await ctx.write(async (writer) => {
      await writer.enter(merchant);
      writer.audit({ action: 'log_in.sso_failed', detail: { why: finished.why } });
    });
    throw providerProblem(finished.why, back.searchParams.get('error'));
  }
  return ctx.write(async (writer) => {
    await writer.enter(merchant);
    const now = await store.lockSettings(writer.db, merchant);
    if (now?.version !== attempt.version) throw new Problem('sso.expired');
    const user = await personFor(writer, now, finished.person);
    if (!now.proven_at) await store.changeSettings(writer.db, merchant, { proven_at: writer.now() });
    if (!now.proven_at) writer.signal({ type: 'changed', topic: 'team', id: null, version: null });
    writer.audit({ action: 'log_in.done', object: ['user', user.id], detail: { device, sso: true } });
    return { ...(await beginSession(writer, parts, user, device, { twoStep: false, sso: merchant })), return_to: attempt.return_to };
  });
}
