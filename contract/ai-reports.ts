import { z } from 'zod';
import { command, query, type Result } from './endpoint.ts';
import { run, trace } from './runs.ts';
import { cursor, id, instant, limit, merchantId, page, position } from './values.ts';

/** Reasons for reporting an AI answer. */
export const reportReasons = [
  'incorrect_information',
  'misunderstood',
  'wrong_product',
  'inappropriate_response',
  'should_hand_off',
  'incomplete_response',
  'outdated_information',
  'other',
] as const;
const shop = z.object({ merchant: merchantId });
export const aiReport = z.object({
  id,
  conversation: z.object({ id, number: z.int() }),
  seq: z.int().describe('Position of the reported message in the conversation.'),
  text: z.string().describe('Text of the AI’s message.'),
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
  summary: 'Report an AI answer; reporting it again replaces your report',
  access: 'inbox:write',
  people: 'Only a teammate can report or review an AI answer.',
  topics: ['ai_reports'],
  creates: true,
  input: shop.extend({ id, seq: position, reason: z.enum(reportReasons), note: z.string().trim().max(1000).default('') }),
  result: aiReport,
  problems: ['conversation.missing', 'message.missing'],
});
export const listAiReports = query('GET /api/merchants/:merchant/ai/reports', {
  summary: 'List reported AI answers, latest first',
  access: 'knowledge:read',
  topics: ['ai_reports'],
  input: shop.extend({ state: z.enum(['open', 'decided']).optional(), reason: z.enum(reportReasons).optional(), cursor, limit: limit() }),
  result: page(aiReport),
});
export const getAiReport = query('GET /api/merchants/:merchant/ai/reports/:id', {
  summary: 'Retrieve a report with the messages and the run it is about, as they were when it was made',
  access: 'knowledge:read',
  topics: ['ai_reports'],
  input: shop.extend({ id }),
  result: aiReport.extend({
    evidence: z
      .object({
        turns: z
          .array(z.object({ author: z.enum(['customer', 'ai', 'teammate', 'system']), text: z.string() }))
          .describe('Messages before the answer, oldest first.'),
        text: z.string().describe('Text of the answer.'),
        run: run.nullable(),
        trace: trace.nullable(),
      })
      .nullable()
      .describe('Null once it was erased or is older than 400 days.'),
  }),
  problems: ['report.missing'],
});
export type AiReportDetails = Result<typeof getAiReport>;
export const decideAiReport = command('PATCH /api/merchants/:merchant/ai/reports/:id', {
  summary: 'Update a report’s outcome',
  access: 'knowledge:write',
  people: 'Only a teammate can report or review an AI answer.',
  topics: ['ai_reports'],
  input: shop.extend({ id, state: z.enum(['open', 'fixed', 'dismissed']) }),
  result: aiReport,
  problems: ['report.missing'],
});
