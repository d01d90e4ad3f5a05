import { lazy, Suspense, useState } from 'react';
import { SettingsPage } from '../../../ui/settings-page.tsx';
import { CouponCard } from './coupon-card.tsx';
import { useSubscription } from './data.ts';
import { DetailsCard } from './details-card.tsx';
import { InvoicesCard } from './invoices-card.tsx';
import { t } from './messages.ts';
import { MethodsCard } from './methods-card.tsx';
import { PaymentBanner } from './payment-banner.tsx';
import { PlanCard } from './plan-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { useReturn } from './use-return.ts';

const PlanDialog = lazy(() => import('./plan-dialog.tsx'));

/** /settings/billing: the plan, what is used of it, invoices and how they are paid. */
export function BillingScreen() {
  const subscription = useSubscription();
  const [isChoosing, setChoosing] = useState(false);
  const { data } = subscription;
  const choose = () => setChoosing(true);
  useReturn();
  const isCharged = data?.collection === 'stripe';
  const isManaged = data?.actions.includes('portal') === true;
  return (
    <SettingsPage text={t('billing.text')}>
      {data && <PaymentBanner subscription={data} onChoose={choose} />}
      <PlanCard read={subscription} onChoose={choose} />
      <UsageCard onChoose={choose} />
      <InvoicesCard />
      <MethodsCard isManaged={isManaged} />
      {data && !isCharged && <CouponCard subscription={data} />}
      {data && !isManaged && <DetailsCard subscription={data} />}
      {isChoosing && data && (
        <Suspense>
          <PlanDialog subscription={data} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </SettingsPage>
  );
}
