import { openBillingPortal, type Subscription } from '@parley/contract/billing';
import { plans } from '@parley/contract/plans';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDay } from '../../../lib/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { leaveTo } from './leave.ts';
import { t } from './messages.ts';

type PaymentBannerProps = { subscription: Subscription; onChoose: () => void };

/** What keeps the plan from being paid, until when, and the way to mend it. */
export function PaymentBanner({ subscription, onChoose }: PaymentBannerProps) {
  const mayChange = useMay('billing:write');
  const { payment } = subscription;
  if (!payment) return null;
  const { issue, url } = payment;
  return (
    <Banner tone={issue === 'method_missing' ? 'info' : 'bad'} action={mayChange && <Way issue={issue} url={url} onChoose={onChoose} />}>
      {textOf(subscription, payment)}
    </Banner>
  );
}

type Payment = NonNullable<Subscription['payment']>;
function textOf({ plan, status }: Subscription, { issue, reason, until }: Payment): string {
  const date = until ? formatDay(until) : '';
  if (issue === 'method_missing') return t('billing.method_missing', { plan: plans[plan].name, date });
  const what = issue === 'failed' ? (reason ?? t('billing.payment_failed')) : t('billing.payment_asks');
  if (status === 'unpaid') return `${what} ${t('billing.payment_given_up')}`;
  if (status !== 'past_due') return `${what} ${t('billing.payment_change_waits', { plan: plans[plan].name })}`;
  return `${what} ${until ? t('billing.payment_retry', { plan: plans[plan].name, date }) : t('billing.payment_no_retry')}`;
}

/** A payment to confirm has its own page; for everything else the portal is the place. */
function Way({ issue, url, onChoose }: { issue: Payment['issue']; url: string | null; onChoose: () => void }) {
  if (issue === 'method_missing')
    return (
      <Button variant="primary" onClick={onChoose}>
        {t('billing.add_method')}
      </Button>
    );
  if (issue === 'action_required' && url)
    return (
      <Button variant="primary" onClick={() => leaveTo(url)}>
        {t('billing.confirm_payment')}
      </Button>
    );
  return <PortalButton variant="primary">{t('billing.update_payment')}</PortalButton>;
}

/** Leads to Stripe's page for payment methods, invoices and billing details. */
export function PortalButton({ variant, children }: { variant?: 'primary'; children: string }) {
  const merchant = useMerchantId();
  const open = useCommand(openBillingPortal, { onDone: ({ url }) => leaveTo(url) });
  return (
    <Button {...(variant && { variant })} busy={open.isPending} onClick={() => open.mutate({ merchant })}>
      {children}
    </Button>
  );
}
