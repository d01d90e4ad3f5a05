import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { done, email, id, instant, name, visitedPage } from './values.ts';

export const feedbackTypes = ['bug', 'feature_request', 'general'] as const;
const both = 'Please provide a title and description';

export const sendFeedback = command('POST /api/public/feedback', {
  summary: 'Send feedback to the Parley team',
  access: 'public',
  limit: 'public_write',
  creates: true,
  input: z.object({
    merchant_id: id.nullable().optional(),
    user_email: z.string().max(254).nullable().optional(),
    feedback_type: z.enum(feedbackTypes).default('general'),
    title: z.string().trim().min(1, both).max(100, 'Use at most 100 characters.'),
    description: z.string().trim().min(1, both).max(5000, 'Use at most 5,000 characters.'),
    page_url: visitedPage.optional(),
  }),
  result: done.extend({ id }),
});

export const getFeedback = query('GET /api/public/feedback/:id', {
  summary: 'Retrieve the status of a feedback message; its sender is never included',
  access: 'public',
  input: z.object({ id }),
  result: z.object({
    id,
    feedback_type: z.enum(feedbackTypes),
    title: z.string(),
    description: z.string(),
    status: z.enum(['received', 'planned', 'done', 'declined']),
    answer: z.string().nullable().describe('The operator’s answer. Null if there is none.'),
    created_at: instant,
    updated_at: instant.nullable().describe('When the status or the answer last changed. Null until then.'),
  }),
  problems: ['feedback.missing'],
});

export const bookDemo = command('POST /api/public/book-demo', {
  summary: 'Request a demo',
  access: 'public',
  limit: 'public_write',
  creates: true,
  input: z.object({
    name: name('your name'),
    email,
    shop: name('the name of your shop'),
    message: z.string().trim().max(2000).default(''),
  }),
  result: done,
});
