import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { instant, merchantId } from './values.ts';

// Apart from the other notification settings: only one card needs it, and those are on every page.

const choice = {
  every: z.enum(['off', 'daily', 'weekly']).describe('`weekly` is on Mondays.'),
  at: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 08:00.')
    .describe('Time of day in `time_zone`.'),
};
export const digest = z.object({
  ...choice,
  time_zone: z.string().describe('The time zone of your profile, or the shop’s if you haven’t chosen one.'),
  next_at: instant.nullable().describe('When the next digest is due. Null while the digest is off.'),
});
export type Digest = z.output<typeof digest>;

export const getDigest = query('GET /api/notifications/:merchant/digest', {
  summary: 'Retrieve your digest settings',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: z.object({ merchant: merchantId }),
  result: digest,
});
export const updateDigest = command('PUT /api/notifications/:merchant/digest', {
  summary: 'Turn your digest by email on or off, or change when it’s sent',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: z.object({ merchant: merchantId, ...choice }),
  result: digest,
});
