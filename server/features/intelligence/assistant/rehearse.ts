import type { ToolCall } from '@parley/contract/runs';
import { type DeedResult, type Details, type InputOf, type ResultOf, type Toolbox, type ToolName } from '@parley/engine';
import { isAgreedTo } from './tools/agreement.ts';
import { z } from 'zod';
import type { CallCtx, WriteCtx } from '../../../context.ts';
import type { AnswerTask } from '../../conversations/inbox/index.ts';
import type { Engine } from './engine.ts';
import { digestOf, inWords } from './tools/details.ts';
import type { Scene } from './tools/tool.ts';
import { tools } from './tools/toolbox.ts';

const shownBefore = z.object({ tool: z.string(), input: z.string(), details: z.string(), say: z.array(z.string().max(500)).max(50) });
type Shown = z.output<typeof shownBefore>;
/** What was shown in the tries before, in the memory that a try gave back. Whoever changes it deceives only themselves. */
const remembered = z.object({ rehearsed: z.array(shownBefore).max(50) });

class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('What is rehearsed is undone.');
    this.result = result;
  }
}

/** A writer that undoes all it did, whatever it was. `stage` makes what the work needs to find. */
export const undoing =
  (write: CallCtx['write'], stage: (w: WriteCtx) => Promise<unknown>): CallCtx['write'] =>
  async (work) => {
    try {
      return await write(async (w): Promise<never> => {
        await stage(w);
        throw new Undone(await work(w));
      });
    } catch (error) {
      // It is what this very work came to.
      if (error instanceof Undone) return error.result as Awaited<ReturnType<typeof work>>;
      throw error;
    }
  };

const isDeed = (name: ToolName) => 'deed' in tools[name];

/**
 * Deeds of a try: each is done and undone, and what came out is shown as it would be to a customer. After a yes in the try it says what would
 * have been done. `scene.ctx.write` has to be `undoing`.
 */
export function rehearsal(scene: Scene, turns: AnswerTask['turns'], memory: unknown) {
  const shown: Shown[] = remembered.safeParse(memory).data?.rehearsed ?? [];
  const done = new Map<string, string>();

  async function perform<N extends ToolName>(toolbox: Toolbox, name: N, given: InputOf<N>): Promise<ResultOf<N>> {
    const { confirmed, ...wanted } = tools[name].input.parse(given) as { confirmed?: boolean };
    // The deed itself heeds drafts; here its writer undoes it.
    scene.draft = false;
    const result = await toolbox.call(name, { ...given, confirmed: false }).finally(() => void (scene.draft = true));
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
    // Only deeds come here, and all of them answer this; the compiler cannot follow a tool's name to its result.
    return answer as ResultOf<N>;
  }

  function afterYes(before: Shown, now: Shown, details: Details): DeedResult {
    if (!isAgreedTo(turns, { say: before.say, since: new Date(0) }))
      return { state: 'not_agreed', reason: 'The customer has not said yes to these details.' };
    if (before.details !== now.details) return { state: 'details_changed', details };
    if (details.needs_approval)
      return {
        state: 'needs_approval',
        approval_id: scene.ctx.newId(),
        summary: `A teammate would be asked: ${inWords(details)}`,
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
          call: (name, input) => (isDeed(name) && scene.customerId !== null ? perform(toolbox, name, input) : toolbox.call(name, input)),
        }),
    }),
    /** What an engine remembers, with what was shown, for the next try. */
    remember: (kept: unknown): Record<string, unknown> | null => {
      const own = z.record(z.string(), z.unknown()).safeParse(kept).data;
      if (shown.length === 0) return own ?? null;
      return { ...own, rehearsed: shown.slice(-20) };
    },
    /** The record as it is true of a try. */
    toldOf: (calls: readonly ToolCall[]): ToolCall[] =>
      calls.map((call) => {
        const words = done.get(call.name);
        return words !== undefined && call.summary.includes(words)
          ? { ...call, arguments: { ...call.arguments, confirmed: true }, summary: `Would be done: ${words}` }
          : call;
      }),
  };
}
