import { lazy, Suspense, useState } from 'react';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { CouponCard } from './coupon-card.tsx';
import { useSubscription } from './data.ts';
import { DetailsCard } from './details-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { t } from './messages.ts';
import { MethodsCard } from './methods-card.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCard } from './usage-card.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx'));

/** /settings/billing: the plan, what is used of it, invoices and how they are paid. */
export function BillingScreen() {
  const subscription = useSubscription();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = subscription;
  const choose = () => setChoosing(true);
  return (
    <SettingsPage text={t('billing.text')}>
      <PlanCard read={subscription} onChoose={choose} />
      <UsageCard onChoose={choose} />
      <InvoicesCard />
      <MethodsCard />
      {data && <CouponCard subscription={data} />}
      {data && <DetailsCard subscription={data} />}
      {isChoosing && data && (
        <Suspense>
          <PlanDialog subscription={data} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </SettingsPage>
  );
}
