import type { getCustomerTimeline } from '@parley/contract/customers';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { mustSeeCustomer } from './access.ts';
import { currentId } from './detail-store.ts';
import { maskFor } from './present.ts';
import { type TimelineRow, timelineRows } from './timeline-store.ts';

type Item = Result<typeof getCustomerTimeline>['items'][number];
const sort = 'timeline';

export async function timeline(
  ctx: ReadCtx<ReadingActor>,
  { id: asked, cursor, limit }: Received<typeof getCustomerTimeline>,
): Promise<Result<typeof getCustomerTimeline>> {
  const { id } = await mustSeeCustomer(ctx, (await currentId(ctx.db, asked)) ?? missing('customer.missing'));
  const place = fromKeyCursor(sort, cursor, ['instant', 'text']);
  const after = place && { at: String(place[0]), id: String(place[1]) };
  const rows = await timelineRows(ctx.db, { id, viewer: ctx.actor, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const mask = maskFor(ctx.actor);
  return {
    items: rows.slice(0, limit).map((row) => present(row, mask)),
    next_cursor: last ? toKeyCursor(sort, [last.at.toISOString(), last.id]) : null,
  };
}

function present(row: TimelineRow, mask: ReturnType<typeof maskFor>): Item {
  const { title, detail, link } = partsOf(row, mask);
  return { id: row.id, kind: row.kind, title, detail, link, at: row.at.toISOString() };
}

function partsOf(row: TimelineRow, mask: ReturnType<typeof maskFor>): Pick<Item, 'title' | 'detail' | 'link'> {
  const said = row.detail === null ? null : mask.text(row.detail);
  const by = row.actor === null ? '' : ` by ${row.actor}`;
  const conversation = `/inbox?conversation=${row.object}`;
  if (row.kind === 'created') return { title: 'Became a customer', detail: null, link: null };
  if (row.kind === 'order')
    return {
      title: `Order ${row.number}`,
      detail: `${toAmount(row.cents ?? 0, row.currency ?? '')} ${row.currency}, ${row.status}`,
      link: `/orders?order=${row.object}`,
    };
  if (row.kind === 'conversation') return { title: `Conversation #${row.number}`, detail: said, link: conversation };
  if (row.kind === 'csat') return { title: `Rated conversation #${row.number}: ${row.score} out of 5`, detail: said, link: conversation };
  if (row.kind === 'note') return { title: `Note${by}`, detail: said, link: null };
  // For a merge, the name of the merged customer.
  const isName = row.kind === 'merged' || row.kind === 'unmerged';
  return { title: `${row.title ?? ''}${by}`, detail: isName && row.detail !== null ? mask.name(row.detail) : said, link: null };
}
