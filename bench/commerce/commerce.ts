import { measureDesk } from './desk.ts';
import { measureExchange } from './exchange.ts';
import { measureMoves } from './moves.ts';
import { measureReads } from './reads.ts';
import { openCommerce } from './seeded.ts';

/**
 * Measures a shop with a million orders: lists, searches, figures, order status changes, imports, exports, and the list in a browser. `only` selects
 * one of these parts, or reads whose name contains it.
 */
export async function measureCommerce({ quick, only }: { quick: boolean; only: string | undefined }) {
  const commerce = await openCommerce();
  const { large, small, made } = commerce;
  const parts: Record<string, () => Promise<unknown>> = {
    reads: () => measureReads(commerce, { quick, only: only === 'reads' ? undefined : only }),
    moves: () => measureMoves(commerce, { quick }),
    exchange: () => measureExchange(commerce, { quick }),
    desk: () => measureDesk(commerce, { quick }),
  };
  const requested = only === undefined ? Object.keys(parts) : [only in parts ? only : 'reads'];
  const results: Record<string, unknown> = {};
  for (const name of requested) {
    console.error(`  ${name} …`);
    results[name] = await parts[name]?.();
  }
  return {
    seed: { made_in_this_run: made !== undefined, seconds: made?.seconds ?? null, large: large.size, small: small.size },
    ...results,
  };
}
