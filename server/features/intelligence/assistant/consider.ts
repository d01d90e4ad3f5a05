import type { HandoffReason } from '@parley/contract/conversations';
import type { Card, Source } from '@parley/contract/messages';
import type { Intent } from '@parley/contract/intents';
import type { Decision, ToolCall, Trace } from '@parley/contract/runs';
import { acknowledgement, builtin, compose, classifyTurns, textsIn } from '@parley/engine';
import type { Openness } from '../../conversations/hours/index.ts';
import { type Conduct, conductFor, saysItHelped } from './conduct-rules.ts';
import { conductWords } from './conduct-words.ts';
import type { Attempt, Briefing, Engine, Usage } from './engine.ts';
import { withSummary } from './llm/hand-off-summary.ts';
import { judge, topicsModel } from './rules.ts';
import { runEngines } from './run-engine.ts';
import { answeringIn, failureText, handoffText, opened, type Voice } from './shop-texts.ts';
import type { ToolContext } from './tools/tool.ts';

/** A conversation to answer, real or in the playground: its context, the shop's settings and the engines' tools. */
export type Case = { briefing: Omit<Briefing, 'signal'>; toolContext: ToolContext; engines: readonly Engine[]; hours: Openness };

/** The decision, the reply and everything that led to it. Only tools have written anything so far. */
export type Considered = {
  decision: Exclude<Decision, 'dropped'>;
  reason: HandoffReason | null;
  text: string;
  cards: Card[];
  /** For the teammate who takes over. */
  summary: string;
  memory: unknown;
  /** While the customer waits for a teammate: what the handoff's summary gains; otherwise ''. */
  noted: string;
  /** The customer said that the previous answer helped. */
  helped: boolean;
  /** What the customer asked for and no product explains. */
  missed: readonly string[];
  run: {
    engine: string;
    model: string;
    promptVersion: string | null;
    attempts: Attempt[];
    intent: string | null;
    confidence: number | null;
    sources: Source[];
    tools: ToolCall[];
    trace: Omit<Trace, 'state'> | null;
  } & Usage;
};
type Found = Omit<Considered, 'helped' | 'noted' | 'missed'> & { noted?: string; missed?: readonly string[] };

/** Applies the shop's rules, otherwise its engines, then judges the result and adds the shop's own texts. */
export async function consider(given: Case): Promise<Considered> {
  const { briefing, engines, hours } = given;
  const { agent, channel, shop, now } = briefing;
  const nlu = classifyTurns(briefing);
  const voice: Voice = { agent, shop, language: answeringIn(agent, nlu.language), hours, now };
  const conduct = conductFor({ agent, channel, open: hours.open, nlu });
  const proposed =
    conduct.does === 'think'
      ? await think({ ...given, engines: conduct.careful ? [builtin] : engines }, voice)
      : byTheShop(conduct, briefing, voice);
  const found = briefing.waiting ? whileWaiting(proposed, conduct, briefing, voice) : await withSummary(proposed, engines, briefing);
  const helped = !briefing.waiting && isToTheAi(briefing) && saysItHelped(nlu);
  return { ...found, text: firstWords(found, briefing, voice), noted: found.noted ?? '', helped, missed: found.missed ?? [] };
}

/**
 * The conversation is the team's already: what the AI would hand off is added to the handoff's summary and acknowledged. Only safety has
 * words of its own. Nothing is said twice in a row.
 */
function whileWaiting(found: Found, conduct: Conduct, briefing: Case['briefing'], { language }: Voice): Found {
  const isPassedOn = found.decision === 'hand_off' || found.decision === 'failed' || conduct.does === 'decline';
  const isRepeated = found.text === briefing.turns.findLast(({ author }) => author === 'ai')?.text;
  const text = isRepeated || (isPassedOn && found.reason !== 'sensitive_topic') ? acknowledgement(briefing, language) : found.text;
  const decision = found.decision === 'hand_off' ? 'answer' : found.decision;
  const reason = decision === 'failed' ? found.reason : null;
  const noted = isPassedOn || isRepeated ? found.summary || `“${lastWords(briefing)}”` : found.noted;
  return { ...found, decision, reason, text, summary: '', noted };
}

/** Whether the customer replies to the AI, not to a person. */
const isToTheAi = ({ turns }: Case['briefing']) =>
  turns.findLast(({ author, note }) => author === 'ai' || (author === 'teammate' && !note))?.author === 'ai';

const productIntents: ReadonlySet<string> = new Set<Intent>(['product_question', 'stock_question', 'recommendation', 'place_order']);

async function think({ briefing, toolContext, engines }: Case, voice: Voice): Promise<Found> {
  const { engine, attempts, usage, tools, outcome, trace = null, missed = [] } = await runEngines(engines, briefing, toolContext);
  const run = { engine: engine.name, model: engine.model, promptVersion: engine.promptVersion ?? null, attempts, tools, ...usage };
  if (!outcome)
    return {
      ...nothing(briefing),
      decision: 'failed',
      reason: 'tool_failure',
      text: failureText(voice),
      run: { ...run, intent: null, confidence: null, sources: [], trace: null },
    };
  const { intent, confidence, sources, memory } = outcome;
  const verdict = judge(outcome, sources.length, briefing.shop.confidenceThreshold);
  // Every message is looked up in the catalog; only one about products asks for what it lacks.
  const isAsked = productIntents.has(intent ?? '');
  const found = { memory, missed: isAsked ? missed : [], run: { ...run, intent, confidence, sources, trace } };
  if (verdict.decision !== 'hand_off')
    return {
      ...found,
      decision: verdict.decision,
      reason: null,
      summary: '',
      text: outcome.text,
      cards: outcome.cards,
      noted: outcome.noted,
    };
  const own = outcome.decision === 'hand_off' ? outcome : undefined;
  return {
    ...found,
    decision: 'hand_off',
    reason: verdict.reason,
    summary: own?.summary ?? lastWords(briefing),
    text: handoffText(voice, verdict.reason, own?.text ?? ''),
    cards: [],
  };
}

/** Answers with the shop's own text, without an engine and without cost. */
function byTheShop(conduct: Exclude<Conduct, { does: 'think' }>, briefing: Case['briefing'], voice: Voice): Found {
  const matched = conduct.does === 'hand_off' ? conduct.matched : conduct;
  const found = {
    ...nothing(briefing),
    run: rulesRun(
      conduct.does === 'say' ? 'guidance' : conduct.does === 'decline' ? topicsModel : 'conduct',
      matched,
      conduct.does === 'say' ? conduct.text : '',
    ),
  };
  if (conduct.does === 'hand_off')
    return {
      ...found,
      decision: 'hand_off',
      reason: conduct.reason,
      summary: `${conduct.why} “${lastWords(briefing)}”`,
      text: handoffText(voice, conduct.reason, textsIn(voice.language).someoneReads),
    };
  const say = textsIn(voice.language);
  const rest = conduct.rest.length > 0 ? say.alsoSaw(conduct.rest.map((intent) => say.intentName[intent])) : '';
  const text = conduct.does === 'say' ? conduct.text : conductWords[voice.language].declined;
  return { ...found, decision: 'answer', text: compose(text, rest) };
}

/** A run without an engine: the shop's rules, or a fallback text. */
export function rulesRun(
  model: string,
  matched: { rule: { id: string; title: string }; intent: string | null; likelihood: number } | null,
  excerpt: string,
) {
  const { rule } = matched ?? {};
  return {
    engine: 'rules',
    model,
    promptVersion: null,
    attempts: [],
    intent: matched?.intent ?? null,
    confidence: matched?.likelihood ?? null,
    sources: rule ? [{ kind: 'guidance' as const, ...rule, score: matched?.likelihood ?? 1, excerpt: excerpt.slice(0, 300) }] : [],
    tools: [],
    trace: null,
    tokens: { input: 0, cached: 0, cache_write: 0, output: 0, reasoning: 0 },
    costMicros: 0,
    firstTokenMs: null,
  };
}

/** Defaults: a summary of the customer's own words, and unchanged memory. */
const nothing = (briefing: Case['briefing']) => ({
  reason: null,
  summary: lastWords(briefing),
  text: '',
  cards: [],
  memory: briefing.memory,
});

function firstWords({ decision, text, run }: Found, { turns, channel, waiting }: Case['briefing'], voice: Voice): string {
  const isFirst = !turns.some(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  const isHandoff = decision === 'hand_off' || decision === 'failed';
  return isFirst ? opened(voice, channel, { text, isGreeting: run.intent === 'greeting', isHandoff: isHandoff || Boolean(waiting) }) : text;
}

export const lastWords = ({ turns }: Pick<Briefing, 'turns'>) =>
  turns.findLast(({ author }) => author === 'customer')?.text.slice(0, 300) ?? '';
