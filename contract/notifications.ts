import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { id, instant, limit, merchantId, nothing } from './values.ts';

export const notification = z.object({
  id,
  type: z.enum(['handoff_requested', 'handoff_overdue', 'assigned']),
  conversation_id: id.nullable(),
  text: z.string(),
  read: z.boolean(),
  created_at: instant,
});

export const listNotifications = query('GET /api/notifications/:merchant', {
  summary: 'What happened that concerns this teammate, newest first',
  access: 'inbox:read',
  topics: ['notifications'],
  input: z.object({ merchant: merchantId, limit: limit(50, 20) }),
  result: z.object({ items: z.array(notification) }),
});
export const readNotifications = command('POST /api/notifications/:merchant/read', {
  summary: 'Mark one, or without an id all, as read',
  access: 'inbox:read',
  topics: ['notifications'],
  input: z.object({ merchant: merchantId, id: id.optional() }),
  result: nothing,
  problems: ['notification.missing'],
});
