import { z } from 'zod';
import { valueOf } from './sum-rules.ts';
import { publicTool } from './tool.ts';

export const calculate = publicTool({
  purpose: 'Calculates an expression with + - * /, parentheses and percentages such as 20%. Rounds the result to two decimal places.',
  risk: 'read',
  input: z.object({ expression: z.string().trim().min(1).max(500) }),
  async run(_toolContext, { expression }) {
    const value = valueOf(expression);
    return { result: { value }, summary: value === null ? 'Couldn’t calculate this expression.' : `${expression} = ${value}` };
  },
});
