import type { Channel } from '@parley/contract/channels';
import type { WriteCtx } from '../../../context.ts';
import type { Sender } from '../../../integrations/channel-port.ts';
import * as store from './store.ts';

type Known = { identity: store.IdentityRow; customer: { id: string; name: string; isBlocked: boolean } };

/** Returns the locked channel identity of a sender, who becomes a customer with their first message. */
export async function identify(ctx: WriteCtx, connection: { id: string; channel: Channel }, sender: Sender): Promise<Known> {
  const identity = (await store.lockIdentity(ctx.db, connection.id, sender.id)) ?? (await welcome(ctx, connection, sender));
  const customer = await store.findCustomer(ctx.db, identity.customer_id);
  if (!customer) throw new Error('An identity has no customer.');
  return { identity, customer: { id: customer.id, name: customer.name, isBlocked: customer.blocked_at !== null } };
}

async function welcome(ctx: WriteCtx, connection: { id: string; channel: Channel }, { id: externalUserId, name, language }: Sender) {
  await store.lockNewcomer(ctx.db, connection.id, externalUserId);
  const known = await store.lockIdentity(ctx.db, connection.id, externalUserId);
  if (known) return known;
  const { merchant } = ctx.actor;
  const customer = ctx.newId();
  await store.insertCustomer(ctx.db, { merchant_id: merchant, id: customer, name: nameOf(name, customer), language: language ?? null });
  return store.insertIdentity(ctx.db, {
    merchant_id: merchant,
    id: ctx.newId(),
    channel: connection.channel,
    connection_id: connection.id,
    external_user_id: externalUserId,
    customer_id: customer,
    created_at: ctx.now(),
  });
}

/** The name of a sender whose service gives none, as for website visitors. */
const nameOf = (name: string | null, id: string) => name ?? `Visitor ${id.slice(-4)}`;
