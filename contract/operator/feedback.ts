import { z } from 'zod';
import { command, query } from '../endpoint.ts';
import { feedbackEntry, feedbackStatuses } from '../feedback-status.ts';
import { cursor, id, limit, page } from '../values.ts';

const listed = feedbackEntry.extend({
  merchant_id: id.nullable().describe('As sent along, unverified.'),
  user_id: id.nullable().describe('The account that was logged in when it was sent.'),
  user_email: z.string().nullable().describe('The account’s email, or the one that was sent along, unverified.'),
  page_url: z.string().nullable(),
});

export const listFeedback = query('GET /api/admin/feedback', {
  summary: 'List feedback about Parley with its senders, latest first',
  access: 'operator',
  input: z.object({ status: z.enum(feedbackStatuses).optional(), cursor, limit: limit() }),
  result: page(listed),
});
export const updateFeedback = command('PATCH /api/admin/feedback/:id', {
  summary: 'Set the status of feedback, and a public answer; a new status is emailed to the sender, once',
  access: 'operator',
  topics: ['tickets'],
  input: z.object({
    id,
    status: z.enum(feedbackStatuses).optional(),
    answer: z
      .string()
      .trim()
      .max(1000, 'Use at most 1,000 characters.')
      .nullable()
      .optional()
      .describe('Anyone with the link can read it. Null or empty removes it.'),
  }),
  result: listed,
  problems: ['feedback.missing'],
});
