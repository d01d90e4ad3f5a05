import type { Address } from '@parley/contract/addresses';
import { customerCreated, customerUpdated } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import type { ConversationRow } from '../../conversations/inbox/index.ts';
import * as store from './customer-store.ts';
import type { Details } from './form.ts';
import type { Language } from './words.ts';

export type Buyer = {
  id: string;
  name: string;
  /** The email belongs to another customer, so it was not added to this one. */
  emailIsOthers: boolean;
};
type Said = { details: Details; address: Address; language: Language };

/**
 * The buyer: the conversation's customer, whose empty fields are filled; otherwise whoever has this email, unchanged, or a new customer.
 * A link proves no identity, so existing data is neither changed nor shown.
 */
export async function buyerOf(ctx: WriteCtx, merchant: string, customerId: string | null, said: Said): Promise<Buyer> {
  const { details, address, language } = said;
  await store.holdEmail(ctx.db, merchant, details.email);
  const owner = await store.findByEmail(ctx.db, merchant, details.email);
  if (customerId !== null) return filled(ctx, customerId, said, owner?.id);
  if (owner) return { ...owner, emailIsOthers: false };
  const id = ctx.newId();
  const { name, email, phone } = details;
  await store.insertCustomer(ctx.db, { merchant_id: merchant, id, name, email, phone: phone || null, language }, address, ctx.now());
  ctx.audit({ action: 'customer.created', object: ['customer', id], detail: { by: 'checkout' } });
  await ctx.emit(customerCreated, { customer_id: id });
  ctx.signal({ type: 'changed', topic: 'customers', id, version: null });
  return { id, name, emailIsOthers: false };
}

async function filled(ctx: WriteCtx, id: string, said: Said, owner: string | undefined): Promise<Buyer> {
  const known = await store.lockCustomer(ctx.db, id);
  if (known?.merged_into_id && known.merged_into_id !== id) return filled(ctx, known.merged_into_id, said, owner);
  if (!known) throw new Error('The conversation’s customer doesn’t exist.');
  const { details, address } = said;
  const isStranger = known.name === `Visitor ${id.slice(-4)}`;
  const change = {
    ...(isStranger && { name: details.name }),
    ...(known.email === null && owner === undefined && { email: details.email }),
    ...(known.phone === null && details.phone && { phone: details.phone }),
    ...((known.addresses as unknown[]).length === 0 && { address }),
  };
  await store.fillCustomer(ctx.db, id, change, ctx.now());
  if (Object.keys(change).length > 0) {
    await ctx.emit(customerUpdated, { customer_id: id });
    ctx.signal({ type: 'changed', topic: 'customers', id, version: null });
  }
  return { id, name: isStranger ? details.name : known.name, emailIsOthers: owner !== undefined && owner !== id };
}

/** Renames the conversation of a former visitor to the name they ordered with. */
export const named = async (ctx: WriteCtx, conversation: ConversationRow, { id, name }: Buyer): Promise<ConversationRow> =>
  conversation.customer_id === id && conversation.customer_name !== name
    ? store.nameConversation(ctx.db, conversation.id, name)
    : conversation;
