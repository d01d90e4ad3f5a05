import { createHash } from 'node:crypto';
import type { JobCtx } from '../../../context.ts';
import type { ChannelEvent } from '../../../integrations/channel-port.ts';
import { channelEvent } from './jobs.ts';
import type { InboundParts } from './parts.ts';
import * as store from './store.ts';

/** How many of an account's customers are processed in parallel. */
const lanes = 16;

/** Splits a delivery into one job per event, so that a failing event doesn't block other customers. One customer's events stay in order. */
export async function readDelivery(
  ctx: JobCtx,
  { merchant, delivery_id: id }: { merchant: string; delivery_id: string },
  parts: InboundParts,
) {
  const delivery = await store.findDelivery(ctx.db, id);
  if (!delivery || delivery.processed_at) return;
  const events = eventsOf(delivery, parts);
  await ctx.write(async (writer) => {
    for (const [place, event] of events.entries())
      writer.enqueue(channelEvent, { merchant, delivery_id: id, place }, { queue: `channel:${delivery.connection_id}:${laneOf(event)}` });
    await store.setProcessed(writer.db, id, writer.now());
  });
}

/** Parsing is deterministic, so an event can be identified by its index. */
export function eventsOf({ channel, body, headers }: store.Delivery, { channels }: InboundParts): ChannelEvent[] {
  const adapter = channels.external(channel);
  if (!adapter) throw new Error(`No adapter is registered for the channel ${channel}.`);
  return adapter.parse({ body, headers: headers as Record<string, string> });
}

function laneOf(event: ChannelEvent): number {
  const whose = event.kind === 'message' ? event.from.id : event.kind === 'echo' ? event.to.id : event.externalId;
  return (createHash('sha256').update(whose).digest()[0] ?? 0) % lanes;
}
