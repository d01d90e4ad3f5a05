import type { ToolCall } from '@parley/contract/runs';
import { type ActionResult, type Details, type InputOf, type ResultOf, type Toolbox, type ToolName } from '@parley/engine';
import { isAgreedTo } from './tools/agreement.ts';
import { z } from 'zod';
import type { CallCtx, WriteCtx } from '../../../context.ts';
import type { AnswerTask } from '../../conversations/inbox/index.ts';
import type { Engine } from './engine.ts';
import { digestOf, inWords } from './tools/details.ts';
import type { ToolContext } from './tools/tool.ts';
import { tools } from './tools/toolbox.ts';

const shownBefore = z.object({ tool: z.string(), input: z.string(), details: z.string(), say: z.array(z.string().max(500)).max(50) });
type Shown = z.output<typeof shownBefore>;
/** Dry runs of earlier turns, kept in the memory the client sends back. Tampering with it affects only the sender. */
const remembered = z.object({ dryRunResult: z.array(shownBefore).max(50) });

class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('Dry run rolled back.');
    this.result = result;
  }
}

/** A writer that rolls back everything. `stage` creates what the work needs. */
export const undoing =
  (write: CallCtx['write'], actionContext: (w: WriteCtx) => Promise<unknown>): CallCtx['write'] =>
  async (work) => {
    try {
      return await write(async (w): Promise<never> => {
        await actionContext(w);
        throw new Undone(await work(w));
      });
    } catch (error) {
      // Returns this work's own result.
      if (error instanceof Undone) return error.result as Awaited<ReturnType<typeof work>>;
      throw error;
    }
  };

const isAction = (name: ToolName) => 'action' in tools[name];

/**
 * Actions of a preview: each is executed, rolled back and shown as a customer would see it. After a confirmation it says what would have
 * been done. `toolContext.ctx.write` must be `undoing`.
 */
export function openDryRun(toolContext: ToolContext, turns: AnswerTask['turns'], memory: unknown) {
  const shown: Shown[] = remembered.safeParse(memory).data?.dryRunResult ?? [];
  const done = new Map<string, string>();

  async function perform<N extends ToolName>(toolbox: Toolbox, name: N, given: InputOf<N>): Promise<ResultOf<N>> {
    const { confirmed, ...wanted } = tools[name].input.parse(given) as { confirmed?: boolean };
    // Actions skip writing in drafts; here the writer rolls back instead.
    toolContext.draft = false;
    const result = await toolbox.call(name, { ...given, confirmed: false }).finally(() => void (toolContext.draft = true));
    if (!('state' in result) || result.state !== 'needs_confirmation' || !('details' in result)) return result;
    const { details } = result;
    const before = shown.find(({ tool, input }) => tool === name && input === digestOf(wanted));
    const now: Shown = { tool: name, input: digestOf(wanted), details: digestOf(details), say: details.say };
    if (!confirmed || !before) {
      shown.splice(0, shown.length, ...shown.filter((one) => one !== before), now);
      return result;
    }
    const answer = afterYes(before, now, details);
    if (answer.state === 'done') done.set(name, inWords(details));
    // Only actions come here and all return this type, but the compiler can't infer the result from the tool's name.
    return answer as ResultOf<N>;
  }

  function afterYes(before: Shown, now: Shown, details: Details): ActionResult {
    if (!isAgreedTo(turns, { say: before.say, since: new Date(0) }))
      return { state: 'not_agreed', reason: 'The customer hasn’t confirmed these details.' };
    if (before.details !== now.details) return { state: 'details_changed', details };
    if (details.needs_approval)
      return {
        state: 'needs_approval',
        approval_id: toolContext.ctx.newId(),
        summary: `Would request approval: ${inWords(details)}`,
        details,
      };
    return { state: 'done', details };
  }

  return {
    on: (engine: Engine): Engine => ({
      ...engine,
      answer: (briefing, toolbox) =>
        engine.answer(briefing, {
          ...toolbox,
          call: (name, input) =>
            isAction(name) && toolContext.customerId !== null ? perform(toolbox, name, input) : toolbox.call(name, input),
        }),
    }),
    /** The engine's memory plus the dry runs, for the next turn. */
    remember: (kept: unknown): Record<string, unknown> | null => {
      const own = z.record(z.string(), z.unknown()).safeParse(kept).data;
      if (shown.length === 0) return own ?? null;
      return { ...own, dryRunResult: shown.slice(-20) };
    },
    /** The tool calls as they are true of a preview. */
    reportedOf: (calls: readonly ToolCall[]): ToolCall[] =>
      calls.map((call) => {
        const words = done.get(call.name);
        return words !== undefined && call.summary.includes(words)
          ? { ...call, arguments: { ...call.arguments, confirmed: true }, summary: `Would do: ${words}` }
          : call;
      }),
  };
}
