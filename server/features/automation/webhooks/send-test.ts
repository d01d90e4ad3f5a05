import { domainEvents, orderCreated } from '@parley/contract/events';
import type { Received } from '@parley/contract/endpoint';
import type { testWebhook } from '@parley/contract/webhooks';
import type { CallCtx, MachineActor, MemberActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { sampleBody } from './catalogue.ts';
import { type EndpointParts, refusedAddress } from './endpoints.ts';
import { requestOf } from './request.ts';
import { logged } from './rules.ts';
import * as store from './store.ts';

/** Sends a signed sample once and answers what came back. An address that isn't the endpoint's own never gets its headers. */
export async function sendTest(
  ctx: CallCtx<MemberActor | MachineActor>,
  input: Received<typeof testWebhook>,
  { secrets, port }: EndpointParts,
) {
  const { merchant, type = orderCreated.type, endpoint_id: endpointId } = input;
  const endpoint =
    endpointId === undefined ? undefined : ((await store.findEndpoint(ctx.db, endpointId)) ?? missing('webhook_endpoint.missing'));
  const url = input.url ?? endpoint?.url ?? '';
  if (!port.accepts(url)) throw new Problem('input.invalid', { errors: [{ path: 'url', message: refusedAddress }] });
  const event = domainEvents.find((one) => one.type === type);
  if (!event) throw new Problem('input.invalid', { errors: [{ path: 'type', message: `There’s no event ${type}.` }] });
  const at = ctx.now();
  const own = endpoint !== undefined && url === endpoint.url;
  const signed = own ? endpoint : { merchant_id: merchant, url, headers: [], secrets: secrets.rotate(merchant, [], at, at).secrets };
  const id = ctx.newId();
  const { ownHeaders, ...request } = requestOf(signed, { id, body: sampleBody(event, { merchant, id, at }) }, secrets, at);
  const answer = await ctx.outside.webhooks.post(request);
  await ctx.write(async (writer) =>
    writer.audit({
      action: 'webhook.tested',
      object: ['webhook_endpoint', endpoint?.id ?? id],
      detail: { url, type, status: answer.status },
    }),
  );
  return {
    url,
    started_at: at.toISOString(),
    duration_ms: answer.durationMs,
    request_headers: logged(request.headers, ownHeaders),
    request_body: request.body,
    response_status: answer.status,
    response_headers: answer.headers,
    response_body: answer.body,
    error: answer.error,
    succeeded: answer.error === null,
  };
}
