import type { Feature } from '../../../platform/feature.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { applyEvent } from './apply-event.ts';
import { channelEvent, channelDelivery } from './jobs.ts';
import type { InboundParts } from './parts.ts';
import { readDelivery } from './read-delivery.ts';
import { inboundRoutes } from './routes.ts';

export type { Channels } from '../../../integrations/channel-port.ts';

export const inbound = (parts: InboundParts): Feature => ({
  name: 'inbound',
  routes: (route) => inboundRoutes(route, parts),
  jobs: [
    handles(channelDelivery, (ctx, about) => readDelivery(ctx, about, parts)),
    handles(channelEvent, (ctx, about) => applyEvent(ctx, about, parts)),
  ],
});
