import type { Result } from '@parley/contract/endpoint';
import type { diagnoseProduct } from '@parley/contract/products';
import Check from 'lucide-react/icons/check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useDiagnosis } from './data.ts';
import { t } from './messages.ts';

type Finding = Result<typeof diagnoseProduct>['checks'][number];

/** Why the AI can or can't recommend a product, check by check, each with a remedy. It runs searches, so it loads on request only. */
export function ProductDoctor({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useDiagnosis(id, isOpen);
  return (
    <section aria-label={t('products.doctor')} className="grid gap-2 border-t pt-4">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-ai">
          {data && isOpen ? t(data.can_recommend ? 'products.doctor_can' : 'products.doctor_cannot') : t('products.doctor')}
        </h3>
        {!isOpen && (
          <Button variant="ai" className="ms-auto" onClick={() => setOpen(true)}>
            {t('products.doctor_look')}
          </Button>
        )}
      </div>
      {isOpen && !data && !isError && <SkeletonRows rows={5} rowHeight={40} />}
      {isOpen && isError && <ErrorState title={t('products.doctor_failed')} retry={() => void refetch()} busy={isFetching} />}
      {isOpen && data && (
        <ul className="grid grid-cols-1 gap-2.5">
          {[...data.checks]
            .sort((a, b) => urgency[a.state] - urgency[b.state])
            .map((finding) => (
              <OneCheck key={finding.check} finding={finding} />
            ))}
        </ul>
      )}
    </section>
  );
}

const urgency = { blocks: 0, weakens: 1, good: 2 };
const signs = {
  good: <Check className="text-ok" aria-hidden />,
  weakens: <TriangleAlert className="text-human" aria-hidden />,
  blocks: <CircleSlash className="text-bad" aria-hidden />,
};

const OneCheck = ({ finding: { check, state, message, remedy } }: { finding: Finding }) => (
  <li className="flex gap-2.5">
    <span className="mt-0.5 shrink-0">{signs[state]}</span>
    <span className="grid gap-0.5">
      <span className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-medium">{t(`products.check_${check}`)}</span>
        <span className={cx(state === 'good' ? 'text-ink-3' : 'text-ink-2')}>{t(`products.state_${state}`)}</span>
      </span>
      <span className="text-ink-2">{message}</span>
      {remedy && <span className="font-medium">{remedy}</span>}
    </span>
  </li>
);
