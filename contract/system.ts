import { z } from 'zod';
import { query } from './endpoint.ts';

export const getLive = query('GET /api/health/live', {
  summary: 'Check that the process is running',
  access: 'public',
  input: z.object({}),
  result: z.object({ status: z.literal('ok') }),
});
export const getReady = query('GET /api/health/ready', {
  summary: 'Check that every part of this installation is ready; a 503 response names the parts that aren’t',
  access: 'public',
  input: z.object({}),
  result: z.object({ status: z.enum(['ok', 'failing']), checks: z.record(z.string(), z.string()) }),
  problems: ['database.unavailable', 'database.busy', 'database.full', 'database.read_only', 'health.failing'],
});
export const getAppConfig = query('GET /api/config', {
  summary: 'Retrieve the web app’s configuration',
  access: 'public',
  input: z.object({}),
  result: z.object({
    demo: z.boolean(),
    error_tracking_url: z.string().nullable(),
    version: z.string(),
    operator: z
      .object({ name: z.string(), address: z.string(), email: z.string() })
      .nullable()
      .describe('Who runs this installation, as its legal pages name them. Null if it isn’t configured.'),
  }),
});
