import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { cardMethod, findCard, lockCredit } from '../credit/index.ts';
import { lockOrder, payFor } from '../orders/index.ts';
import type { CardRefusal } from './card-words.ts';

/** A gift card as the page shows it: what it pays of this cart, in cents, or why it can't. */
export type TypedCard = { code: string } & ({ lastFour: string; pays: number; left: number } | { refused: CardRefusal });
type Asked = { code: string; merchant: string; visitor: string; currency: string; total: number };

/** The gift card that was typed; null without one. */
export async function typedCard(ctx: Pick<ReadCtx, 'db' | 'now'>, { code, total, ...of }: Asked): Promise<TypedCard | null> {
  if (code === '') return null;
  const found = await findCard(ctx, code, of).catch(limited);
  if ('refused' in found) return { code, refused: found.refused };
  const { balance_cents: balance, last_four: lastFour } = found.card;
  const pays = Math.min(balance, total);
  return { code, lastFour: lastFour ?? '', pays, left: balance - pays };
}
function limited(error: unknown): { refused: 'limited' } {
  if (error instanceof Problem && error.code === 'rate.limited') return { refused: 'limited' };
  throw error;
}

export const paysOf = (card: TypedCard | null) => (card && 'pays' in card ? card.pays : 0);

/** The same card, locked until the order is placed. Throws `gift_card.refused`. */
export async function lockedCard(
  ctx: WriteCtx,
  { total, ...asked }: Asked,
): Promise<{ id: string; lastFour: string | null; pays: number } | null> {
  if (asked.code === '') return null;
  const found = await findCard(ctx, asked.code, asked).catch(limited);
  if ('refused' in found) throw new Problem('gift_card.refused');
  const locked = await lockCredit(ctx.db, found.card.id);
  if (!locked || locked.disabled_at !== null) throw new Problem('gift_card.refused');
  return { id: locked.id, lastFour: locked.last_four, pays: Math.min(locked.balance_cents, total) };
}

/** Pays a placed order with a locked card. */
export async function payWithCard(
  ctx: WriteCtx,
  orderId: string,
  card: NonNullable<Awaited<ReturnType<typeof lockedCard>>>,
  by: Parameters<typeof payFor>[3],
) {
  if (card.pays === 0) return;
  await payFor(
    ctx,
    await lockOrder(ctx, orderId),
    { cents: card.pays, method: cardMethod(card.id), card: { lastFour: card.lastFour } },
    by,
  );
}
