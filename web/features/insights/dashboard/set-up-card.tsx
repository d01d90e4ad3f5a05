import { dismissOnboarding } from '@parley/contract/onboarding';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { cx } from '../../../lib/cx.ts';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Overview } from './data.ts';
import { t } from './messages.ts';

type Steps = Overview['set_up'];
type SetUp = {
  steps: Steps;
  /** Until a customer wrote, setting up is what there is to do, so it stands above the empty metrics. */
  isFirst: boolean;
  onHide: () => void;
};

/** The steps of a shop that isn't set up, for those who can; undefined once all are done, and where the team hid them. */
export function useSetUp(steps: Steps | undefined): SetUp | undefined {
  const merchant = useMerchantId();
  const mayDo = useMay('settings:write');
  const hide = useCommand(dismissOnboarding);
  if (!steps || !mayDo || hide.isPending || hide.isSuccess || steps.every(({ done }) => done)) return undefined;
  const onHide = () => hide.mutate({ merchant });
  return { steps, isFirst: steps.some(({ step, done }) => step === 'first_conversation' && !done), onHide };
}

const line = 'flex min-h-[30px] items-center gap-2.5';

/** The setup steps with what each brings, checked off by the shop's real state. */
export function SetUpCard({ steps, isFirst, onHide }: SetUp) {
  const done = steps.filter((step) => step.done).length;
  return (
    <Card
      title={t('dashboard.set_up')}
      aside={<IconButton label={t('dashboard.set_up_hide')} icon={<X />} onClick={onHide} className="-my-1" />}
    >
      <p className="-mt-1.5 mb-2 text-ink-3">
        {t('dashboard.set_up_done', { done, all: steps.length })} ·{' '}
        <Link to="/onboarding" className="underline">
          {t('dashboard.set_up_guide')}
        </Link>
      </p>
      <ol className={cx(isFirst && 'grid grid-cols-1 gap-x-6 md:grid-cols-2 lg:grid-cols-3')}>
        {steps.map(({ step, done: isDone, link }) => (
          <li key={step}>
            {isDone ? (
              <span className={cx(line, 'text-ink-3')}>
                <Check aria-hidden className="text-ok" />
                <span aria-label={t('dashboard.step_done', { step: t(`dashboard.step_${step}`) })} role="note">
                  {t(`dashboard.step_${step}`)}
                </span>
              </span>
            ) : (
              <Link to={link} className={cx(line, '-mx-1.5 rounded-sm px-1.5 hover:bg-hover')}>
                <Circle aria-hidden className="text-line-strong" />
                {t(`dashboard.step_${step}`)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
