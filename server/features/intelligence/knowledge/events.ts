import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** Articles were created, changed, published or unpublished. */
export const articlesIndexed = event('knowledge.indexed', z.object({ merchant: z.uuid() }));
