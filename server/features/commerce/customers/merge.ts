import type { Address } from '@parley/contract/addresses';
import type { Customer, mergeCustomers, unmergeCustomers } from '@parley/contract/customers';
import type { Received } from '@parley/contract/endpoint';
import { customerMerged, customerUnmerged } from '@parley/contract/events';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { moveCredit } from '../credit/index.ts';
import { mustSeeCustomer } from './access.ts';
import { addTags, type Change, changeCustomer, removeTags, renameConversations, tagIdsOf, takenEmails } from './change-store.ts';
import type { CustomerRow } from './customer-store.ts';
import { readCustomer } from './get.ts';
import { undoDays } from './list-store.ts';
import { gainedFrom, givenBack, type Person, whyNotUndone, withGained, withoutGained } from './merge-rules.ts';
import * as store from './merge-store.ts';
import { addEvent, notifyCustomer, notifyInbox } from './record.ts';
import type { Consent, PaymentMethod } from './rules.ts';
import { countSpending } from './spending-store.ts';

type Ctx = WriteCtx<WritingActor>;

/**
 * Merges one customer into another. Their rows move; the merged customer's row stays and points to the other, so that imports, chats and
 * signed identities that know its id still arrive. The moved rows are stored for undo.
 */
export async function merge(ctx: Ctx, { merchant, id, other: otherId }: Received<typeof mergeCustomers>): Promise<Customer> {
  if (id === otherId) throw new Problem('customer.merge_refused', { detail: 'Choose a different customer to merge with.' });
  const [into, other] = await lockBoth(ctx, id, otherId);
  await mustSeeCustomer(ctx, id);
  await mustSeeCustomer(ctx, otherId);
  const gained = gainedFrom(into, other);
  const fields = withGained(into, other, gained);
  // An identity belongs to one customer, so remove it here before adding it there.
  const left: Change = { merged_into_id: id, ...(gained.identity !== null && { verified_external_id: null }) };
  await changeCustomer(ctx.db, otherId, left, ctx.now());
  const after = await changeCustomer(ctx.db, id, changeOf(fields), ctx.now());
  const moved = {
    ...(await store.moveAll(ctx.db, { ...other, merchant_id: merchant }, after)),
    credits: await moveCredit(ctx, otherId, id),
  };
  await addTags(ctx.db, merchant, id, gained.tags);
  await renameOwn(ctx, into, after);
  const { name, email } = other;
  const at = ctx.now();
  const record = { merchant_id: merchant, id: ctx.newId(), customer_id: id, other_id: otherId, name, email, actor: ctx.actor.name, at };
  await store.insertMerge(ctx.db, { ...record, moved: { ...moved, ...gained } });
  await addEvent(ctx, id, { kind: 'merged', title: 'Merged with another customer', detail: name });
  await addEvent(ctx, otherId, { kind: 'merged', title: 'Merged into another customer', detail: into.name });
  await ctx.emit(customerMerged, { customer_id: id, merged_customer_id: otherId });
  await finish(ctx, [id, otherId], moved.sessions);
  const counts = { orders: moved.orders.length, conversations: moved.conversations.length };
  ctx.audit({ action: 'customer.merged', object: ['customer', id], detail: { other: otherId, ...counts } });
  return readCustomer(ctx, id);
}

/** Undoes a merge: moved rows go back, later changes stay. */
export async function unmerge(ctx: Ctx, { merchant, id, merge: mergeId }: Received<typeof unmergeCustomers>): Promise<Customer> {
  await mustSeeCustomer(ctx, id);
  const refuse = (detail: string): never => {
    throw new Problem('customer.merge_refused', { detail });
  };
  const asked = (await store.findMerge(ctx.db, id, mergeId)) ?? refuse('This merge doesn’t exist.');
  const [into, other] = await lockBoth(ctx, id, asked.other_id);
  const record = (await store.lockMerge(ctx.db, mergeId)) ?? missing('customer.missing');
  const issue = whyNotUndone(record, ctx.now(), undoDays);
  if (issue) refuse(issue);
  if (other.merged_into_id !== id) refuse('The other customer has since been merged into someone else. Undo that merge first.');
  await mustSeeCustomer(ctx, id);
  const { moved } = record;
  const taken = await takenEmails(ctx.db, merchant, other.emails, [id, other.id]);
  const after = await changeCustomer(ctx.db, id, changeOf(withoutGained(into, other, moved)), ctx.now());
  const parted = await changeCustomer(
    ctx.db,
    other.id,
    { ...changeOf(givenBack(into, other, moved, taken)), merged_into_id: null },
    ctx.now(),
  );
  await store.moveBack(ctx.db, after, parted, moved);
  await moveCredit(ctx, id, parted.id, moved.credits ?? []);
  await removeTags(ctx.db, id, moved.tags);
  await renameOwn(ctx, into, after);
  await store.endMerge(ctx.db, mergeId, ctx.now());
  await addEvent(ctx, id, { kind: 'unmerged', title: 'Unmerged from another customer', detail: parted.name });
  await addEvent(ctx, parted.id, { kind: 'unmerged', title: 'Unmerged from another customer', detail: after.name });
  await ctx.emit(customerUnmerged, { customer_id: id, unmerged_customer_id: parted.id });
  await finish(ctx, [id, parted.id], moved.sessions);
  ctx.audit({ action: 'customer.unmerged', object: ['customer', id], detail: { other: parted.id, merge: mergeId } });
  return readCustomer(ctx, id);
}

type Locked = Person & Pick<CustomerRow, 'merchant_id' | 'merged_into_id'>;
async function lockBoth(ctx: Ctx, id: string, otherId: string): Promise<[Locked, Locked]> {
  const rows = await store.lockAll(ctx.db, [id, otherId]);
  const person = async (wanted: string): Promise<Locked> => {
    const row = rows.find((one) => one.id === wanted) ?? missing('customer.missing');
    return {
      ...row,
      consent: row.consent as Consent,
      addresses: row.addresses as Address[],
      payment_methods: row.payment_methods as PaymentMethod[],
      tags: await tagIdsOf(ctx.db, wanted),
    };
  };
  return [await person(id), await person(otherId)];
}

const changeOf = (fields: ReturnType<typeof withGained>): Change => ({
  first_name: fields.first_name,
  last_name: fields.last_name,
  name: fields.name,
  language: fields.language,
  emails: fields.emails,
  phones: fields.phones,
  addresses: JSON.stringify(fields.addresses),
  payment_methods: JSON.stringify(fields.payment_methods),
  consent: JSON.stringify(fields.consent),
  blocked_at: fields.blocked_at,
  verified_external_id: fields.verified_external_id,
});

/** Renames the conversations of a customer whose name changed. */
async function renameOwn(ctx: Ctx, before: Person, after: CustomerRow) {
  if (before.name !== after.name) await renameConversations(ctx.db, after.id, after.name);
}

/** Refreshes everyone who views any of it; open chats learn their new customer. */
async function finish(ctx: Ctx, ids: readonly string[], sessions: readonly string[]) {
  await countSpending(ctx.db, ctx.actor.merchant, ids, ctx.now());
  for (const session of sessions) ctx.forget(`chat-session:${session}`);
  for (const id of ids) notifyCustomer(ctx, id, null);
  ctx.signal({ type: 'changed', topic: 'orders', id: null, version: null });
  notifyInbox(ctx);
}
