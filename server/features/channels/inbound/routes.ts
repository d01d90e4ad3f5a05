import { receiveChannelWebhook } from '@parley/contract/inbound-webhooks';
import { missing } from '../../../platform/http/problem.ts';
import type { Routes } from '../../../platform/http/route.ts';
import { receiveWebhook } from '../../../platform/http/webhook.ts';
import { homeOf } from '../../conversations/connections/index.ts';
import { channelDelivery } from './jobs.ts';
import type { InboundParts } from './parts.ts';

export function inboundRoutes(route: Routes, { channels }: InboundParts) {
  route(receiveChannelWebhook, async (ctx, { channel: name }) => {
    const channel = channels.external(name) ?? missing('route.missing');
    const stored = await receiveWebhook(ctx, {
      source: { name: `channel:${name}`, ...channel.webhook },
      homeOf: (account) => homeOf(ctx, name, account),
      job: channelDelivery,
    });
    return { stored };
  });
}
