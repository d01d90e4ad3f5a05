import type { Run } from '@parley/contract/runs';
import { t } from '../messages.ts';

/** The tools that only read, by what they read. */
const readTools = {
  products: ['search_products', 'get_product', 'check_stock'],
  articles: ['search_knowledge'],
  orders: ['find_order', 'list_orders'],
  customers: ['find_customer'],
} as const;
type Read = keyof typeof readTools;
const reads = ['products', 'articles', 'orders', 'customers'] as const;
const readOf = (tool: string): Read | undefined => reads.find((kind) => readTools[kind].some((name) => name === tool));

/** `reads`: what the step read, for steps that only read. */
export type Step = { kind: 'done' | 'failed' | 'person'; words: string; ms: number | null; reads?: Read | undefined };
/** One step, or several in a row that read the same kind of thing. */
export type StepGroup = { words: string; ms: number | null; steps: Step[] };

/** A run's steps, with those that read the same in a row as one: "Read 5 products". */
export function groupSteps(steps: readonly Step[]): StepGroup[] {
  const groups: StepGroup[] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const before = last?.steps[0];
    if (last && before?.kind === 'done' && step.kind === 'done' && step.reads !== undefined && step.reads === before.reads) {
      last.steps.push(step);
      last.words = t(`inbox.read_${step.reads}`, { count: last.steps.length });
      last.ms = (last.ms ?? 0) + (step.ms ?? 0);
    } else groups.push({ words: step.words, ms: step.ms, steps: [step] });
  }
  return groups;
}

type RunSummary = Pick<Run, 'tools' | 'sources' | 'decision' | 'reason' | 'total_ms'>;

/** A run's steps, one line each: its tools, the other sources it read, and its decision. */
export function runSteps(run: RunSummary): Step[] {
  // The decision's step already covers the handoff tool.
  const tools = run.tools
    .filter(({ name }) => name !== 'hand_off')
    .map(({ name, ok, summary, ms }): Step => ({ kind: ok ? 'done' : 'failed', words: summary, ms, reads: readOf(name) }));
  return [...tools, ...readSteps(run), decisionStep(run)];
}

/** Leaves out articles that a tool's step already names. */
function readSteps({ tools, sources }: RunSummary): Step[] {
  const articles = sources.filter((source) => source.kind === 'article' && !tools.some((tool) => tool.summary.includes(source.title)));
  return articles.map(({ title }) => ({ kind: 'done', words: t('inbox.read_source', { title }), ms: null, reads: 'articles' }));
}

function decisionStep({ decision, reason, total_ms }: RunSummary): Step {
  switch (decision) {
    case 'answer':
      return { kind: 'done', words: t('inbox.answered'), ms: total_ms };
    case 'ask':
      return { kind: 'done', words: t('inbox.asked_back'), ms: total_ms };
    case 'dropped':
      return { kind: 'person', words: t('inbox.dropped'), ms: null };
    case 'failed':
      return { kind: 'failed', words: t('inbox.run_failed'), ms: null };
    case 'hand_off':
      return {
        kind: 'person',
        words: reason ? t('inbox.handed_off_because', { reason: t(`because.${reason}`) }) : t('inbox.handed_off'),
        ms: null,
      };
  }
}

/** Newest first. */
export const newestFirst = (runs: readonly Run[]): Run[] => runs.toSorted((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at));
