import type { Run } from '@parley/contract/runs';
import { t } from '../words.ts';

export type Step = { kind: 'done' | 'failed' | 'person'; words: string; ms: number | null };

type Told = Pick<Run, 'tools' | 'sources' | 'decision' | 'reason' | 'total_ms'>;

/** What a run did, a line each: what it looked up, what it read besides, and what it decided. */
export function runSteps(run: Told): Step[] {
  // Handing over is told by the decision.
  const tools = run.tools
    .filter(({ name }) => name !== 'hand_over')
    .map(({ ok, summary, ms }): Step => ({ kind: ok ? 'done' : 'failed', words: summary, ms }));
  return [...tools, ...readSteps(run), decisionStep(run)];
}

/** An article a tool's line already names is not told twice. */
function readSteps({ tools, sources }: Told): Step[] {
  const articles = sources.filter((source) => source.kind === 'article' && !tools.some((tool) => tool.summary.includes(source.title)));
  return articles.map(({ title }) => ({ kind: 'done', words: t('inbox.read_source', { title }), ms: null }));
}

function decisionStep({ decision, reason, total_ms }: Told): Step {
  switch (decision) {
    case 'answer':
      return { kind: 'done', words: t('inbox.answered'), ms: total_ms };
    case 'ask':
      return { kind: 'done', words: t('inbox.asked_back'), ms: total_ms };
    case 'dropped':
      return { kind: 'person', words: t('inbox.dropped'), ms: null };
    case 'failed':
      return { kind: 'failed', words: t('inbox.run_failed'), ms: null };
    case 'hand_over':
      return {
        kind: 'person',
        words: reason ? t('inbox.handed_over_because', { reason: t(`inbox.reason_${reason}`) }) : t('inbox.handed_over'),
        ms: null,
      };
  }
}

/** The newest first. */
export const newestFirst = (runs: readonly Run[]): Run[] => runs.toSorted((a, b) => Date.parse(b.started_at) - Date.parse(a.started_at));
