import type { Run } from '@parley/contract/runs';
import { t } from '../messages.ts';

export type Step = { kind: 'done' | 'failed' | 'person'; words: string; ms: number | null };

type RunSummary = Pick<Run, 'tools' | 'sources' | 'decision' | 'reason' | 'total_ms'>;

/** A run's steps, one line each: its tools, the other sources it read, and its decision. */
export function runSteps(run: RunSummary): Step[] {
  // The decision's step already covers the handoff tool.
  const tools = run.tools
    .filter(({ name }) => name !== 'hand_off')
    .map(({ ok, summary, ms }): Step => ({ kind: ok ? 'done' : 'failed', words: summary, ms }));
  return [...tools, ...readSteps(run), decisionStep(run)];
}

/** Leaves out articles that a tool's step already names. */
function readSteps({ tools, sources }: RunSummary): Step[] {
  const articles = sources.filter((source) => source.kind === 'article' && !tools.some((tool) => tool.summary.includes(source.title)));
  return articles.map(({ title }) => ({ kind: 'done', words: t('inbox.read_source', { title }), ms: null }));
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
