import type { replayAgent } from '@parley/contract/ai-settings';
import type { Received, Result } from '@parley/contract/endpoint';
import { type Recorded, mustSee, readTurns, recordedFrom } from '../../conversations/inbox/index.ts';
import { missing } from '../../../platform/http/problem.ts';
import type { AgentParts } from './parts.ts';
import { answerDry, type Ctx, paced, type Question, readAsCustomer, refuse } from './try.ts';

type Input = Received<typeof replayAgent>;
type Replay = Result<typeof replayAgent>;
type Turns = Question['turns'];

/** A conversation as it was: its messages, and the answers to give again. */
type Script = { earlier: Turns; steps: Step[]; memory: Question['memory']; channel?: Question['channel'] };
/** `turns` came after the answer before: what the customer wrote, and what teammates said meanwhile. */
type Step = { turns: Turns; customer: Question['customer']; recorded: Recorded | null };

/** In milliseconds; no further answer is begun after it. */
const longest = 45_000;

/**
 * Answers a conversation again with changed settings, without writing anything. Each answer continues from the new one before it. `limit`
 * counts each answer.
 */
export async function replay(ctx: Ctx, input: Input, parts: AgentParts, limit: (merchant: string) => void): Promise<Replay> {
  const { earlier, steps, memory, channel } = await scriptOf(ctx, input);
  const startedAt = ctx.now().getTime();
  const done: Replay['steps'] = [];
  let turns = earlier;
  let remembered = memory;
  for (const { turns: next, customer, recorded } of steps) {
    if (done.length > 0 && ctx.now().getTime() - startedAt > longest) break;
    limit(input.merchant);
    turns = [...turns, ...next];
    const now = await answerDry(ctx, { turns, memory: remembered, customer, ...(channel && { channel }) }, input, { parts });
    const asked = next.filter(({ author }) => author === 'customer').map(({ text }) => text);
    done.push({ asked, recorded: recorded && answerOf(recorded), now });
    const last = turns.at(-1);
    if (last && now.text !== '') turns = [...turns, { seq: last.seq, author: 'ai', text: now.text, at: last.at }];
    remembered = now.memory;
  }
  return { earlier: earlier.map(({ author, text }) => ({ author, text })), steps: done, complete: done.length === steps.length };
}

const scriptOf = (ctx: Ctx, { from, answers }: Input): Promise<Script> =>
  'run_id' in from ? realScript(ctx, from, answers) : triedScript(ctx, from, answers);

type OfRun = Extract<Input['from'], { run_id: string }>;
async function realScript(ctx: Ctx, { conversation_id: id, run_id }: OfRun, answers: number): Promise<Script> {
  const conversation = await mustSee(ctx, id);
  const runs = await recordedFrom(ctx.db, id, run_id, answers);
  const [first] = runs;
  if (!first) return missing('run.missing');
  const verified = await readAsCustomer(ctx, conversation.verified_customer_id);
  const last = runs.at(-1) ?? first;
  const turns = await readTurns(ctx.db, id, last.upto);
  // The first step asks what nobody had answered by then.
  const begin = turns.findLastIndex(({ seq, author }) => seq < first.upto && author !== 'customer') + 1;
  const afterFirst = turns.slice(begin).filter(({ author }) => author !== 'ai');
  const steps = runs.map((recorded, place) => {
    const since = runs[place - 1]?.upto ?? 0;
    const asked = afterFirst.filter(({ seq }) => seq > since && seq <= recorded.upto);
    return { turns: asked, customer: recorded.isAfterVerification ? verified : null, recorded };
  });
  return {
    earlier: turns.slice(0, begin),
    steps: steps.filter(({ turns: asked }) => asked.length > 0),
    memory: first.trace.state,
    channel: conversation.channel,
  };
}

type OfPlayground = Exclude<Input['from'], OfRun>;
async function triedScript(ctx: Ctx, { turns, turn, memory, customer_id }: OfPlayground, answers: number): Promise<Script> {
  if (turns[turn]?.author !== 'customer') refuse('from.turn', 'Choose a message from the customer. The AI answers it again.');
  const customer = await readAsCustomer(ctx, customer_id);
  const said = paced(turns, ctx.now());
  const steps = said
    .slice(turn)
    .filter(({ author }) => author === 'customer')
    .slice(0, answers)
    .map((asked) => ({ turns: [asked], customer, recorded: null }));
  return { earlier: said.slice(0, turn), steps, memory };
}

/** An answer as it was recorded, in the shape of a new one. */
function answerOf({ run, trace, text, cards }: Recorded): Replay['steps'][number]['now'] {
  const { id: _, conversation_id: _conversation, message_id: _message, decision, reason, ...figures } = run;
  return { decision, reason, text, cards, summary: null, run: figures, sources: run.sources, trace };
}
