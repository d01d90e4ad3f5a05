import type { Source } from '@parley/contract/messages';
import type { NeedsVerification, Verification } from '@parley/engine';
import type { z } from 'zod';
import type { CallCtx } from '../../../../context.ts';
import type { CheckoutUrl } from '../../../commerce/checkout/index.ts';

/** Where a tool is called: which conversation, and who was verified in it. */
export type Scene = {
  ctx: Pick<CallCtx, 'db' | 'write' | 'now' | 'newId'>;
  conversationId: string;
  /** The one customer of this conversation; null until verified. Verifying sets it for the tools that follow. */
  customerId: string | null;
  /** The customer the conversation stands under; known to the shop, proved by nobody. */
  contactId: string;
  attempts: number;
  method: Verification;
  currency: string;
  /** A teammate asked for a draft: nothing may be written. */
  draft: boolean;
  /** Where a checkout link leads; without it none is made. */
  checkoutUrl?: CheckoutUrl;
};
export type VerifiedScene = Omit<Scene, 'customerId'> & { customerId: string };

/** What came out, one line of it for a person, and what was read, as evidence. */
export type Done<R> = { result: R; summary: string; sources?: Source[] };
/** What a tool may do: read, write what is easily undone, or ask a teammate first. */
export type Risk = 'read' | 'low_impact_write' | 'approval_required';

export type Tool<I extends z.ZodType, R> = {
  /** For engines that choose tools by reading about them. */
  purpose: string;
  risk: Risk;
  input: I;
  /** Arguments that are never stored. */
  secret?: readonly string[];
  run(scene: Scene, input: z.output<I>): Promise<Done<R>>;
};

export const publicTool = <I extends z.ZodType, R>(tool: Tool<I, R>) => tool;

/** A tool for the verified customer only: without one it runs nothing and answers with what is missing. */
export const privateTool = <I extends z.ZodType, R>(
  tool: Omit<Tool<I, R>, 'run'> & { run(scene: VerifiedScene, input: z.output<I>): Promise<Done<R>> },
): Tool<I, R | NeedsVerification> => ({
  ...tool,
  async run(scene, input) {
    const { customerId } = scene;
    if (customerId === null) return { result: { needs_verification: scene.method }, summary: 'Refused: the customer is not verified.' };
    return tool.run({ ...scene, customerId }, input);
  },
});
