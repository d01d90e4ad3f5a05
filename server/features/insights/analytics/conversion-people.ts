import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import { mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { byteOrderMark, lineOf } from '../../../platform/lib/csv.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { maskName } from '../../../platform/lib/mask.ts';
import { streamOf } from '../../../platform/lib/stream-of.ts';
import { type After, listPeople, type PersonRow, type Window } from './conversions-store.ts';
import { periodOf } from './period.ts';

type Ctx = ReadCtx<ReadingActor>;
type Person = Result<typeof contract.listConversionPeople>['items'][number];
const sort = 'conversion people';
/** Rows of the file that are read at once. */
const batch = 2_000;

/** The people behind a step of the funnel. */
export async function conversionPeople(
  ctx: Ctx,
  asked: Received<typeof contract.listConversionPeople>,
): Promise<Result<typeof contract.listConversionPeople>> {
  const [at, person] = fromKeyCursor(sort, asked.cursor, ['instant', 'uuid']) ?? [];
  const after = at === undefined ? undefined : { at: String(at), person: String(person) };
  const rows = await listPeople(ctx.db, await windowOf(ctx, asked), asked, after, asked.limit + 1);
  const last = rows.length > asked.limit ? rows[asked.limit - 1] : undefined;
  return {
    items: rows.slice(0, asked.limit).map(presentFor(ctx)),
    next_cursor: last ? toKeyCursor(sort, [last.came_at.toISOString(), last.person]) : null,
  };
}

/** The same people as a file. */
export async function conversionPeopleFile(ctx: Ctx, asked: Received<typeof contract.downloadConversionPeople>) {
  const window = await windowOf(ctx, asked);
  const present = presentFor(ctx);
  const clock = clockIn(window.period.timeZone);
  const cells = (person: Person) => [
    person.name ?? '',
    person.channel,
    clock(person.came_at),
    person.conversation_number === null ? '' : String(person.conversation_number),
    clock(person.conversation_at),
    clock(person.cart_at),
    person.order_number ?? '',
    clock(person.ordered_at),
  ];
  async function* lines() {
    yield byteOrderMark + lineOf(['name', 'channel', 'came_at', 'conversation', 'conversation_at', 'cart_at', 'order', 'ordered_at']);
    for (let after: After; ;) {
      const rows = await listPeople(ctx.db, window, asked, after, batch);
      yield rows.map((row) => lineOf(cells(present(row)))).join('');
      const last = rows.length === batch ? rows.at(-1) : undefined;
      if (!last) return;
      after = { at: last.came_at.toISOString(), person: last.person };
    }
  }
  return { name: `conversions-${asked.step}-${window.period.dates[0]}-${window.period.dates.at(-1)}.csv`, bytes: streamOf(lines()) };
}

const windowOf = async (ctx: Ctx, asked: Parameters<typeof periodOf>[1] & { window_days: number }): Promise<Window> => ({
  period: await periodOf(ctx, asked),
  windowDays: asked.window_days,
  half: 2,
});

function presentFor({ actor }: Ctx) {
  const shown = mayDo(actor, 'personal_data:read') ? (name: string) => name : maskName;
  return (row: PersonRow): Person => ({
    id: row.person,
    name: row.name === null ? null : shown(row.name),
    channel: row.channel,
    came_at: row.came_at.toISOString(),
    conversation_id: row.conversation_id,
    conversation_number: row.conversation_number,
    conversation_at: row.conversation_at?.toISOString() ?? null,
    cart_at: row.cart_at?.toISOString() ?? null,
    order_id: row.order_id,
    order_number: row.order_number,
    ordered_at: row.ordered_at?.toISOString() ?? null,
  });
}

/** `2026-11-26 14:05`, as the shop's clocks show it. */
function clockIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at: string | null) => (at === null ? '' : format.format(new Date(at)));
}
