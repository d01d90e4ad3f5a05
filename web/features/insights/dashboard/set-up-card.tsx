import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { t } from './messages.ts';
import type { SetUp } from './use-set-up.ts';

const line = 'flex min-h-[30px] items-center gap-2.5';

/** The steps of the setup guide as they stand there, checked off by the shop's real state. */
export default function SetUpCard({ steps, isFirst, onHide }: SetUp) {
  const count = (wanted: string) => steps.filter(({ state }) => state === wanted).length;
  const skipped = count('skipped');
  const progress = { done: count('done'), all: steps.length };
  return (
    <Card
      title={t('dashboard.set_up')}
      aside={<IconButton label={t('dashboard.set_up_hide')} icon={<X />} onClick={onHide} className="-my-1" />}
    >
      <p className="-mt-1.5 mb-2 text-ink-3">
        {skipped > 0 ? t('dashboard.set_up_skipped', { ...progress, skipped }) : t('dashboard.set_up_done', progress)} ·{' '}
        <Link to="/onboarding" className="underline">
          {t('dashboard.set_up_guide')}
        </Link>
      </p>
      <ol className={cx(isFirst && 'grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3')}>
        {steps.map(({ step, state }) => (
          <li key={step}>
            {state === 'done' ? (
              <span className={cx(line, 'text-ink-3')}>
                <Check aria-hidden className="text-ok" />
                <span aria-label={t('dashboard.step_done', { step: t(`dashboard.step_${step}`) })} role="note">
                  {t(`dashboard.step_${step}`)}
                </span>
              </span>
            ) : (
              <Link to={`/onboarding?step=${step}`} className={cx(line, '-mx-1.5 rounded-sm px-1.5 hover:bg-hover')}>
                {state === 'skipped' ? <Minus aria-hidden className="text-ink-3" /> : <Circle aria-hidden className="text-line-strong" />}
                {t(`dashboard.step_${step}`)}
                {state === 'skipped' && <span className="text-sm text-ink-3">{t('dashboard.step_skipped')}</span>}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
