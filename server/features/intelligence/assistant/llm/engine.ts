import { type Channel, channelLimits } from '@parley/contract/channels';
import {
  ModelFailure,
  type ModelMessage,
  type ModelRan,
  type ModelsPort,
  type ModelTarget,
  type ModelTool,
  type ModelUsage,
} from '../../../../integrations/ports.ts';
import { outageOf } from '../../../../platform/lib/outage.ts';
import { type Briefing, type Engine, EngineFailure, type Usage } from '../engine.ts';
import { ToolFailure } from '../tools/toolbox.ts';
import { keepLast, type Kept, tokensIn } from './context-rules.ts';
import { asCustomer, escaped } from './data-tags.ts';
import { inventedIn } from './grounding.ts';
import { courtesies, type Final, finalAnswer, isRepeated, outcomeOf, readBy } from './outcome.ts';
import { costOf } from './prices.ts';
import { promptVersion, stablePart, varyingPart } from './prompt.ts';
import { within } from './target.ts';
import { type Findings, newFindings, offeredTools } from './tools.ts';
import { traceOf } from './trace.ts';

/** Calls to a model: the time limit in milliseconds, and the context size in tokens. */
export type LlmOptions = { target: ModelTarget; timeoutMs: number; contextTokens: number; circuit: string };

const maxSteps = 12;
/** Per step; a reasoning model spends most of it on thinking. */
const maxOutputTokens = 8000;
/** Time reserved for reporting usage before the caller stops waiting, in milliseconds. */
const margin = 150;
/** The conversation's share of the budget; tool results get the rest. */
const conversationShare = 0.6;
/** How often an answer is sent back for correction. */
const mostReturns = 2;

/** An engine that uses a language model: it reads, calls tools and answers, but code writes the details of changes. */
export function llmEngine(models: ModelsPort, { target, timeoutMs, contextTokens, circuit }: LlmOptions): Engine {
  return {
    name: 'llm',
    model: target.model,
    promptVersion,
    limitMs: timeoutMs,
    circuit: within(circuit, timeoutMs),
    async answer(briefing, toolbox) {
      const findings = newFindings();
      const kept = keepLast(briefing.turns, Math.floor(contextTokens * conversationShare));
      const spentOn = kept.turns.reduce((sum, { text }) => sum + tokensIn(text), 0);
      const given = { final: undefined as Final | undefined };
      const most = longest(briefing.channel);
      const answer = answerTool(briefing, findings, most, (final) => void (given.final = final));
      const ran = await run(models, target, {
        system: { stable: stablePart(briefing), varying: varyingPart({ briefing, ...kept, most }) },
        messages: messagesOf(kept),
        tools: [...offeredTools(toolbox, findings, contextTokens - spentOn, Boolean(briefing.waiting)), answer],
        limitMs: timeoutMs - margin,
        signal: briefing.signal,
        ...(briefing.onText && { onText: briefing.onText }),
      });
      const usage = usageOf(target, ran);
      if (ran.finish !== 'ended' || !given.final)
        throw new EngineFailure(ran.finish, whyNot[ran.finish] ?? 'The model gave no answer.', usage);
      const outcome = await outcomeOf(given.final, { briefing, findings, toolbox, most });
      return { ...outcome, memory: {}, trace: traceOf(findings.ground), usage };
    },
  };
}

const whyNot: Partial<Record<ModelRan['finish'], string>> = {
  length: 'The model’s answer was too long.',
  refusal: 'The model refused to answer.',
  tool_limit: 'The model kept calling tools and never answered.',
  tool_misuse: 'The model called tools with invalid arguments.',
  stop: 'The model didn’t answer in the required format.',
  other: 'The model returned nothing.',
};

type Requested = Omit<Parameters<ModelsPort['run']>[0], 'target' | 'maxOutputTokens' | 'maxSteps'>;
async function run(models: ModelsPort, target: ModelTarget, asked: Requested): Promise<ModelRan> {
  const spent = { tokens: undefined as ModelUsage | undefined };
  try {
    return await models.run({ ...asked, target, maxOutputTokens, maxSteps, onUsage: (usage) => void (spent.tokens = usage) });
  } catch (error) {
    const failed = (kind: string, detail: string, tokens: ModelUsage) =>
      new EngineFailure(kind, detail, { tokens, costMicros: costOf(target, tokens), firstTokenMs: null });
    if (error instanceof ModelFailure) throw failed(error.kind, error.message, error.usage);
    if (!(error instanceof ToolFailure) || !spent.tokens || outageOf(error)) throw error;
    throw failed('tool', error.message, spent.tokens);
  }
}

const usageOf = (target: ModelTarget, { usage: tokens, firstTokenMs }: ModelRan): Usage => ({
  tokens,
  costMicros: costOf(target, tokens),
  firstTokenMs,
});

const longest = (channel: Channel) => channelLimits[channel].text;

const nothingNew = '(The customer hasn’t written since. Answer their last message again.)';

/** Customer messages go between tags, so that nothing in them looks like instructions. A teammate's messages are marked as such. */
function messagesOf({ turns }: Pick<Kept<Briefing['turns'][number]>, 'turns'>): ModelMessage[] {
  const messages: ModelMessage[] = [];
  for (const { author, text } of turns) {
    const role = author === 'customer' ? 'user' : 'assistant';
    const said = author === 'customer' ? asCustomer(text) : author === 'teammate' ? `(A colleague wrote:) ${escaped(text)}` : text;
    const last = messages.at(-1);
    if (last?.role === role) last.text += `\n${said}`;
    else messages.push({ role, text: said });
  }
  // Both protocols require a user message first.
  if (messages[0]?.role === 'assistant') messages.unshift({ role: 'user', text: '(The conversation begins.)' });
  // They also require one last; a draft may be requested when everything is answered.
  if (messages.at(-1)?.role === 'assistant') messages.push({ role: 'user', text: nothingNew });
  return messages;
}

/** Accepts an answer, or returns it at most twice with what is wrong. */
function answerTool(briefing: Briefing, findings: Findings, most: number, take: (final: Final) => void): ModelTool {
  const returned = { times: 0 };
  return {
    name: 'answer',
    purpose: 'Sends your message to the customer and ends your turn. Call it once, on its own, as the last step.',
    input: finalAnswer,
    isFinal: true,
    async run(input) {
      const final = finalAnswer.parse(input);
      const wrong = returned.times < mostReturns ? wrongWith(final, { briefing, findings, most }) : undefined;
      if (wrong === undefined) {
        take(final);
        return { text: 'Sent.' };
      }
      returned.times += 1;
      return { text: wrong, isError: true };
    },
  };
}

type Against = { briefing: Briefing; findings: Findings; most: number };
function wrongWith({ text, decision, sources, intent }: Final, { briefing, findings, most }: Against): string | undefined {
  const isWritten = findings.proposed.size > 0 || findings.done.length > 0 || findings.waiting.length > 0 || findings.cards.length > 0;
  if (text.trim() === '' && decision !== 'hand_off' && !isWritten) return 'The text is empty. Write the message to the customer.';
  if (text.length > most) return `The text is longer than ${most} characters. Make it shorter.`;
  const invented = isWritten ? [] : inventedIn(text, readBy(briefing, findings));
  if (invented.length > 0)
    return `None of your sources say this: ${invented.slice(0, 5).join(', ')}. Look it up, work it out with \`calculate\`, or leave it out.`;
  if (!isWritten && decision !== 'hand_off' && isRepeated(text, briefing))
    return 'You have just sent exactly this. Answer what the customer wrote since, or ask what is still unclear.';
  const isCourtesy = intent !== null && intent !== undefined && courtesies.includes(intent);
  if (decision === 'answer' && !isWritten && !isCourtesy && !sources.some((id) => findings.sources.has(id)))
    return 'You haven’t read any source you named. Search, then name the source’s ID in `sources`. Otherwise ask the customer or hand off.';
  return undefined;
}
