import type { OnboardingChecklist, OnboardingStep } from '@parley/contract/onboarding';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import Minus from 'lucide-react/icons/minus';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { t } from './messages.ts';

const icons = {
  open: <Circle aria-hidden className="text-line-strong" />,
  done: <Check aria-hidden className="text-ok" />,
  skipped: <Minus aria-hidden className="text-ink-3" />,
};

type StepListProps = { checklist: OnboardingChecklist; current: OnboardingStep | undefined };

/** Every step with its state; on a phone it wraps above the open one. */
export const StepList = ({ checklist, current }: StepListProps) => (
  <nav aria-label={t('onboarding.steps')}>
    <ol className="flex flex-wrap gap-1 md:grid">
      {checklist.steps.map(({ step, state }) => (
        <li key={step}>
          <Link
            to={`/onboarding?step=${step}`}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'flex min-h-9 items-center gap-2 rounded px-2.5 transition-colors hover:bg-hover pointer-coarse:min-h-11',
              step === current ? 'bg-hover font-medium' : 'text-ink-2',
            )}
          >
            {icons[state]}
            <span className="sr-only">{t(`onboarding.state_${state}`, { step: t(`onboarding.${step}`) })}</span>
            <span aria-hidden>{t(`onboarding.${step}`)}</span>
          </Link>
        </li>
      ))}
    </ol>
  </nav>
);
