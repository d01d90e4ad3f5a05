import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), delivery_id: z.uuid() });
/** Splits a delivery into its events. */
export const channelDelivery = job('channels.delivery', about);
/** Applies one event, identified by its index. */
export const channelEvent = job('channels.event', about.extend({ place: z.int() }));
