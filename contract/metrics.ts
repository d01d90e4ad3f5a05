import { z } from 'zod';
import { command } from './endpoint.ts';

export const metric = z.looseObject({
  name: z.string().max(60),
  value: z.number().min(0),
  timestamp: z.number(),
  sessionId: z.string().max(64),
  url: z.string().max(500),
  userAgent: z.string().max(400),
});
export type Metric = z.output<typeof metric>;

export const sendMetrics = command('POST /api/metrics/performance', {
  summary: 'Record performance measurements from the browser; the server rates each one',
  access: 'public',
  limit: 'write',
  input: z.object({ session_id: z.string().max(64), metrics: z.array(metric).max(200), timestamp: z.number() }),
  result: z.object({ stored: z.int() }),
});
