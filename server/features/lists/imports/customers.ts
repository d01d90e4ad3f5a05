import type { Address } from '@parley/contract/addresses';
import type { WriteCtx } from '../../../context.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { readBases, saveBases } from './base-store.ts';
import * as store from './customer-store.ts';
import { contactKeys, erasedContacts, erasedCustomers } from './erased-store.ts';
import { differenceAt, type Outcome, withMissed } from './outcome.ts';
import { type Base, type Difference, nextFields, printOf, type Prints, reconcile } from './ownership.ts';
import { type Beside, besideOf, type ExtrasIn, saveBeside } from './customer-extras.ts';
import { isPlausible, onlyOnce, separateRefused } from './rules.ts';

/** Undefined fields stay unchanged. */
export type CustomerIn = ExtrasIn & {
  external_id: string;
  first_name?: string | undefined;
  last_name?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  language?: string | null | undefined;
  addresses?: Address[] | undefined;
  /** The first address; other known addresses stay. */
  address?: Address | null | undefined;
  payment_methods?: object[] | undefined;
  created_at?: string | undefined;
  /** Beside the first one, only for new customers. */
  other_emails?: string[] | undefined;
  other_phones?: string[] | undefined;
  row?: number;
};

/** Imports customers by external id or id. What was changed here stays, and unchanged ones are left alone. With `dry` nothing is written. */
export async function importCustomers(ctx: WriteCtx, customers: readonly CustomerIn[], { dry }: { dry: boolean }): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const keys = customers.map(({ external_id }) => external_id);
  const erased = await erasedCustomers(ctx.db, merchant, keys);
  const locked = await store.lockCustomers(ctx.db, merchant, keys);
  const known = new Map(
    locked.flatMap((one) => [one.id, one.external_id ?? []].flat().map((key): [string, store.KnownCustomer] => [key, one])),
  );
  const gone = await erasedContacts(
    ctx.db,
    merchant,
    customers.flatMap((customer) => (known.has(customer.external_id) ? [] : contactKeys(customer))),
  );
  const { kept: valid, refused } = separateRefused(customers, (customer) => {
    const { external_id: key, created_at: at } = customer;
    if (erased.has(key) || (!known.has(key) && contactKeys(customer).some((contact) => gone.has(contact))))
      return 'This customer was erased.';
    return at === undefined || isPlausible(at) ? undefined : 'The creation date is before 1900. Check the year.';
  });
  const { once: kept, twice } = onlyOnce(valid, customers, (key) => known.get(key)?.id);
  const bases = await readBases(
    ctx.db,
    merchant,
    'customer',
    kept.flatMap(({ external_id: key }) => known.get(key)?.id ?? []),
  );
  const planned = kept.map((customer) => {
    const before = known.get(customer.external_id);
    const into = before?.merged_into_id ? known.get(before.merged_into_id) : undefined;
    return planOf(ctx, customer, before, { base: bases.get(before?.id ?? ''), into });
  });
  const ours = new Set(dry ? planned : await save(ctx, planned));
  const count = (wanted: Planned['change']) => planned.filter((one) => ours.has(one) && one.change === wanted).length;
  const outcome = {
    created: count('new'),
    updated: count('changed'),
    unchanged: count('none'),
    refused: [...refused, ...twice],
    differences: [...ours].flatMap(({ differences }) => differences),
  };
  const missed = kept.filter((_, place) => planned[place] && !ours.has(planned[place]));
  return withMissed(outcome, customers, missed, (again) => importCustomers(ctx, again, { dry }));
}

/** Returns what was written, or needed no writing: all but those that another import just created. */
async function save(ctx: WriteCtx, planned: Planned[]): Promise<Planned[]> {
  const { merchant } = ctx.actor;
  const rowsTo = (wanted: Planned['change']) => planned.filter(({ change }) => change === wanted).map(({ row }) => row);
  const saved = new Set((await store.saveCustomers(ctx.db, merchant, rowsTo('new'), 'external_id', ctx.now())).map(({ id }) => id));
  await store.saveCustomers(ctx.db, merchant, rowsTo('changed'), 'id', ctx.now());
  const ours = planned.filter(({ change, row }) => change !== 'new' || saved.has(row.id));
  await saveBases(
    ctx.db,
    merchant,
    'customer',
    ours.flatMap(({ row, fields }) => (fields ? [{ key: row.id, fields }] : [])),
    ctx.now(),
  );
  await saveBeside(
    ctx,
    ours.map(({ row, beside }) => ({ ...beside, id: row.id })),
  );
  return ours;
}

type Fields = Pick<
  store.CustomerRow,
  'first_name' | 'last_name' | 'email' | 'phone' | 'language' | 'addresses' | 'payment_methods' | 'created_at'
>;
const fieldsOf = ({ first_name, last_name, email, phone, language, addresses, payment_methods, created_at }: Fields): Fields => ({
  ...{ first_name, last_name, email, phone, language, addresses, payment_methods, created_at },
});
const blank: Fields = {
  ...{ first_name: '', last_name: '', email: null, phone: null, language: null, addresses: [], payment_methods: [], created_at: null },
};

type Planned = {
  row: store.CustomerRow;
  change: 'new' | 'changed' | 'none';
  fields: Prints | undefined;
  differences: Difference[];
  beside: Beside;
};
type Matched = { base: Base | undefined; into: store.KnownCustomer | undefined };

function planOf(ctx: WriteCtx, given: CustomerIn, before: store.KnownCustomer | undefined, { base, into }: Matched): Planned {
  const file = fileOf(given, before);
  if (before && into) return mergedPlan(given, file, before, { base, into });
  const { after, prints, conflicts } = reconcile<Fields>(before ? fieldsOf(before) : blank, before ? file : { ...blank, ...file }, {
    base,
    isTouched: (field) => base?.fields[field] === undefined && before !== undefined && before.edited,
  });
  const extra = besideOf(ctx, given, before, base);
  const isNamed = !before || after.first_name !== before.first_name || after.last_name !== before.last_name;
  const name = `${after.first_name} ${after.last_name}`.trim() || after.email || after.phone || given.external_id;
  const row = {
    id: before?.id ?? ctx.newId(),
    external_id: before ? before.external_id : given.external_id,
    ...after,
    name: isNamed ? name : before.name,
    consent: extra.consent,
    other_emails: given.other_emails ?? [],
    other_phones: given.other_phones ?? [],
  };
  const note = noteOf(given, before, row.id, base);
  const stays = before !== undefined && isSame(fieldsOf(row), fieldsOf(before)) && !extra.isChanged;
  const listed = conflicts.filter((field) => !isKept(before, field, file[field]));
  return {
    row,
    change: before === undefined ? 'new' : stays ? 'none' : 'changed',
    fields: nextFields(base, { ...prints, ...extra.prints }),
    differences: [
      ...listed.flatMap((field) => note({ field, path: field, ours: after[field], theirs: file[field], value: file[field] })),
      ...extra.conflicts.flatMap(note),
    ],
    beside: extra.beside,
  };
}

/** A customer who was merged into another is neither changed nor separated; new values of the file are conflicts with the other. */
function mergedPlan(
  given: CustomerIn,
  file: Partial<Fields>,
  before: store.KnownCustomer,
  { base, into }: Matched & { into: store.KnownCustomer },
): Planned {
  const note = noteOf(given, into, before.id, base);
  const fields = (Object.keys(file) as (keyof Fields)[]).filter((field) => {
    const [ours, theirs] = [into[field], file[field]];
    const isNew = theirs !== undefined && printOf(theirs) !== (base?.fields[field] ?? printOf(before[field]));
    return isNew && !isSame(ours, theirs) && !isKept(into, field, theirs);
  });
  return {
    row: { ...before, other_emails: [], other_phones: [] },
    change: 'none',
    beside: {},
    fields: undefined,
    differences: fields.flatMap((field) => note({ field, path: field, ours: into[field], theirs: file[field], value: file[field] })),
  };
}

const noteOf = (given: CustomerIn, shown: store.KnownCustomer | undefined, key: string, base: Base | undefined) =>
  differenceAt({ row: given.row ?? 0, kind: 'customer', id: shown?.id ?? null, label: shown?.name ?? given.external_id, key }, base);

/** Whether it is among the customer’s other emails or phone numbers. */
const isKept = (customer: store.KnownCustomer | undefined, field: string, value: unknown) =>
  (field === 'email' && customer?.emails.includes(String(value))) || (field === 'phone' && customer?.phones.includes(String(value)));

/** What the file says of a customer. */
function fileOf(given: CustomerIn, before: store.KnownCustomer | undefined): Partial<Fields> {
  const { first_name, last_name, email, phone, language, addresses, address, payment_methods, created_at: at } = given;
  const known = before?.addresses ?? [];
  return {
    ...(first_name !== undefined && { first_name }),
    ...(last_name !== undefined && { last_name }),
    ...(email !== undefined && { email: email || null }),
    ...(phone !== undefined && { phone: phone || null }),
    ...(language !== undefined && { language }),
    ...(addresses
      ? { addresses }
      : address && !isSame(known[0], address) && (address.line1 !== '' || known.length === 0) && { addresses: withFirst(address, known) }),
    ...(payment_methods && { payment_methods }),
    ...(at && { created_at: new Date(at).toISOString() }),
  };
}

const withFirst = (address: Address, known: Address[]) => [address, ...known.filter((one) => !isSame(one, address))];
