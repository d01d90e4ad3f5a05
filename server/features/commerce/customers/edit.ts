import type { Address } from '@parley/contract/addresses';
import type { Customer, createCustomer, eraseCustomer, updateCustomer } from '@parley/contract/customers';
import type { Received, Result } from '@parley/contract/endpoint';
import { customerCreated } from '@parley/contract/events';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { startErasure } from '../../account/erasure/index.ts';
import { mustHaveTags } from '../../conversations/tags/index.ts';
import { lockVisibleCustomer, mustSeeCustomer } from './access.ts';
import * as store from './change-store.ts';
import { type CustomerRow, lockCustomers } from './customer-store.ts';
import { currentId } from './detail-store.ts';
import { readCustomer } from './get.ts';
import { addEvent, announceCustomer, notifyCustomer, notifyInbox } from './record.ts';
import { digitsOf, distinct, nameOf } from './rules.ts';

type Ctx = WriteCtx<WritingActor>;

export async function create(ctx: Ctx, { merchant, ...given }: Received<typeof createCustomer>): Promise<Customer> {
  const emails = distinct(given.emails);
  const phones = distinct(given.phones, digitsOf);
  const name = nameOf({ ...given, emails, phones }) || refuseNameless();
  await mustHaveTags(ctx, given.tag_ids);
  await refuseTaken(ctx, emails, []);
  const { first_name, last_name, language } = given;
  const id = ctx.newId();
  const addresses = JSON.stringify(given.addresses);
  const made = { merchant_id: merchant, id, first_name, last_name, name, emails, phones, language, addresses, created_at: ctx.now() };
  await store.insertCustomer(ctx.db, made);
  await store.addTags(ctx.db, merchant, id, distinct(given.tag_ids));
  ctx.audit({ action: 'customer.created', object: ['customer', id] });
  await ctx.emit(customerCreated, { customer_id: id });
  notifyCustomer(ctx, id, 1);
  return unlimited(ctx, id);
}

export async function update(ctx: Ctx, { id, version, tag_ids: tagIds, ...given }: Received<typeof updateCustomer>): Promise<Customer> {
  const before = await lockVisibleCustomer(ctx, id);
  if (version !== undefined && version !== before.version) throw new Problem('customer.changed');
  const change = changeOf(before, given);
  const fresh = (change.emails ?? []).filter((email) => !before.emails.includes(email));
  await refuseTaken(ctx, fresh, [id]);
  const retagged = tagIds !== undefined && (await setTags(ctx, id, tagIds));
  const fields = [...changedFields(before, change), ...(retagged ? ['tags'] : [])];
  if (fields.length === 0) return readCustomer(ctx, id);
  const after = await store.changeCustomer(ctx.db, id, change, ctx.now());
  if (after.name !== before.name && (await store.renameConversations(ctx.db, id, after.name)) > 0) notifyInbox(ctx);
  await addEvent(ctx, id, { kind: 'edited', title: 'Edited', detail: fields.join(', ') });
  ctx.audit({ action: 'customer.changed', object: ['customer', id], detail: { fields } });
  await announceCustomer(ctx, id, after.version);
  return readCustomer(ctx, id);
}

/**
 * Replaces the customer's default (first) address; their orders keep theirs. `actor` is set when it is not the signed-in teammate.
 * Follows a merge to the current customer. Throws `customer.missing`.
 */
export async function replaceAddress(
  ctx: WriteCtx,
  customerId: string,
  address: Address,
  { actor }: { actor: string | null },
): Promise<void> {
  const id = (await currentId(ctx.db, customerId)) ?? missing('customer.missing');
  const [before] = await lockCustomers(ctx.db, [id]);
  if (!before) return missing('customer.missing');
  const [, ...others] = before.addresses as Address[];
  const { version } = await store.changeCustomer(ctx.db, id, { addresses: JSON.stringify([address, ...others]) }, ctx.now());
  await addEvent(ctx, id, { kind: 'edited', title: 'Edited', detail: 'addresses', actor });
  ctx.audit({ action: 'customer.changed', object: ['customer', id], detail: { fields: ['addresses'], by: actor } });
  await announceCustomer(ctx, id, version);
}

/** Erasure can't be undone, so only owners and managers may request it. Throws `customer.missing`. */
export async function erase(ctx: Ctx, { id }: Received<typeof eraseCustomer>): Promise<Result<typeof eraseCustomer>> {
  await startErasure(ctx, id, () => mustSeeCustomer(ctx, id));
  return { id };
}

type Given = Omit<Received<typeof updateCustomer>, 'merchant' | 'id' | 'version' | 'tag_ids'>;
/** The changed fields and the name that follows from them; lists show the first email and phone. */
function changeOf(before: CustomerRow, given: Given): store.Change {
  const emails = given.emails && distinct(given.emails);
  const phones = given.phones && distinct(given.phones, digitsOf);
  const wanted = {
    first_name: given.first_name ?? before.first_name,
    last_name: given.last_name ?? before.last_name,
    emails: emails ?? before.emails,
    phones: phones ?? before.phones,
  };
  return {
    first_name: wanted.first_name,
    last_name: wanted.last_name,
    name: nameOf(wanted, before) || refuseNameless(),
    ...(emails && { emails }),
    ...(phones && { phones }),
    ...(given.language !== undefined && { language: given.language }),
    ...(given.addresses && { addresses: JSON.stringify(given.addresses) }),
  };
}

/** The changed fields, named as people call them. */
function changedFields(before: CustomerRow, change: store.Change): string[] {
  const is = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const fields: [string, boolean][] = [
    ['name', is(change.name, before.name) && is(change.first_name, before.first_name) && is(change.last_name, before.last_name)],
    ['e-mail', change.emails === undefined || is(change.emails, before.emails)],
    ['phone', change.phones === undefined || is(change.phones, before.phones)],
    ['language', change.language === undefined || change.language === before.language],
    ['addresses', change.addresses === undefined || is(inOrder(JSON.parse(change.addresses)), inOrder(before.addresses))],
  ];
  return fields.flatMap(([name, same]) => (same ? [] : [name]));
}
/** PostgreSQL reorders the keys of an address, so compare with sorted keys. */
const inOrder = (addresses: unknown) =>
  (addresses as Record<string, string>[]).map((one) => Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function setTags(ctx: Ctx, id: string, tagIds: readonly string[]): Promise<boolean> {
  const wanted = (await mustHaveTags(ctx, tagIds)).map((tag) => tag.id);
  const had = await store.tagIdsOf(ctx.db, id);
  const added = wanted.filter((tag) => !had.includes(tag));
  const removed = had.filter((tag) => !wanted.includes(tag));
  await store.addTags(ctx.db, ctx.actor.merchant, id, added);
  await store.removeTags(ctx.db, id, removed);
  return added.length + removed.length > 0;
}

async function refuseTaken(ctx: Ctx, emails: readonly string[], except: readonly string[]) {
  const [taken] = await store.takenEmails(ctx.db, ctx.actor.merchant, emails, except);
  if (taken === undefined) return;
  const message = `Another customer already has ${taken}. Edit that customer, or merge the two.`;
  throw new Problem('customer.email_taken', { errors: [{ path: 'emails', message }] });
}

function refuseNameless(): never {
  throw new Problem('customer.nameless');
}

/**
 * A teammate limited to brands sees a customer only after an order or a message, so the customer they just created is shown without that
 * limit.
 */
const unlimited = (ctx: Ctx, id: string) => readCustomer({ db: ctx.db, now: () => ctx.now(), actor: { ...ctx.actor, brands: null } }, id);
