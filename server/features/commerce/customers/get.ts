import type { Customer, getCustomer } from '@parley/contract/customers';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { currentId, readDetails } from './detail-store.ts';
import { listRows } from './list-store.ts';
import { presentCustomer } from './present.ts';

type Ctx = Pick<ReadCtx<ReadingActor> | WriteCtx<WritingActor>, 'db' | 'actor' | 'now'>;

/** A merged customer answers with the one they were merged into. */
export async function get(ctx: ReadCtx<ReadingActor>, { id }: Received<typeof getCustomer>): Promise<Customer> {
  return readCustomer(ctx, (await currentId(ctx.db, id)) ?? missing('customer.missing'));
}

/** The customer with details, as the actor may see them. Throws `customer.missing`. */
export async function readCustomer(ctx: Ctx, id: string): Promise<Customer> {
  const { db, actor } = ctx;
  const now = ctx.now();
  const [row] = await listRows(db, {
    merchant: actor.merchant,
    viewer: actor,
    ids: [id],
    now,
    sort: 'created_at',
    order: 'desc',
    limit: 1,
  });
  if (!row) return missing('customer.missing');
  return presentCustomer(row, await readDetails(db, actor, id, now), actor);
}
