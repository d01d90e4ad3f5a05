import type { Address } from '@parley/contract/addresses';
import { consentChannels, type Customer, type CustomerSummary } from '@parley/contract/customers';
import type { OrderSummary } from '@parley/contract/orders';
import { type Principal, mayDo } from '@parley/contract/permissions';
import { readableKey } from '../../../platform/lib/erased-key.ts';
import { maskEmail, maskName, maskPhone, maskText } from '../../../platform/lib/mask.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import type { Details, MergedRow, OrderOfCustomer } from './detail-store.ts';
import type { ListedCustomer, WholeCustomer } from './list-store.ts';
import { actionsOf, type ConsentRecord, type PaymentMethod } from './rules.ts';

const hidden = '•••';
/** PostgreSQL's JSON writes an instant with its offset. */
const iso = (at: string) => new Date(at).toISOString();
export const seesPersonal = (requester: Principal) => mayDo(requester, 'personal_data:read');

/** Masks personal data for roles that may not read it. */
export const maskFor = (actor: Principal) => {
  const personal = seesPersonal(actor);
  return {
    name: (name: string) => (personal || name === '' ? name : maskName(name)),
    email: (email: string | null) => (personal ? email : maskEmail(email)),
    phone: (phone: string | null) => (personal ? phone : maskPhone(phone)),
    text: (text: string) => (personal ? text : maskText(text)),
    word: (word: string) => (personal || word === '' ? word : hidden),
    address: (address: Address): Address =>
      personal
        ? address
        : {
            ...address,
            ...(address.name !== undefined && { name: maskName(address.name) }),
            line1: hidden,
            ...(address.line2 !== undefined && { line2: hidden }),
            postcode: hidden,
          },
  };
};

export function presentSummary(row: ListedCustomer, actor: Principal): CustomerSummary {
  const mask = maskFor(actor);
  return {
    id: row.id,
    name: mask.name(row.name),
    email: mask.email(row.email),
    phone: mask.phone(row.phone),
    language: row.language,
    country: row.country,
    tags: row.tags ?? [],
    spent: toAmount(row.spent_cents, row.currency),
    currency: row.currency,
    orders_count: row.orders_count,
    last_order_at: row.last_order_at?.toISOString() ?? null,
    consent_email: (row.consent_email as CustomerSummary['consent_email'] | null) ?? 'unknown',
    blocked: row.blocked_at !== null,
    created_at: row.created_at.toISOString(),
    version: row.version,
    actions: actionsOf({ blocked: row.blocked_at !== null, mergeableBack: row.mergeable_back }, actor),
  };
}

export function presentCustomer(row: WholeCustomer & Details, actor: Principal): Customer {
  const mask = maskFor(actor);
  return {
    ...presentSummary(row, actor),
    first_name: mask.name(row.first_name),
    last_name: mask.name(row.last_name),
    emails: row.emails.map((email) => mask.email(email) ?? ''),
    phones: row.phones.map((phone) => mask.phone(phone) ?? ''),
    addresses: (row.addresses as Address[]).map(mask.address),
    consent: consentOf(row.consent as Record<string, ConsentRecord>),
    identities: identitiesOf(row, row.proved, mask),
    payment_methods: (row.payment_methods as PaymentMethod[]).map(({ external_id: id, kind, label, balance }) => ({
      id,
      kind,
      label,
      balance: balance ?? null,
    })),
    store_credit: toAmount(row.store_credit_cents, row.currency),
    notes: row.notes.map((note) => ({
      id: note.id,
      text: mask.text(note.text),
      author: { id: note.user_id, name: note.author_name },
      created_at: iso(note.created_at),
    })),
    orders: row.orders.map((order) => presentOrder(order, row, mask)),
    conversations: row.conversations.map((one) => ({
      id: one.id,
      number: one.number,
      status: one.status,
      channel: one.channel,
      last_text: mask.text(one.last_text ?? ''),
      last_activity_at: iso(one.last_activity_at),
      csat_score: one.csat_score,
    })),
    conversations_count: row.conversations_count,
    merged: row.merges.map((merge) => presentMerge(merge, mask)),
    average_order: row.orders_count === 0 ? null : toAmount(Math.round(row.spent_cents / row.orders_count), row.currency),
  };
}

type Mask = ReturnType<typeof maskFor>;
/** Consent for every channel, including those without a record. */
const consentOf = (kept: Record<string, ConsentRecord>): Customer['consent'] =>
  consentChannels.map((channel) => {
    const { state, source, at } = kept[channel] ?? { state: 'unknown' as const, source: '', at: null };
    return { channel, state, source, at };
  });

/** The customer's identities and whether each is verified: by a code sent there, or by the shop's signature. */
function identitiesOf(row: WholeCustomer, proved: boolean, mask: Mask): Customer['identities'] {
  const list: Customer['identities'] = [
    ...row.emails.map((email, place) => ({ kind: 'email' as const, value: mask.email(email) ?? '', verified: proved && place === 0 })),
    ...row.phones.map((phone) => ({ kind: 'phone' as const, value: mask.phone(phone) ?? '', verified: false })),
  ];
  if (row.verified_external_id) list.push({ kind: 'external_id', value: mask.word(row.verified_external_id), verified: true });
  const external = readableKey(row.external_id);
  if (external && external !== row.verified_external_id) list.push({ kind: 'external_id', value: mask.word(external), verified: false });
  if (list.length === 0) list.push({ kind: 'visitor', value: mask.name(row.name), verified: false });
  return list;
}

const presentMerge = ({ id, name, email, at, may_undo }: MergedRow, mask: Mask): Customer['merged'][number] => ({
  id,
  name: mask.name(name),
  email: mask.email(email),
  at: iso(at),
  may_undo,
});

/** As order lists show it. */
const presentOrder = (order: OrderOfCustomer, customer: ListedCustomer, mask: Mask): OrderSummary => ({
  id: order.id,
  order_number: order.order_number,
  status: order.status,
  payment_status: order.payment_status,
  fulfillment_status: order.fulfillment_status,
  customer: { id: customer.id, name: mask.name(customer.name), email: mask.email(customer.email) },
  items: order.items,
  total_amount: toAmount(order.total_cents, order.currency),
  currency: order.currency,
  channel: order.channel,
  sold_by: order.sold_by,
  conversation_id: order.conversation_id,
  brand: order.brand_id && order.brand_name ? { id: order.brand_id, name: order.brand_name } : null,
  returns: order.returns,
  hold_reason: order.hold_reason,
  overpaid: order.overpaid_cents > 0,
  tags: order.tags,
  tracking: order.tracking,
  placed_at: iso(order.placed_at),
  updated_at: iso(order.updated_at),
  version: order.version,
});
