import type { listApiRequests, outcomes } from '@parley/contract/api-keys';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { presentRequest } from './present.ts';
import { listRequests } from './request-store.ts';

const statusesOf = { succeeded: [200, 399], refused: [400, 499], failed: [500, 599] } as const satisfies Record<
  (typeof outcomes)[number],
  readonly [number, number]
>;

/** The shop's request log. */
export async function requests(
  ctx: ReadCtx<ReadingActor>,
  { merchant, key_id: keyId, outcome, method, q, cursor, limit }: Received<typeof listApiRequests>,
): Promise<Result<typeof listApiRequests>> {
  const after = fromKeyCursor('at', cursor, ['instant', 'uuid']);
  const statuses = outcome && statusesOf[outcome];
  const rows = await listRequests(ctx.db, { merchant, keyId, statuses, method, q: q || undefined, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentRequest),
    next_cursor: last ? toKeyCursor('at', [last.at.toISOString(), last.id]) : null,
  };
}
