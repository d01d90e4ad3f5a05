import { z } from 'zod';
import { readPolicy } from './policy-store.ts';
import { publicTool } from './tool.ts';

export const get_policy = publicTool({
  purpose: 'Reads what the shop lets you do for customers: in which order statuses, for which reasons, how often, and where refunds go.',
  risk: 'read',
  input: z.object({}),
  async run({ ctx }) {
    const { cancel, change, returns, permissions } = (await readPolicy(ctx.db)).policy;
    return { result: { cancel, change, returns, permissions }, summary: 'Read the shop’s AI policy.' };
  },
});
