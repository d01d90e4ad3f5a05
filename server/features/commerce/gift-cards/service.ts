import type * as contract from '@parley/contract/credit';
import type { GiftCardDetail } from '@parley/contract/credit';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { holdCurrency } from '../../account/merchants/index.ts';
import {
  changeCard,
  correctCard,
  type CreditRow,
  futureTime,
  issueCard,
  listCards,
  lockCredit,
  positiveCents,
  presentEntry,
  readEntriesOfCard,
  spacedCode,
} from '../credit/index.ts';
import { mustSeeCustomer } from '../customers/index.ts';
import { masksFor, presentCard } from './present.ts';

type Ctx = WriteCtx<WritingActor>;
const mostEntries = 100;

export async function list(ctx: ReadCtx<ReadingActor>, { q, state, customer, cursor, limit }: Received<typeof contract.listGiftCards>) {
  const [at, id] = fromKeyCursor('gift_cards', cursor, ['instant', 'uuid']) ?? [];
  const lastFour = q ? q.replace(/[\s-]/g, '').toUpperCase().slice(-4) : undefined;
  const after = at === undefined ? undefined : { at: String(at), id: String(id) };
  const rows = await listCards(ctx.db, { lastFour, state, customer, after, now: ctx.now(), most: limit });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const masks = masksFor(ctx.actor);
  return {
    items: shown.map((row) => presentCard(row, masks, ctx.now())),
    next_cursor: last ? toKeyCursor('gift_cards', [last.created_at.toISOString(), last.id]) : null,
  };
}

export const get = (ctx: ReadCtx<ReadingActor>, { id }: Received<typeof contract.getGiftCard>): Promise<GiftCardDetail> => read(ctx, id);

export async function issue(ctx: Ctx, input: Received<typeof contract.issueGiftCard>) {
  const { amount, customer_id: customerId, recipient_email: recipient, expires_at, note } = input;
  const currency = await holdCurrency(ctx.db, ctx.actor.merchant);
  const cents = positiveCents(amount, currency);
  const expiresAt = futureTime(expires_at, ctx.now());
  if (customerId !== null) await mustSeeCustomer(ctx, customerId);
  const { id, code } = await issueCard(ctx, { customerId, currency, cents, recipient, expiresAt, note });
  const { entries: _, ...card } = await read(ctx, id);
  return { card, code: spacedCode(code) };
}

export async function update(ctx: Ctx, { id, disabled, expires_at, note, version }: Received<typeof contract.updateGiftCard>) {
  const card = await lock(ctx, id);
  if (version !== undefined && version !== card.version) throw new Problem('gift_card.changed');
  const isDisabled = card.disabled_at !== null;
  const change = {
    ...(disabled !== undefined && disabled !== isDisabled && { disabled_at: disabled ? ctx.now() : null }),
    ...(expires_at !== undefined && { expires_at: futureTime(expires_at, ctx.now()) }),
    ...(note !== undefined && { note }),
  };
  if (Object.keys(change).length === 0) return read(ctx, id);
  await changeCard(ctx.db, id, change, ctx.now());
  const action = 'disabled_at' in change ? (disabled ? 'gift_card.disabled' : 'gift_card.enabled') : 'gift_card.updated';
  ctx.audit({ action, object: ['gift_card', id], detail: { expires_at: expires_at ?? null } });
  const changed = await read(ctx, id);
  ctx.signal({ type: 'changed', topic: 'gift_cards', id, version: changed.version });
  if (card.customer_id !== null) ctx.signal({ type: 'changed', topic: 'customers', id: card.customer_id, version: null });
  return changed;
}

export async function adjust(ctx: Ctx, { id, amount, reason }: Received<typeof contract.adjustGiftCard>) {
  const card = await lock(ctx, id);
  const cents = toCents(amount, card.currency, 'amount');
  if (cents === 0) throw new Problem('input.invalid', { errors: [{ path: 'amount', message: 'Enter an amount other than 0.' }] });
  await correctCard(ctx, card, cents, { reason });
  return read(ctx, id);
}

async function lock(ctx: Ctx, id: string): Promise<CreditRow> {
  const row = await lockCredit(ctx.db, id);
  return row?.kind === 'gift_card' ? row : missing('gift_card.missing');
}

async function read(ctx: ReadCtx<ReadingActor> | Ctx, id: string): Promise<GiftCardDetail> {
  const [row] = await listCards(ctx.db, { id, now: ctx.now(), most: 1 });
  if (!row) return missing('gift_card.missing');
  const entries = await readEntriesOfCard(ctx.db, id, undefined, mostEntries);
  const masks = masksFor(ctx.actor);
  return {
    ...presentCard(row, masks, ctx.now()),
    entries: entries.slice(0, mostEntries).map((entry) => presentEntry(entry, row.currency, masks.text)),
  };
}
