import type * as contract from '@parley/contract/credit';
import type { StoreCredit } from '@parley/contract/credit';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { holdCurrency, shopCurrency } from '../../account/merchants/index.ts';
import {
  addStoreCredit,
  creditSumOf,
  futureTime,
  hasExpired,
  positiveCents,
  presentEntry,
  readEntriesOfCustomer,
  readStoreCredit,
  takeStoreCredit,
} from '../credit/index.ts';
import { lockVisibleCustomer, mustSeeCustomer } from './access.ts';
import { maskFor } from './present.ts';

type Ctx = WriteCtx<WritingActor>;
type Page = { cursor?: string | undefined; limit: number };
const firstPage: Page = { limit: 50 };

export async function get(ctx: ReadCtx<ReadingActor>, { id, ...page }: Received<typeof contract.getStoreCredit>): Promise<StoreCredit> {
  await mustSeeCustomer(ctx, id);
  return read(ctx, id, page);
}

export async function issue(
  ctx: Ctx,
  { id, amount, reason, expires_at }: Received<typeof contract.issueStoreCredit>,
): Promise<StoreCredit> {
  const currency = await holdCurrency(ctx.db, ctx.actor.merchant);
  const cents = positiveCents(amount, currency);
  const expiresAt = futureTime(expires_at, ctx.now());
  await lockVisibleCustomer(ctx, id);
  await addStoreCredit(ctx, { customerId: id, currency, cents, kind: 'issued', expiresAt }, { reason });
  return read(ctx, id, firstPage);
}

export async function take(ctx: Ctx, { id, amount, reason }: Received<typeof contract.takeStoreCredit>): Promise<StoreCredit> {
  const currency = await shopCurrency(ctx.db);
  const cents = positiveCents(amount, currency);
  await lockVisibleCustomer(ctx, id);
  await takeStoreCredit(ctx, id, cents, { kind: 'corrected', why: { reason }, currency });
  return read(ctx, id, firstPage);
}

async function read(ctx: ReadCtx<ReadingActor> | Ctx, id: string, { cursor, limit }: Page): Promise<StoreCredit> {
  const [after] = fromKeyCursor('credit', cursor, ['uuid']) ?? [];
  const currency = await shopCurrency(ctx.db);
  const rows = await readEntriesOfCustomer(ctx.db, id, after === undefined ? undefined : String(after), limit);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const parts = (await readStoreCredit(ctx.db, id)).filter((part) => !hasExpired(part, ctx.now()));
  const mask = maskFor(ctx.actor);
  return {
    balance: toAmount(creditSumOf(parts), currency),
    currency,
    expiring: parts
      .flatMap(({ balance_cents: cents, expires_at: at }) =>
        at === null ? [] : [{ amount: toAmount(cents, currency), expires_at: at.toISOString() }],
      )
      .sort((one, other) => one.expires_at.localeCompare(other.expires_at)),
    entries: shown.map((entry) => presentEntry(entry, currency, mask.text)),
    next_cursor: last ? toKeyCursor('credit', [last.id]) : null,
  };
}
