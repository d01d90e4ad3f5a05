import { z } from 'zod';
import { query } from './endpoint.ts';

export const getLive = query('GET /api/health/live', {
  summary: 'The process runs',
  access: 'public',
  input: z.object({}),
  result: z.object({ status: z.literal('ok') }),
});
export const getReady = query('GET /api/health/ready', {
  summary: 'Database, queue and migrations are in order; 503 says what is not',
  access: 'public',
  input: z.object({}),
  result: z.object({ status: z.enum(['ok', 'failing']), checks: z.record(z.string(), z.string()) }),
  problems: ['database.unavailable'],
});
export const getAppConfig = query('GET /api/config', {
  summary: 'What the browser needs to know of this installation',
  access: 'public',
  input: z.object({}),
  result: z.object({ demo: z.boolean(), error_tracking_url: z.string().nullable(), version: z.string() }),
});
