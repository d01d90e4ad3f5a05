import { type Entitlement, getEntitlements } from '@parley/contract/entitlements';
import { plans } from '@parley/contract/plans';
import { Link } from 'react-router';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Card } from '../../../../ui/card.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { useDecide } from '../data.ts';
import { t } from '../messages.ts';

/** The plan the shop is on, and what of it is used. */
export function PlanStep() {
  const read = useRead(getEntitlements, { merchant: useMerchantId() });
  const mayPay = useMay('billing:read');
  const { decide, isPending } = useDecide();
  return (
    <Loaded read={read} failed={t('onboarding.plan_failed')} skeleton={<SkeletonRows rows={3} rowHeight={30} />}>
      {({ plan, items }) => (
        <Card>
          <p className="font-medium">{t('onboarding.plan_on', { plan: plans[plan].name })}</p>
          <ul className="mt-2 grid gap-1 text-ink-2">
            {items.map((item) => {
              const text = usage(item);
              return text && <li key={item.name}>{text}</li>;
            })}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="primary" busy={isPending} onClick={() => decide('plan', 'done')}>
              {t('onboarding.plan_keep')}
            </Button>
            {mayPay && (
              <Link to="/settings/billing" className={buttonClass()}>
                {t('onboarding.plan_compare')}
              </Link>
            )}
          </div>
        </Card>
      )}
    </Loaded>
  );
}

/** Undefined for what only developers count. */
function usage({ name, used, limit }: Entitlement): string | undefined {
  if (name === 'api_calls') return undefined;
  return limit === null ? t(`onboarding.plan_${name}_all`) : t(`onboarding.plan_${name}`, { used, limit });
}
