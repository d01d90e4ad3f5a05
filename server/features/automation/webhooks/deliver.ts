import type { JobCtx, WriteCtx } from '../../../context.ts';
import * as deliveries from './delivery-store.ts';
import { deliverWebhooks } from './jobs.ts';
import { record } from './record.ts';
import { requestOf } from './request.ts';
import { claimMs, heldBack } from './rules.ts';
import type { Secrets } from './secrets.ts';
import * as store from './store.ts';

export type DeliveryParts = { secrets: Secrets; chance?: () => number };
type Claimed = { endpoint: store.EndpointRow; delivery: deliveries.DeliveryRow };

/** Requests to one endpoint at the same time. */
const lanes = 4;
/** A lane looks for work for another one after so many requests: where everything is about one object, there is none. */
const opensEvery = 8;
/** After so long a job makes way for the next one of another endpoint. */
const turnMs = 10_000;
/** An open log is told at most so often. */
const signalMs = 1_000;

/** Slow endpoints share these, so that they take up no more workers. */
const slowQueues = 2;
const queueOf = ({ id, slow }: Pick<store.EndpointRow, 'id' | 'slow'>) =>
  slow ? `webhooks:slow:${Number.parseInt(id.slice(-4), 16) % slowQueues}` : `webhooks:${id}`;

export async function wake(ctx: JobCtx, { merchant }: { merchant: string }) {
  const due = await deliveries.listDue(ctx.db, ctx.now());
  if (due.length > 0) await ctx.write(async (writer) => due.forEach((endpoint) => enqueueNow(writer, merchant, endpoint)));
}

/** Sends what is due to this endpoint as soon as a worker is free. */
export const enqueueNow = (writer: WriteCtx, merchant: string, endpoint: Pick<store.EndpointRow, 'id' | 'slow'>) =>
  writer.enqueue(
    deliverWebhooks,
    { merchant, endpoint_id: endpoint.id },
    { key: `webhooks.deliver:${endpoint.id}`, queue: queueOf(endpoint) },
  );

/**
 * Sends what is due to one endpoint, some at a time, until nothing is due or its turn is over. A worker that is lost while it sends leaves
 * a claim that ends: the event is sent again, with the same id.
 */
export async function deliver(
  ctx: JobCtx,
  { merchant, endpoint_id: endpointId }: { merchant: string; endpoint_id: string },
  parts: DeliveryParts,
) {
  const turn = new Turn(ctx, endpointId, parts);
  await turn.run();
  await ctx.write(async (writer) => {
    const endpoint = await store.findEndpoint(writer.db, endpointId);
    if (!endpoint) return;
    signalLog(writer);
    if (!endpoint.enabled) return void (await deliveries.parkDeliveries(writer.db, endpointId));
    if (turn.isOver) return enqueueNow(writer, merchant, endpoint);
    const at = await deliveries.nextDue(writer.db, endpointId, writer.now(), heldBack);
    if (at === null) return;
    const plan = { key: `webhooks.later:${endpointId}`, queue: queueOf(endpoint), runAt: at };
    writer.enqueue(deliverWebhooks, { merchant, endpoint_id: endpointId }, plan);
  });
}

export const signalLog = (writer: WriteCtx) => writer.sendEphemeral({ type: 'changed', topic: 'webhooks', id: null, version: null });

class Turn {
  readonly #ctx: JobCtx;
  readonly #endpointId: string;
  readonly #parts: DeliveryParts;
  readonly #end: number;
  #lanes = 0;
  #sent = 0;
  #signaledAt = 0;
  /** Whether something may be due still. */
  isOver = false;
  constructor(ctx: JobCtx, endpointId: string, parts: DeliveryParts) {
    this.#ctx = ctx;
    this.#endpointId = endpointId;
    this.#parts = parts;
    this.#end = performance.now() + turnMs;
  }
  /** One lane, which opens another one now and then while there is more to send than it can. */
  async run(): Promise<void> {
    this.#lanes += 1;
    const others: Promise<void>[] = [];
    let claimed = await this.#ctx.write((writer) => this.#claim(writer));
    while (claimed) {
      claimed = await this.#send(claimed);
      if (claimed && this.#lanes < lanes && this.#sent++ % opensEvery === 0) others.push(this.run());
    }
    this.#lanes -= 1;
    await Promise.all(others);
  }
  async #claim(writer: WriteCtx): Promise<Claimed | undefined> {
    const endpoint = await store.findEndpoint(writer.db, this.#endpointId);
    if (!endpoint?.enabled) return undefined;
    const delivery = await deliveries.claim(writer.db, endpoint.id, writer.now(), claimMs, heldBack);
    return delivery && { endpoint, delivery };
  }
  /** Sends a claimed delivery, and claims the next one in the transaction that records the outcome. */
  async #send({ endpoint, delivery }: Claimed): Promise<Claimed | undefined> {
    const at = this.#ctx.now();
    const { ownHeaders, ...request } = requestOf(endpoint, { id: delivery.event_id, body: delivery.body }, this.#parts.secrets, at);
    const answer = await this.#ctx.outside.webhooks.post(request);
    return this.#ctx.write(async (writer) => {
      const outcome = { endpoint, delivery, request, ownHeaders, answer, at, chance: (this.#parts.chance ?? Math.random)() };
      const isSlow = await record(writer, outcome);
      this.#signalSometimes(writer);
      if (isSlow || performance.now() >= this.#end) {
        this.isOver = true;
        return undefined;
      }
      return this.#claim(writer);
    });
  }
  #signalSometimes(writer: WriteCtx) {
    if (performance.now() - this.#signaledAt < signalMs) return;
    this.#signaledAt = performance.now();
    signalLog(writer);
  }
}
