import { handoffReasons } from '@parley/contract/conversations';
import { intents } from '@parley/contract/intents';
import type { Language } from '@parley/contract/intents';
import { compose, inOneLine, textsIn, type Toolbox, type ToolName } from '@parley/engine';
import { z } from 'zod';
import { type Briefing, EngineFailure, type Outcome } from '../engine.ts';
import { inWords } from '../tools/details.ts';
import { cutAtSentence } from './grounding-rules.ts';
import { inventedIn } from './grounding.ts';
import { doneText, languageFor, leadOf, proposalText } from './render.ts';
import { type Findings, offeredTools } from './tools.ts';

/** The final answer of a model. */
export const finalAnswer = z.object({
  text: z.string().max(20_000).describe('The message to the customer.'),
  decision: z.enum(['answer', 'ask', 'hand_off']),
  confidence: z.number().min(0).max(1),
  intent: z.enum(intents).nullable().optional().describe('The customer’s intent.'),
  reason: z.enum(handoffReasons).nullable().optional().describe('The reason for the handoff. Only with hand_off.'),
  summary: z.string().max(4000).nullable().optional().describe('A summary for the teammate who takes over. Only with hand_off.'),
  sources: z.array(z.string().max(20)).max(30).default([]).describe('IDs of the sources the answer relies on.'),
});
export type Final = z.output<typeof finalAnswer>;

/** Intents that state no fact and need no source. */
export const courtesies: readonly string[] = ['greeting', 'thanks', 'goodbye', 'bot_question', 'capabilities', 'out_of_scope'];

type About = { briefing: Briefing; findings: Findings; toolbox: Toolbox; most: number };

/** Builds the final reply. Code writes the details of changes; the model's text around them must not contradict them. */
export async function outcomeOf(
  final: Final,
  { briefing, findings, toolbox, most }: About,
): Promise<Omit<Outcome, 'memory' | 'usage'> & Outcome> {
  const language = languageFor(briefing);
  const { confidence, intent = null, decision } = final;
  const claimed = final.sources.flatMap((id) => findings.sources.get(id) ?? []);
  const about = { confidence, intent, sources: claimed, cards: findings.cards, memory: {} };
  const done = [
    ...findings.done.map((details) => doneText(details, language)),
    ...findings.cards.map(() => (findings.changedLink ? textsIn(language).shopping.changedLink : textsIn(language).purchaseLink)),
  ];
  const proposed = [...findings.proposed.values()];
  const [waiting] = findings.waiting;
  if (waiting || decision === 'hand_off') return handing(final, { briefing, findings, toolbox, language, done, about });
  if (proposed.length > 0) {
    const text = fitting(
      compose(leadOf(final.text), ...done, proposalText(proposed, language)),
      compose(...done, proposalText(proposed, language)),
      most,
    );
    return { ...about, decision: 'ask', text };
  }
  if (done.length > 0) return afterActions(final, { findings, toolbox, language, done, about, most });
  const text = cutAtSentence(final.text.trim(), most);
  if (text === undefined) throw new EngineFailure('length', 'The model’s answer is too long for this channel.');
  // Returned twice and still wrong.
  const wrong = wrongIn(text, briefing, findings);
  if (wrong !== undefined) return { ...about, decision: 'hand_off', reason: 'low_confidence', text: '', summary: summaryOf(final, wrong) };
  const isBare = intent !== null && courtesies.includes(intent) && claimed.length === 0 && text.length > 600;
  return {
    ...about,
    intent: isBare ? null : intent,
    decision: decision === 'ask' && !/[?¿？]/.test(text) && claimed.length > 0 ? 'answer' : decision,
    text,
    ...(briefing.waiting && final.summary && { noted: final.summary.trim().slice(0, 1000) }),
  };
}

function wrongIn(text: string, briefing: Briefing, findings: Findings): string | undefined {
  const invented = inventedIn(text, readBy(briefing, findings));
  if (invented.length > 0) return `The AI’s answer contained facts that no source confirms: ${invented.slice(0, 5).join(', ')}.`;
  return isRepeated(text, briefing) ? 'The AI would have repeated its last answer.' : undefined;
}

/** The AI's last answer, word for word. A draft may be: a person reads it first. While the customer waits, an acknowledgement replaces it. */
export function isRepeated(text: string, { turns, teammate, waiting }: Pick<Briefing, 'turns' | 'teammate' | 'waiting'>): boolean {
  const last = turns.findLast(({ author, note }) => author === 'ai' || (author === 'teammate' && !note));
  return teammate === undefined && !waiting && last?.author === 'ai' && endsWith(last.text.trim(), text.trim());
}
/** The first answer of a conversation has the shop's own words before it. */
const endsWith = (said: string, text: string) => said === text || said.endsWith(`\n\n${text}`);

/** Everything an answer may repeat: the shop's texts, the conversation and tool results. */
export const readBy = ({ agent, shop, customer, teammate, turns }: Briefing, { text }: Findings) =>
  `${JSON.stringify([agent, shop.name, shop.timeZone, customer.name, teammate])}\n${turns.map((turn) => turn.text).join('\n')}\n${text}`;

type Around = {
  findings: Findings;
  toolbox: Toolbox;
  language: Language;
  done: string[];
  about: Pick<Outcome, 'confidence' | 'intent' | 'sources' | 'cards' | 'memory'>;
};

/** Hands off, still reporting what was done. */
async function handing(
  final: Final,
  { briefing, findings, toolbox, language, done, about }: Around & { briefing: Briefing },
): Promise<Outcome> {
  const { action } = textsIn(language);
  const waiting = findings.waiting.map(({ summary }) => summary);
  const reason = waiting.length > 0 ? 'policy_restriction' : (final.reason ?? 'unsupported_request');
  const own = done.length === 0 && waiting.length === 0 ? final.text.trim().slice(0, 1000) : '';
  const words = own !== '' && inventedIn(own, readBy(briefing, findings)).length > 0 ? '' : own;
  const facts = [...waiting, ...findings.done.map((details) => `Done: ${inWords(details)}`)].join(' ');
  const summary = summaryOf(final, facts);
  await toolbox.call('hand_off', { reason, summary: summary.slice(0, 2000) || 'The AI handed off.' });
  // Cards aren't shown with a handoff, so add their links.
  const links = findings.cards.flatMap((card) => (card.type === 'checkout' ? [card.url] : []));
  const text = compose(...done, ...links, waiting.length > 0 && action.approval, words);
  return { ...about, decision: 'hand_off', reason, text: text === '' ? textsIn(language).handoff[reason] : text, summary };
}
const summaryOf = ({ summary, text }: Final, facts: string) => compose(facts, summary?.trim() || text.trim()).slice(0, 2000);

/** Reads the changed order again, so that the text about it is current. */
async function afterActions(final: Final, { findings, toolbox, language, done, about, most }: Around & { most: number }): Promise<Outcome> {
  await lookAgain(findings, toolbox);
  const sources = [...new Set([...about.sources, ...findings.sources.values()])].filter(({ kind }) => kind !== 'article');
  const plain = compose(...done);
  const more = textsIn(language).action.anythingElse;
  const text = fitting(inOneLine(compose(leadOf(final.text), plain), more), plain, most);
  return { ...about, decision: sources.length > 0 ? 'answer' : 'ask', confidence: 1, sources, text };
}

async function lookAgain(findings: Findings, toolbox: Toolbox) {
  const tools = offeredTools(toolbox, findings, 4000);
  const call = (called: ToolName, input: object) => tools.find(({ name }) => name === called)?.run(input);
  const number = findings.done.find(({ order_number }) => order_number !== null)?.order_number;
  const [card] = findings.cards;
  if (number) await call('find_order', { order_number: number });
  else if (findings.done.length > 0) await call('find_customer', {});
  else if (card?.type === 'checkout') await call('search_products', { query: card.lines[0]?.name ?? '', limit: 1 });
}

/** The longer text if it fits, otherwise the shorter one, which must. */
function fitting(long: string, short: string, most: number): string {
  if (long.length <= most) return long;
  if (short.length <= most) return short;
  throw new EngineFailure('length', 'The details are too long for this channel.');
}
