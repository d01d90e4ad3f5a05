import { sql } from 'kysely';
import type { WebhookCtx } from '../../context.ts';
import type { Job } from '../jobs/job.ts';
import { storable } from '../lib/storable.ts';
import type { Delivered, RawDelivery, WebhookSource } from '../lib/webhook-source.ts';
import { Problem } from './problem.ts';

export type Home = { merchant: string; connectionId: string };
type Receiving = {
  source: WebhookSource;
  /** The shop of an account; undefined when nobody connected it. */
  homeOf(account: string): Promise<Home | undefined>;
  job: Job<{ merchant: string; delivery_id: string }>;
};

/**
 * Receives a delivery: verifies the signature, stores each account's part once in its shop with its processing job, and responds.
 * Duplicates and unconnected accounts get the same response, so that the sender stops retrying. Returns how many parts were new. Throws
 * `webhook.signature_invalid`, `input.unreadable`.
 */
export async function receiveWebhook(ctx: WebhookCtx, { source, homeOf, job }: Receiving): Promise<number> {
  if (!source.verify(ctx.delivery, ctx.now())) throw new Problem('webhook.signature_invalid');
  let stored = 0;
  for (const delivered of partsOf(source, ctx.delivery)) {
    const home = await homeOf(delivered.account);
    if (!home) continue;
    const isNew = await ctx.write(async (writer) => {
      await writer.enter(home.merchant);
      const id = ctx.newId();
      const { account: _, externalId, body, headers = {} } = storable(delivered);
      const { numAffectedRows } = await sql`
        insert into webhook_deliveries (merchant_id, id, source, external_id, connection_id, headers, body, received_at)
        values (${home.merchant}::uuid, ${id}::uuid, ${source.name}, ${externalId}, ${home.connectionId}::uuid, ${JSON.stringify(headers)}::jsonb, ${body}, ${ctx.now()}::timestamptz)
        on conflict (merchant_id, source, external_id) do nothing`.execute(writer.db);
      if (!numAffectedRows) return false;
      // One at a time per account, so that deliveries are read in order.
      writer.enqueue(job, { merchant: home.merchant, delivery_id: id }, { queue: `webhook:${home.connectionId}` });
      return true;
    });
    if (isNew) stored += 1;
  }
  return stored;
}

function partsOf(source: WebhookSource, delivery: RawDelivery): Delivered[] {
  try {
    return source.split(delivery);
  } catch (cause) {
    throw new Problem('input.unreadable', { cause });
  }
}
