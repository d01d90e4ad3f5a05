import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Card } from '../../../ui/card.tsx';
import type { Overview } from './data.ts';
import { t } from './messages.ts';

const row = '-mx-1.5 flex min-h-[30px] items-center gap-2.5 rounded-sm px-1.5 hover:bg-hover';
const waits: readonly string[] = ['handoffs', 'overdue_handoffs', 'approvals'];

/** Urgent items with links. Amber where a customer waits for a person. */
export function AttentionCard({ attention }: { attention: Overview['attention'] }) {
  return (
    <Card title={t('dashboard.attention')}>
      <ul>
        {attention.map(({ kind, count, link }) => (
          <li key={kind}>
            <Link to={link} className={row}>
              <span className="min-w-0 truncate">{t(`dashboard.attention_${kind}`)}</span>
              <span className={cx('ms-auto font-medium tabular-nums', waits.includes(kind) && 'text-human')}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The setup steps, checked off by the shop's real state. Hidden once all are done. */
export function SetUpCard({ steps }: { steps: Overview['set_up'] }) {
  const done = steps.filter((step) => step.done).length;
  return (
    <Card title={t('dashboard.set_up')}>
      <p className="-mt-1.5 mb-2 text-ink-3">{t('dashboard.set_up_done', { done, all: steps.length })}</p>
      <ul>
        {steps.map(({ step, done: isDone, link }) => (
          <li key={step}>
            {isDone ? (
              <span className="flex min-h-[30px] items-center gap-2.5 text-ink-3">
                <Check aria-hidden className="text-ok" />
                <span aria-label={t('dashboard.step_done', { step: t(`dashboard.step_${step}`) })} role="note">
                  {t(`dashboard.step_${step}`)}
                </span>
              </span>
            ) : (
              <Link to={link} className={row}>
                <Circle aria-hidden className="text-line-strong" />
                {t(`dashboard.step_${step}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
