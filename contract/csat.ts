import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { instant } from './values.ts';

export const csatScore = z.int().min(1).max(5);
/** `score` and `remark` are null until the customer answers, and can't change afterwards. */
export const csat = z.object({
  score: csatScore.nullable(),
  remark: z.string().nullable(),
  asked_at: instant,
  answered_at: instant.nullable(),
});
export const csatAnswer = { score: csatScore, remark: z.string().trim().max(2000, 'Use at most 2,000 characters.').default('') };

const token = z.object({ token: z.string().min(20).max(400) });
const asked = z.object({ shop: z.string(), answered: z.boolean(), score: csatScore.nullable(), remark: z.string() });
export const getCsat = query('GET /api/public/csat/:token', {
  summary: 'Retrieve a satisfaction survey by its link, with the rating if one was submitted',
  access: 'public',
  input: token,
  result: asked,
  problems: ['link.expired'],
});
export const answerCsat = command('POST /api/public/csat/:token', {
  summary:
    'Submit a rating by link, from 1 to 5 with an optional comment. It can’t be changed later; sending the same rating again has no effect.',
  access: 'public',
  limit: 'public_write',
  input: token.extend(csatAnswer),
  result: asked,
  problems: ['link.expired', 'csat.locked'],
});
