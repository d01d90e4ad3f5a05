import type { customerBulkChange } from '@parley/contract/customers';
import type { z } from 'zod';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import type { BulkList, BulkStand } from '../../../platform/bulk-list.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustHaveTags } from '../../conversations/tags/index.ts';
import { lockVisibleCustomer } from './access.ts';
import { setCustomerBlocked } from './block.ts';
import { addTags, changeCustomer, removeTags, tagIdsOf } from './change-store.ts';
import { recordConsent } from './consent.ts';
import { type CustomerRow, lockCustomers, namesOf } from './customer-store.ts';
import { narrowingOf } from './list.ts';
import { idsOf } from './list-store.ts';
import { addEvent, announceCustomer } from './record.ts';
import type { Consent } from './rules.ts';

type Ctx = WriteCtx<WritingActor>;
type Change = z.output<typeof customerBulkChange>;
/** The fields a bulk change can touch; only the changed ones are stored. */
type Stand = { tags?: string[]; language?: string | null; blocked?: boolean; consent?: Consent[string] | null };

/** Changes many customers, each under the same rules as a single change. */
export const customerBulk: BulkList<Change> = {
  async chosen(ctx, selection, most) {
    const asked = selection.kind === 'ids' ? { ids: selection.ids } : { q: selection.q, filter: selection.filter };
    return idsOf(await narrowingOf(ctx, asked), most);
  },
  async check(ctx, { add_tag_ids: added = [], remove_tag_ids: removed = [] }) {
    await mustHaveTags(ctx, [...new Set([...added, ...removed])]);
  },
  lock: (ctx, ids) => lockCustomers(ctx.db, ids),
  async change(ctx, id, change) {
    const before = standOf(await lockVisibleCustomer(ctx, id), await tagIdsOf(ctx.db, id), change);
    await apply(ctx, id, change);
    const after = standOf(await lockVisibleCustomer(ctx, id), await tagIdsOf(ctx.db, id), change);
    return isSame(before, after) ? null : { before, after };
  },
  async undo(ctx, id, { before, after }, change) {
    const customer = await lockVisibleCustomer(ctx, id);
    if (!isSame(standOf(customer, await tagIdsOf(ctx.db, id), change), after)) throw new Problem('bulk.not_undoable');
    await putBack(ctx, customer, { before, after }, change);
  },
  labels: namesOf,
};

function standOf(customer: CustomerRow, tags: string[], change: Change): Stand & BulkStand {
  return {
    ...((change.add_tag_ids || change.remove_tag_ids) && { tags: tags.toSorted() }),
    ...(change.language !== undefined && { language: customer.language }),
    ...(change.blocked !== undefined && { blocked: customer.blocked_at !== null }),
    ...(change.consent && { consent: (customer.consent as Consent)[change.consent.channel] ?? null }),
  };
}
const isSame = (one: BulkStand, other: BulkStand) => flat(one) === flat(other);
/** PostgreSQL reorders JSON keys, so compare with sorted keys. */
const flat = (stand: BulkStand) =>
  JSON.stringify(stand, (_, value: unknown) => (isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted()) : value));
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

async function apply(ctx: Ctx, id: string, change: Change) {
  const { merchant } = ctx.actor;
  if (change.add_tag_ids || change.remove_tag_ids) {
    const had = await tagIdsOf(ctx.db, id);
    const locked = (await mustHaveTags(ctx, [...new Set(change.add_tag_ids)])).map((tag) => tag.id);
    await retag(ctx, id, {
      add: locked.filter((tag) => !had.includes(tag)),
      remove: had.filter((tag) => change.remove_tag_ids?.includes(tag)),
    });
  }
  if (change.language !== undefined) await setLanguage(ctx, await lockVisibleCustomer(ctx, id), change.language);
  if (change.consent) await recordConsent(ctx, await lockVisibleCustomer(ctx, id), change.consent);
  if (change.blocked !== undefined) await setCustomerBlocked(ctx, { merchant, id, blocked: change.blocked });
}

async function retag(ctx: Ctx, id: string, { add, remove }: { add: readonly string[]; remove: readonly string[] }) {
  if (add.length + remove.length === 0) return;
  await addTags(ctx.db, ctx.actor.merchant, id, add);
  await removeTags(ctx.db, id, remove);
  await recordEdit(ctx, id, 'tags', await changeCustomer(ctx.db, id, {}, ctx.now()));
}

async function setLanguage(ctx: Ctx, customer: CustomerRow, language: string | null) {
  if (customer.language === language) return;
  await recordEdit(ctx, customer.id, 'language', await changeCustomer(ctx.db, customer.id, { language }, ctx.now()));
}

async function recordEdit(ctx: Ctx, id: string, field: string, { version }: CustomerRow) {
  await addEvent(ctx, id, { kind: 'edited', title: 'Edited', detail: field });
  ctx.audit({ action: 'customer.changed', object: ['customer', id], detail: { fields: [field] } });
  await announceCustomer(ctx, id, version);
}

async function putBack(ctx: Ctx, customer: CustomerRow, { before, after }: { before: Stand; after: Stand }, change: Change) {
  const { id } = customer;
  const { tags: was = [], language, blocked, consent } = before;
  const { tags: is = [] } = after;
  // Deleting a tag also deletes its links to customers, so undo reports that it is missing.
  await mustHaveTags(ctx, was);
  await retag(ctx, id, { add: was.filter((tag) => !is.includes(tag)), remove: is.filter((tag) => !was.includes(tag)) });
  if (language !== undefined) await setLanguage(ctx, customer, language);
  if (blocked !== undefined) await setCustomerBlocked(ctx, { merchant: ctx.actor.merchant, id, blocked });
  if (change.consent && consent !== undefined) {
    const { [change.consent.channel]: _, ...others } = customer.consent as Consent;
    const kept = consent === null ? others : { ...others, [change.consent.channel]: consent };
    const { version } = await changeCustomer(ctx.db, id, { consent: JSON.stringify(kept) }, ctx.now());
    await addEvent(ctx, id, { kind: 'consent', title: `Consent for ${change.consent.channel} restored` });
    ctx.audit({ action: 'customer.consent_restored', object: ['customer', id], detail: { channel: change.consent.channel } });
    await announceCustomer(ctx, id, version);
  }
}
