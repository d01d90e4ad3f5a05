import { z } from 'zod';
import { query } from './endpoint.ts';
import { feedbackTypes } from './feedback.ts';
import { cursor, id, instant, limit, page } from './values.ts';

export const feedbackStatuses = ['received', 'planned', 'done', 'declined'] as const;
export const feedbackEntry = z.object({
  id,
  feedback_type: z.enum(feedbackTypes),
  title: z.string(),
  description: z.string(),
  status: z.enum(feedbackStatuses),
  answer: z.string().nullable().describe('The operator’s answer, which anyone with the ID can read. Null if there is none.'),
  created_at: instant,
  updated_at: instant.nullable().describe('When the status or the answer last changed. Null until then.'),
});

export const getFeedback = query('GET /api/public/feedback/:id', {
  summary: 'Retrieve the status of a feedback message; its sender is never included',
  access: 'public',
  input: z.object({ id }),
  result: feedbackEntry,
  problems: ['feedback.missing'],
});
export const listOwnFeedback = query('GET /api/users/:id/feedback', {
  summary: 'List the feedback that you sent while logged in, latest first',
  access: 'self',
  topics: ['tickets'],
  input: z.object({ id, cursor, limit: limit(50, 20) }),
  result: page(feedbackEntry),
});
