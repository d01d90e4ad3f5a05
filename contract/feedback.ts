import { z } from 'zod';
import { command } from './endpoint.ts';
import { done, email, id, name, visitedPage } from './values.ts';

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
