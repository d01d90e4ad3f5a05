import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, page } from './values.ts';

/** Parley's own help: articles, what is new, and tickets to the operator of this installation. */
export const helpArticleKinds = ['page', 'guide', 'error'] as const;
const articleHead = z.object({
  id: z.string(),
  kind: z.enum(helpArticleKinds),
  title: z.string(),
  path: z.string().nullable().describe('Page of the app that the article is about. Null for other articles.'),
});

export const listHelpArticles = query('GET /api/help/articles', {
  summary: 'List help articles; with `q`, best match first',
  access: 'user',
  input: z.object({ q: z.string().trim().max(200).optional(), kind: z.enum(helpArticleKinds).optional(), limit: limit(500, 50) }),
  result: z.object({ items: z.array(articleHead.extend({ excerpt: z.string().describe('First sentences of the article.') })) }),
});
export const getHelpArticle = query('GET /api/help/articles/:id', {
  summary: 'Retrieve a help article',
  access: 'user',
  input: z.object({ id: z.string().max(100) }),
  result: articleHead.extend({ body: z.string().describe('Text of the article, in Markdown.') }),
  problems: ['help_article.missing'],
});
export const askHelp = query('GET /api/help/answer', {
  summary: 'Answer a question about Parley from the help articles only',
  access: 'user',
  input: z.object({ q: z.string().trim().min(1, 'Enter a question.').max(500) }),
  result: z.object({
    answer: z
      .object({ text: z.string(), source: articleHead })
      .nullable()
      .describe('The sentences of an article that answer the question. Null if no article does.'),
  }),
});
export const getHelpChangelog = query('GET /api/help/changelog', {
  summary: 'List what changed in Parley for a shop’s team, newest first',
  access: 'user',
  input: z.object({}),
  result: z.object({
    releases: z.array(
      z.object({
        name: z.string(),
        sections: z.array(z.object({ title: z.string(), items: z.array(z.string().describe('Text of the change, in Markdown.')) })),
      }),
    ),
  }),
});

export const ticketStates = ['open', 'answered', 'closed'] as const;
export const failedRequest = z.object({
  line: z.string().max(300).describe('Method and path of the request.'),
  status: z.int().min(0).max(599).describe('Its status, or 0 if no answer came.'),
  code: z.string().max(100),
  request_id: z.string().max(100).nullable(),
});
const written = {
  subject: z.string().trim().min(1, 'Enter a subject.').max(120, 'Use at most 120 characters.'),
  message: z.string().trim().min(1, 'Describe what happened.').max(5000, 'Use at most 5,000 characters.'),
};
export const ticket = z.object({
  id,
  subject: z.string(),
  message: z.string().describe('What was written, with what was added later, each with its author and time.'),
  page: z.string().nullable(),
  version: z.string().nullable(),
  failed_requests: z.array(failedRequest),
  state: z.enum(ticketStates),
  answer: z.string().nullable().describe('The operator’s answer. Null if there is none yet.'),
  created_by: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type Ticket = z.output<typeof ticket>;

const people = 'Tickets are between teammates and the operator.';
export const createTicket = command('POST /api/help/:merchant/tickets', {
  summary: 'Contact the operator of this installation; the shop can follow the ticket',
  access: 'inbox:read',
  people,
  topics: ['tickets'],
  limit: 'public_write',
  creates: true,
  input: z.object({
    merchant: merchantId,
    ...written,
    page: z.string().max(300).nullable().default(null).describe('Path of the page that the ticket is about, without its query.'),
    version: z.string().max(50).nullable().default(null),
    failed_requests: z.array(failedRequest).max(5).default([]).describe('The last requests that failed in the browser.'),
  }),
  result: ticket,
});
export const listTickets = query('GET /api/help/:merchant/tickets', {
  summary: 'List the shop’s tickets, latest first',
  access: 'inbox:read',
  people,
  topics: ['tickets'],
  input: z.object({ merchant: merchantId, cursor, limit: limit(50, 20) }),
  result: page(ticket),
});
export const addTicketMessage = command('POST /api/help/:merchant/tickets/:id/messages', {
  summary: 'Add a message to a ticket that isn’t closed; the operator gets it by email, and an answered ticket is open again',
  access: 'inbox:read',
  people,
  topics: ['tickets'],
  limit: 'public_write',
  keyed: true,
  input: z.object({
    merchant: merchantId,
    id,
    message: z.string().trim().min(1, 'Enter a message.').max(5000, 'Use at most 5,000 characters.'),
  }),
  result: ticket,
  problems: ['ticket.missing', 'ticket.closed', 'ticket.full'],
});
export const closeTicket = command('POST /api/help/:merchant/tickets/:id/close', {
  summary: 'Close a ticket that needs no answer anymore',
  access: 'inbox:read',
  people,
  topics: ['tickets'],
  input: z.object({ merchant: merchantId, id }),
  result: ticket,
  problems: ['ticket.missing'],
});
