import type { Run } from '@parley/contract/runs';
import { Link } from 'react-router';
import { readableExcerpt } from '../../../../lib/excerpt.ts';
import { formatDateTime, formatDuration, formatNumber } from '../../../../lib/format.ts';
import { isMessageKey, speak } from '../../../../lib/messages.ts';
import { runs } from './run-messages.ts';
import { useMay } from '../../../../data/auth.ts';
import { buttonClass } from '../../../../ui/button-class.ts';
import { KeyValue } from '../../../../ui/key-value.tsx';
import { replayAddress, RunTrace } from '../../../intelligence/trace/index.ts';
import { becauseOf } from '../thread/activity-words.ts';
import { formatCost } from '../thread/captions.ts';
import { t } from '../messages.ts';

/** Everything a run recorded, to explain how an answer came about. */
export default function RunDetails({ run }: { run: Run }) {
  const mayReplay = useMay('settings:write');
  return (
    <div className="mt-1 mb-2 grid gap-2 rounded border bg-surface px-2.5 py-2">
      <p className="text-sm font-medium">{decisionWords(run)}</p>
      {run.attempts.length > 0 && (
        <div className="text-sm">
          <h4 className="text-ink-3">{say('runs.before')}</h4>
          <ol aria-label={say('runs.before')}>
            {run.attempts.map(attemptWords).map(({ words, detail }, index) => (
              <li key={index} className="wrap-anywhere" title={detail}>
                {words}
                {detail && <span className="block text-xs text-ink-3">{detail}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
      <RunTrace conversationId={run.conversation_id} runId={run.id} />
      <KeyValue items={factsOf(run)} />
      {run.tools.map((tool, index) => (
        <div key={index} className="text-sm">
          <p className="flex gap-2 font-medium">
            <span className="min-w-0 wrap-anywhere">{tool.name}</span>
            {!tool.ok && <span className="text-bad">{say('runs.tool_failed')}</span>}
            <span className="ms-auto text-ink-3 tabular-nums">{formatDuration(tool.ms)}</span>
          </p>
          <p className="text-ink-2 wrap-anywhere">{tool.summary}</p>
          {Object.keys(tool.arguments).length > 0 && (
            <pre aria-label={t('inbox.run_arguments')} className="font-mono text-xs whitespace-pre-wrap text-ink-3 wrap-anywhere">
              {JSON.stringify(tool.arguments, null, 1)}
            </pre>
          )}
        </div>
      ))}
      {run.sources.map((source, index) => (
        <div key={index} className="text-sm">
          <p className="flex gap-2 font-medium">
            <span className="min-w-0 wrap-anywhere">{source.title}</span>
            <span className="ms-auto text-ink-3 tabular-nums">{formatNumber(source.score, { maximumFractionDigits: 2 })}</span>
          </p>
          <p dir="auto" className="text-ink-2 wrap-anywhere">
            {readableExcerpt(source.excerpt)}
          </p>
        </div>
      ))}
      {mayReplay && run.decision !== 'dropped' && (
        <Link to={replayAddress(run.conversation_id, run.id)} className={buttonClass('default', 'control', 'justify-self-start')}>
          {say('runs.replay')}
        </Link>
      )}
    </div>
  );
}

function factsOf({ tokens, ...run }: Run) {
  const { input, cached, cache_write, output, reasoning } = tokens;
  return [
    { label: t('inbox.run_engine'), value: run.engine },
    { label: t('inbox.run_model'), value: run.model },
    { label: t('inbox.run_settings'), value: t('inbox.run_settings_value', { version: run.config_version }) },
    ...(run.prompt_version === null
      ? []
      : [{ label: say('runs.prompt'), value: say('runs.prompt_value', { version: run.prompt_version }) }]),
    { label: t('inbox.run_intent'), value: run.intent?.replaceAll('_', ' ') ?? t('inbox.unknown') },
    {
      label: t('inbox.run_confidence'),
      value: run.confidence === null ? t('inbox.unknown') : formatNumber(run.confidence, { maximumFractionDigits: 2 }),
    },
    { label: t('inbox.run_tokens'), value: t('inbox.run_tokens_value', { input, cached, cache_write, output, reasoning }) },
    { label: t('inbox.run_cost'), value: run.cost === null ? t('inbox.unpriced') : formatCost(run.cost) },
    { label: t('inbox.run_started'), value: formatDateTime(run.started_at) },
    { label: t('inbox.run_first'), value: run.first_token_ms === null ? t('inbox.unknown') : formatDuration(run.first_token_ms) },
    { label: t('inbox.run_total'), value: formatDuration(run.total_ms) },
  ];
}

const say = speak({ runs });
type DecidedRun = Pick<Run, 'decision' | 'reason' | 'confidence' | 'sources'>;

/** Why the customer got this answer, in a plain sentence. */
export function decisionWords({ decision, reason, sources }: DecidedRun): string {
  if (decision === 'hand_off') return reason ? say('runs.hand_off_because', { reason: becauseOf(reason) }) : say('runs.hand_off');
  if (decision === 'failed') return reason ? say('runs.failed_because', { reason: becauseOf(reason) }) : say('runs.failed');
  if (decision === 'answer') return sources.length > 0 ? say('runs.answer_from', { count: sources.length }) : say('runs.answer');
  return say(`runs.${decision}`);
}

type Attempt = Run['attempts'][number];
type IssueKey = Extract<`runs.${keyof typeof runs & `issue_${string}`}`, string>;
const isIssue = (key: string): key is IssueKey => isMessageKey(key);

/** An engine tried before and why it failed: our wording where the code is known, otherwise its own. */
function attemptWords({ engine, model, failure }: Attempt): { words: string; detail: string } {
  const [, issue = '', detail = failure] = /^(\w+): (.*)$/s.exec(failure) ?? [];
  const key = `runs.issue_${issue}`;
  const named = model ? `${engine} · ${model}` : engine;
  return { words: say('runs.attempt', { engine: named, why: isIssue(key) ? say(key) : issue || say('runs.issue_error') }), detail };
}
