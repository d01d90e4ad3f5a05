import type { Run } from '@parley/contract/runs';
import { isMessageKey } from '../../../lib/messages.ts';
import { runs } from '../../../lib/messages/runs.ts';
import { becauseOf } from '../thread/activity-words.ts';
import { speak } from '../../../lib/messages.ts';

export const t = speak({ runs });
type Told = Pick<Run, 'decision' | 'reason' | 'confidence' | 'sources'>;

/** Why the customer got what they got, as one would tell a colleague. */
export function decisionWords({ decision, reason, sources }: Told): string {
  if (decision === 'hand_over') return reason ? t('runs.hand_over_because', { reason: becauseOf(reason) }) : t('runs.hand_over');
  if (decision === 'failed') return reason ? t('runs.failed_because', { reason: becauseOf(reason) }) : t('runs.failed');
  if (decision === 'answer') return sources.length > 0 ? t('runs.answer_from', { count: sources.length }) : t('runs.answer');
  return t(`runs.${decision}`);
}

type Attempt = Run['attempts'][number];
type FaultKey = Extract<`runs.${keyof typeof runs & `fault_${string}`}`, string>;
const isFault = (key: string): key is FaultKey => isMessageKey(key);

/** Which engine was tried before, and why it could not answer: in our words where we have them, then in its own. */
export function attemptWords({ engine, model, failure }: Attempt): { words: string; detail: string } {
  const [, fault = '', detail = failure] = /^(\w+): (.*)$/s.exec(failure) ?? [];
  const key = `runs.fault_${fault}`;
  const named = model ? `${engine} · ${model}` : engine;
  return { words: t('runs.attempt', { engine: named, why: isFault(key) ? t(key) : fault || t('runs.fault_error') }), detail };
}
