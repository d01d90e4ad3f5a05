import type { Customer, getCustomer } from '@parley/contract/customers';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { readWhole } from './detail-store.ts';
import { presentCustomer } from './present.ts';

type Ctx = Pick<ReadCtx<ReadingActor> | WriteCtx<WritingActor>, 'db' | 'actor' | 'now'>;

/** A merged customer answers with the one they were merged into. */
export const get = (ctx: ReadCtx<ReadingActor>, { id }: Received<typeof getCustomer>): Promise<Customer> => readCustomer(ctx, id);

/** The customer with details, as the actor may see them. Throws `customer.missing`. */
export async function readCustomer(ctx: Ctx, id: string): Promise<Customer> {
  const { db, actor } = ctx;
  const row = await readWhole(db, id, { merchant: actor.merchant, viewer: actor, now: ctx.now() });
  return row ? presentCustomer(row, actor) : missing('customer.missing');
}
