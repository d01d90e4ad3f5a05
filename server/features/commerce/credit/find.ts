import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { hashCode, isCode, readCode } from './codes.ts';
import { countGuess, mustMayGuess } from './guesses.ts';
import { stateOf } from './rules.ts';
import * as store from './store.ts';

export type FoundCard =
  | { card: store.CreditRow }
  /** `mistyped`: no code of ours looks like this. `unknown`: this shop has no such card, or one in another currency. */
  | { refused: 'mistyped' | 'unknown' | 'expired' | 'disabled' | 'used_up' };

/** The gift card with this code, if it can be spent now. Throws `rate.limited` for somebody who guesses. */
export async function findCard(
  ctx: Pick<ReadCtx | WriteCtx, 'db' | 'now'>,
  typed: string,
  { merchant, visitor, currency }: { merchant: string; visitor: string; currency: string },
): Promise<FoundCard> {
  const code = readCode(typed);
  if (!isCode(code)) return { refused: 'mistyped' };
  mustMayGuess(merchant, visitor, ctx.now());
  const card = await store.findByHash(ctx.db, hashCode(merchant, code));
  if (!card) countGuess(merchant, visitor, ctx.now());
  if (card?.currency !== currency) return { refused: 'unknown' };
  const state = stateOf(card, ctx.now());
  return state === 'active' ? { card } : { refused: state };
}
