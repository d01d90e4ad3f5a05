import type { Source } from '@parley/contract/messages';
import type { NeedsVerification, Verification } from '@parley/engine';
import type { z } from 'zod';
import type { CallCtx } from '../../../../context.ts';
import type { CheckoutUrl } from '../../../commerce/checkout/index.ts';
import type { GuessLimits } from './guessing.ts';

/** The conversation a tool is called in, and its verified customer. */
export type ToolContext = {
  ctx: Pick<CallCtx, 'db' | 'write' | 'now' | 'newId'>;
  conversationId: string;
  /** The verified customer, or null. Verification sets it for the tools that follow. */
  customerId: string | null;
  /** The conversation's customer, not verified. */
  contactId: string;
  attempts: number;
  method: Verification;
  currency: string;
  /** Nothing may be written: for a teammate's draft, a test, or a customer who waits for a teammate. */
  draft: boolean;
  /** Limits verification attempts across conversations; absent where nothing is at stake, such as in tests of tools. */
  guessLimits?: GuessLimits;
  /** Builds checkout link addresses; without it no links are created. */
  checkoutUrl?: CheckoutUrl;
};
/** What a run's record says of a call that would write where nothing may be. */
export const onlyReads = 'Not run: this run may only read.';
export type VerifiedToolContext = Omit<ToolContext, 'customerId'> & { customerId: string };

/** A tool's result, a one-line summary for people, and what it read as evidence. `missed`: words of a product search that no product explains. */
export type Done<R> = { result: R; summary: string; sources?: Source[]; missed?: string | null };
/** What a tool may do: read, write what is easily undone, or only with approval. */
export type Risk = 'read' | 'low_impact_write' | 'approval_required';

export type Tool<I extends z.ZodType, R> = {
  /** For engines that choose tools by description. */
  purpose: string;
  risk: Risk;
  input: I;
  /** Arguments that are never stored. */
  secret?: readonly string[];
  run(toolContext: ToolContext, input: z.output<I>): Promise<Done<R>>;
};

export const publicTool = <I extends z.ZodType, R>(tool: Tool<I, R>) => tool;

/** A tool for verified customers only; otherwise it returns what is missing without running. */
export const privateTool = <I extends z.ZodType, R>(
  tool: Omit<Tool<I, R>, 'run'> & { run(toolContext: VerifiedToolContext, input: z.output<I>): Promise<Done<R>> },
): Tool<I, R | NeedsVerification> => ({
  ...tool,
  async run(toolContext, input) {
    const { customerId } = toolContext;
    if (customerId === null)
      return { result: { needs_verification: toolContext.method }, summary: 'Refused: The customer isn’t verified.' };
    return tool.run({ ...toolContext, customerId }, input);
  },
});
