import { type PaymentAccount, stripeEvents, type connectPaymentAccount } from '@parley/contract/payments';
import type { Received } from '@parley/contract/endpoint';
import type { CallCtx, JobCtx, MachineActor, MemberActor, ReadCtx, WriteCtx } from '../../../context.ts';
import { type AccountFacts, PaymentFailure, type PaymentKey } from '../../../integrations/payment-port.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { sendRefund } from '../orders/index.ts';
import { paymentProblemFound } from './events.ts';
import * as store from './store.ts';

export type PaymentParts = { vault: Vault; publicUrl: string };
const purposeOf = (merchant: string, what: 'key' | 'webhook') => `payment-${what}:${merchant}`;

export async function getAccount({ db }: Pick<ReadCtx, 'db'>, merchant: string, parts: PaymentParts): Promise<PaymentAccount> {
  return present(await store.findAccount(db), merchant, parts);
}

function present(row: store.AccountRow | undefined, merchant: string, { publicUrl }: PaymentParts): PaymentAccount {
  const isThere = row !== undefined && row.status !== 'disconnected';
  return {
    provider: 'stripe',
    status: row?.status ?? 'disconnected',
    problem: isThere ? row.problem : null,
    name: isThere ? row.name : null,
    external_id: isThere ? row.external_id : null,
    is_live: isThere && row.is_live,
    key_hint: isThere ? row.key_hint : null,
    webhook_url: `${publicUrl}/api/inbound/payments/stripe/${merchant}`,
    webhook_events: [...stripeEvents],
    last_webhook_at: isThere ? (row.webhook_at?.toISOString() ?? null) : null,
    checked_at: isThere ? row.checked_at.toISOString() : null,
  };
}

type Call<A extends MemberActor | MachineActor = MemberActor> = CallCtx<A>;
/** Tests the key, then saves both secrets sealed, offers cards at checkout, and sends what waited for a working key. */
export async function connect(ctx: Call, input: Received<typeof connectPaymentAccount>, parts: PaymentParts): Promise<PaymentAccount> {
  const { merchant, secret_key: secret, webhook_secret: webhookSecret } = input;
  const facts = await readFacts(ctx, { secret });
  return ctx.write(async (writer) => {
    const before = await store.lockAccount(writer.db);
    if (before && before.status !== 'disconnected' && before.external_id !== facts.externalId) throw new Problem('payment.account_differs');
    const now = writer.now();
    const row = await store.upsertAccount(writer.db, {
      merchant_id: merchant,
      id: before?.id ?? writer.newId(),
      provider: 'stripe',
      external_id: facts.externalId,
      name: facts.name,
      is_live: facts.isLive,
      status: facts.problem === null ? 'connected' : 'degraded',
      problem: facts.problem,
      secret: parts.vault.close(purposeOf(merchant, 'key'), secret),
      webhook_secret: parts.vault.close(purposeOf(merchant, 'webhook'), webhookSecret),
      key_hint: secret.slice(-4),
      checked_at: now,
      webhook_at: null,
      created_at: now,
      updated_at: now,
    });
    await store.offerCards(writer.db);
    await sendPending(writer, merchant);
    writer.audit({
      action: 'payment_account.connected',
      object: ['payment_account', row.id],
      detail: { account: facts.externalId, name: facts.name, live: facts.isLive },
    });
    notify(writer);
    return present(row, merchant, parts);
  });
}

/** Sends refunds that waited for a working key, or that were given up. */
async function sendPending(writer: WriteCtx, merchant: string) {
  for (const { id } of await store.listPendingRefunds(writer.db))
    writer.enqueue(sendRefund, { merchant, entry_id: id }, { key: `payments.refund:${id}` });
}

async function readFacts(ctx: Call<MemberActor | MachineActor>, key: PaymentKey): Promise<AccountFacts> {
  return ctx.outside.payments.readAccount(key).catch((error: unknown) => {
    if (!(error instanceof PaymentFailure)) throw error;
    if (error.kind === 'unauthorized' || error.kind === 'refused')
      throw new Problem('payment.key_refused', { detail: `Stripe doesn’t accept this key: ${error.message}`, cause: error });
    throw new Problem('payment.provider_unavailable', { cause: error });
  });
}

export async function check(ctx: Call<MemberActor | MachineActor>, merchant: string, parts: PaymentParts): Promise<PaymentAccount> {
  const row = await store.findAccount(ctx.db);
  const key = row && keyOf(row, parts.vault);
  if (!row || !key) throw new Problem('payment.not_connected');
  const refused = (error: unknown) => {
    if (error instanceof Problem && error.code === 'payment.key_refused') return undefined;
    throw error;
  };
  const facts = await readFacts(ctx, key).catch(refused);
  return ctx.write(async (writer) => {
    const problem = facts ? facts.problem : keyRefused;
    if (problem === null) await sendPending(writer, merchant);
    const changed = await store.changeAccount(writer.db, row.id, {
      status: problem === null ? 'connected' : 'degraded',
      problem,
      ...(facts && { name: facts.name }),
      checked_at: writer.now(),
      updated_at: writer.now(),
    });
    writer.audit({ action: 'payment_account.checked', object: ['payment_account', row.id], detail: { status: changed.status } });
    notify(writer);
    return present(changed, merchant, parts);
  });
}

const keyRefused = 'Stripe refused the key. Create a new one in the Stripe Dashboard and connect again.';

/** Closes open pages first, as far as Stripe lets us, so that nobody pays into an account we can't ask about. */
export async function disconnect(ctx: Call, merchant: string, parts: PaymentParts): Promise<PaymentAccount> {
  const row = await store.findAccount(ctx.db);
  if (!row || row.status === 'disconnected') throw new Problem('payment.not_connected');
  if ((await store.listPendingRefunds(ctx.db)).length > 0) throw new Problem('payment.refunds_pending');
  const key = keyOf(row, parts.vault);
  for (const { external_id: id } of await store.listActive(ctx.db))
    if (key && id) await ctx.outside.payments.expirePayment(key, id).catch(onlyOurs);
  return ctx.write(async (writer) => {
    const locked = await store.lockAccount(writer.db);
    if (!locked) throw new Problem('payment.not_connected');
    await store.expireActive(writer.db, writer.now());
    const change = { status: 'disconnected', problem: null, secret: null, webhook_secret: null, updated_at: writer.now() } as const;
    const changed = await store.changeAccount(writer.db, locked.id, change);
    writer.audit({
      action: 'payment_account.disconnected',
      object: ['payment_account', locked.id],
      detail: { account: locked.external_id },
    });
    notify(writer);
    return present(changed, merchant, parts);
  });
}
/** A key that was revoked at Stripe must not keep the shop from disconnecting. */
function onlyOurs(error: unknown) {
  if (!(error instanceof PaymentFailure)) throw error;
}

const notify = (writer: WriteCtx) => writer.signal({ type: 'changed', topic: 'settings', id: null, version: null });

/** The decrypted key; undefined for an account that was disconnected. */
export function keyOf({ merchant_id: merchant, secret }: store.AccountRow, vault: Vault): PaymentKey | undefined {
  return secret === null ? undefined : { secret: vault.open(purposeOf(merchant, 'key'), secret) };
}

/** Where a delivery for this shop belongs, and the secret that signs it; undefined without a connected account. */
export async function webhookHome(db: ReadCtx['db'], { vault }: PaymentParts) {
  const row = await store.findAccount(db);
  if (!row?.webhook_secret) return undefined;
  return { accountId: row.id, secret: vault.open(purposeOf(row.merchant_id, 'webhook'), row.webhook_secret) };
}

/** Whether cards can be offered now. */
export const takesCards = async (db: ReadCtx['db']) => (await store.findAccount(db))?.status === 'connected';

/** Marks the account when the provider refuses its key, and tells the team once. */
export async function noteRefusedKey(ctx: JobCtx, merchant: string) {
  await ctx.write(async (writer) => {
    const row = await store.lockAccount(writer.db);
    if (row?.status !== 'connected') return;
    await store.changeAccount(writer.db, row.id, { status: 'degraded', problem: keyRefused, updated_at: writer.now() });
    await writer.emit(paymentProblemFound, { merchant, order_id: null, problem: 'account_degraded', detail: keyRefused });
    notify(writer);
  });
}

/** Runs a call to the provider with the shop's key; undefined when the account is disconnected. */
export async function withKey<T>(ctx: JobCtx, { vault }: PaymentParts, work: (key: PaymentKey) => Promise<T>): Promise<T | undefined> {
  const row = await store.findAccount(ctx.db);
  const key = row && keyOf(row, vault);
  if (!row || !key) return undefined;
  return work(key).catch(async (error: unknown) => {
    if (error instanceof PaymentFailure && error.kind === 'unauthorized') await noteRefusedKey(ctx, row.merchant_id);
    throw error;
  });
}
