import { z } from 'zod';
import type { Line } from './rules.ts';

const line: z.ZodType<Line> = z.object({
  variant_id: z.string(),
  product_id: z.string(),
  name: z.string(),
  detail: z.string(),
  image: z.string().nullable(),
  quantity: z.int(),
  cents: z.int(),
});
/** Parses the stored lines of a link. */
export const linesOf = (kept: unknown): Line[] => z.array(line).parse(kept);
