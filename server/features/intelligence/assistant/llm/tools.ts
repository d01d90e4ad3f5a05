import type { Card, Source } from '@parley/contract/messages';
import { type Details, type InputOf, needsVerification, type Toolbox, type ToolName } from '@parley/engine';
import type { ModelTool } from '../../../../integrations/ports.ts';
import { digestOf } from '../tools/details.ts';
import { tools as known } from '../tools/toolbox.ts';
import { tokensIn } from './context-rules.ts';
import { asData } from './data-tags.ts';
import { noGround, noteGround } from './trace.ts';
import { readWith } from './watched.ts';

/** The results of a run's tools. */
export type Findings = {
  /** Everything read, for checking the answer's facts. */
  text: string;
  /** By the ids the model knows: s1, s2, … */
  sources: Map<string, Source>;
  /** Proposals to show the customer, the latest per kind and order. */
  proposed: Map<string, Details>;
  done: Details[];
  waiting: { details: Details; summary: string }[];
  cards: Card[];
  /** A card shows a link that was sent before and sells something else now. */
  changedLink: boolean;
  /** For the trace. */
  ground: ReturnType<typeof noGround>;
};
export const newFindings = (): Findings => ({
  text: '',
  sources: new Map(),
  proposed: new Map(),
  done: [],
  waiting: [],
  cards: [],
  changedLink: false,
  ground: noGround(),
});

/** Tools only an engine may use; a model ends with the final answer instead. */
const kept: readonly ToolName[] = ['hand_off'];
const shortest = 400;

/**
 * The tools offered to a model: results are data between tags, limited by the remaining `budget` of tokens. Repeating a call with the
 * same arguments returns the same result, so that nothing is done twice. `onlyReading`: only tools that read.
 */
export function offeredTools(tools: Toolbox, findings: Findings, budget: number, onlyReading = false): ModelTool[] {
  const before = new Map<string, string>();
  const left = { tokens: budget };
  const names = (Object.keys(known) as ToolName[]).filter((name) => !kept.includes(name) && (!onlyReading || known[name].risk === 'read'));
  return names.map((name) => {
    const { purpose, input, risk } = known[name];
    const isReading = risk === 'read';
    return {
      name,
      purpose,
      input,
      async run(given) {
        const key = `${name}:${digestOf(given)}`;
        const known = before.get(key);
        if (known !== undefined) return { text: known };
        const result = (await tools.call(name, given as InputOf<typeof name>)) as object;
        const text = note(name, result, findings, tools, left);
        // Forgets cached reads after an action or a verification, which can change them.
        if (!isReading) for (const one of before.keys()) if (isRead(one)) before.delete(one);
        if (!needsVerification(result)) before.set(key, text);
        return { text };
      },
    };
  });
}

const isRead = (key: string) => known[key.slice(0, key.indexOf(':')) as ToolName].risk === 'read';

/** Records a tool's result and returns what the model sees of it. */
function note(name: ToolName, result: object, findings: Findings, tools: Toolbox, left: { tokens: number }): string {
  noteAction(result, findings);
  noteGround(findings.ground, name, result);
  const written = JSON.stringify(result);
  findings.text += `\n${written}`;
  const fresh: Record<string, string> = {};
  for (const source of readWith(tools)) {
    if ([...findings.sources.values()].includes(source)) continue;
    const id = `s${findings.sources.size + 1}`;
    findings.sources.set(id, source);
    fresh[id] = source.title;
  }
  const most = Math.max(shortest, left.tokens) * 3;
  const shown = written.length > most ? { cut: true, beginning: written.slice(0, most) } : result;
  const text = `${asData(name, shown)}${Object.keys(fresh).length > 0 ? `\nsources: ${asData('sources', fresh)}` : ''}`;
  left.tokens -= tokensIn(text);
  return text;
}

function noteAction(result: object, findings: Findings) {
  if (!('state' in result)) return;
  if (result.state === 'made' && 'card' in result) findings.cards.push(result.card as Findings['cards'][number]);
  if ('changed' in result && result.changed === true) findings.changedLink = true;
  if (!('details' in result)) return;
  const details = result.details as Details;
  const key = `${details.action} ${details.order_number}`;
  if (result.state === 'needs_confirmation' || result.state === 'details_changed') findings.proposed.set(key, details);
  // Reports each action once, however often it is called.
  if (result.state === 'done' && !findings.done.some((one) => digestOf(one) === digestOf(details))) findings.done.push(details);
  if (result.state === 'needs_approval') findings.waiting.push({ details, summary: String('summary' in result ? result.summary : '') });
  if (result.state === 'done' || result.state === 'needs_approval') findings.proposed.delete(key);
}
