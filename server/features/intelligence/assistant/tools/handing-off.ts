import { handoffReasons } from '@parley/contract/conversations';
import { z } from 'zod';
import { publicTool } from './tool.ts';

export const hand_off = publicTool({
  purpose: "Gives the conversation to a person, saying why and what it is about. The engine's last call.",
  risk: 'low_impact_write',
  input: z.object({ reason: z.enum(handoffReasons), summary: z.string().min(1).max(2000) }),
  // Records the request only; the transaction that stores the answer makes the handoff.
  async run(_toolContext, { reason }) {
    return { result: { accepted: true }, summary: `Asked for a person: ${reason.replaceAll('_', ' ')}.` };
  },
});
