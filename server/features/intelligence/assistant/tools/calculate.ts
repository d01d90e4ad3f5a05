import { z } from 'zod';
import { valueOf } from './sum-rules.ts';
import { publicTool } from './tool.ts';

export const calculate = publicTool({
  purpose: 'Works out a sum in figures: + - * / and brackets, and percentages such as 20%. Rounded to two places.',
  risk: 'read',
  input: z.object({ expression: z.string().trim().min(1).max(500) }),
  async run(_toolContext, { expression }) {
    const value = valueOf(expression);
    return { result: { value }, summary: value === null ? 'That is no sum in figures.' : `${expression} = ${value}` };
  },
});
