import { z } from 'zod';
import { webhook } from './endpoint.ts';

/** Meta sends up to 1,000 events at once; what is larger than this is no delivery. */
const mostBytes = 1024 * 1024;

export const receiveChannelWebhook = webhook('POST /api/inbound/channels/:channel', {
  summary:
    'Receive a messaging service’s delivery, whose signature covers the raw body. Deliveries are deduplicated, acknowledged immediately and processed by a job. Deliveries from a service that isn’t set up get a 404 response.',
  access: 'signed',
  limit: 'webhook',
  most: mostBytes,
  input: z.object({ channel: z.string().max(40) }),
  result: z.object({ stored: z.int().describe('Number of new deliveries stored. 0 for a duplicate.') }),
  problems: ['route.missing', 'webhook.signature_invalid', 'input.too_large', 'input.unreadable'],
});
