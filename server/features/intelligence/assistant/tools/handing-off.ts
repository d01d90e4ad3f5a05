import { handoffReasons } from '@parley/contract/conversations';
import { z } from 'zod';
import { publicTool } from './tool.ts';

export const hand_off = publicTool({
  purpose: "Hands the conversation off to the team, with the reason and a summary. Always the engine's last call.",
  risk: 'low_impact_write',
  input: z.object({ reason: z.enum(handoffReasons), summary: z.string().min(1).max(2000) }),
  // Records the request only; the transaction that stores the answer makes the handoff.
  async run(_toolContext, { reason }) {
    return { result: { accepted: true }, summary: `Requested a handoff: ${reason.replaceAll('_', ' ')}.` };
  },
});
