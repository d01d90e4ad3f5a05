import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, page, position } from './values.ts';

/** What was wrong with an answer of the AI. */
export const reportReasons = [
  'incorrect_information',
  'inappropriate_response',
  'incomplete_response',
  'outdated_information',
  'other',
] as const;
const shop = z.object({ merchant: merchantId });
export const aiReport = z.object({
  id,
  conversation: z.object({ id, number: z.int() }),
  seq: z.int().describe('Of the message.'),
  text: z.string().describe('What the AI said.'),
  run_id: id.nullable(),
  reason: z.enum(reportReasons),
  note: z.string(),
  state: z.enum(['open', 'fixed', 'dismissed']),
  reported_by: z.string(),
  created_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
});
export type AiReport = z.output<typeof aiReport>;

export const reportAnswer = command('POST /api/inbox/:merchant/conversations/:id/messages/:seq/report', {
  summary: 'Say what was wrong with an answer of the AI; reporting it again replaces one’s own report',
  access: 'inbox:write',
  topics: ['ai_reports'],
  creates: true,
  input: shop.extend({ id, seq: position, reason: z.enum(reportReasons), note: z.string().trim().max(1000).default('') }),
  result: aiReport,
  problems: ['conversation.missing', 'message.missing'],
});
export const listAiReports = query('GET /api/merchants/:merchant/ai/reports', {
  summary: 'Answers that teammates reported, latest first',
  access: 'knowledge:read',
  topics: ['ai_reports'],
  input: shop.extend({ state: z.enum(['open', 'decided']).optional(), reason: z.enum(reportReasons).optional(), cursor, limit: limit() }),
  result: page(aiReport),
});
export const decideAiReport = command('PATCH /api/merchants/:merchant/ai/reports/:id', {
  summary: 'Say what became of a report',
  access: 'knowledge:write',
  topics: ['ai_reports'],
  input: shop.extend({ id, state: z.enum(['open', 'fixed', 'dismissed']) }),
  result: aiReport,
  problems: ['report.missing'],
});
