import type { Received, Result } from '@parley/contract/endpoint';
import type { getPickList } from '@parley/contract/orders';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { isUuid } from '../../../platform/lib/ids.ts';
import { maskFor } from './mask.ts';
import { type PickLine, readPicks } from './pick-list-store.ts';

type Picked = Result<typeof getPickList>;
const most = 200;

/** What to pick, by order and by variant; leaves out orders with nothing left to ship. */
export async function pickList(ctx: ReadCtx<ReadingActor>, { merchant, ids }: Received<typeof getPickList>): Promise<Picked> {
  const rows = await readPicks(ctx.db, { merchant, viewer: ctx.actor, ids: ids === undefined ? undefined : idsIn(ids), most });
  const mask = maskFor(ctx, 0);
  return {
    orders: rows.map((row) => ({
      id: row.id,
      order_number: row.order_number,
      customer_name: mask.name(row.customer_name ?? ''),
      placed_at: row.placed_at.toISOString(),
      lines: row.lines.map((line) => ({
        line_id: line.line_id,
        name: line.name,
        detail: detailOf(line),
        sku: line.sku,
        quantity: line.quantity,
      })),
    })),
    picks: picksOf(rows.flatMap(({ lines }) => lines)),
  };
}

function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(',').map((id) => id.trim().toLowerCase()))].filter((id) => id !== '');
  if (ids.length <= most && ids.every(isUuid)) return ids;
  const message = ids.length > most ? 'Choose at most 200 orders.' : 'Send order IDs, separated by commas.';
  throw new Problem('input.invalid', { detail: message, errors: [{ path: 'ids', message }] });
}

const detailOf = ({ options }: PickLine) => Object.values(options).join(', ');
/** The same variant of several orders is picked once; lines without a variant are grouped by their text. */
function picksOf(lines: readonly PickLine[]): Picked['picks'] {
  const picks = new Map<string, Picked['picks'][number]>();
  for (const line of lines) {
    const key = line.variant_id ?? JSON.stringify([line.name, detailOf(line), line.sku]);
    const { variant_id, name, sku, barcode, stock } = line;
    const pick = picks.get(key) ?? { variant_id, name, detail: detailOf(line), sku, barcode, quantity: 0, stock };
    picks.set(key, { ...pick, quantity: pick.quantity + line.quantity });
  }
  return [...picks.values()].sort((a, b) => a.name.localeCompare(b.name) || a.detail.localeCompare(b.detail));
}
