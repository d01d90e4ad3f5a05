import { cancelPlan, resumePlan, type Subscription } from '@parley/contract/billing';
import { plans, prices } from '@parley/contract/plans';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded, type Read } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot, type StatusTone } from '../../../ui/status-dot.tsx';
import { t } from './messages.ts';

const tones: Record<Subscription['status'], StatusTone> = {
  trialing: 'info',
  active: 'ok',
  past_due: 'bad',
  canceled: 'neutral',
  unpaid: 'bad',
};

type PlanCardProps = { read: Read<Subscription>; onChoose: () => void };

/** The plan, what it costs, and what happens to it next. */
export function PlanCard({ read, onChoose }: PlanCardProps) {
  const { data } = read;
  const aside = data && <StatusDot tone={tones[data.status]}>{t(`billing.status_${data.status}`)}</StatusDot>;
  return (
    <Card title={t('billing.plan')} aside={aside} className="min-h-[168px]">
      <Loaded read={read} skeleton={<SkeletonRows rows={3} rowHeight={32} />} failed={t('billing.plan_failed')}>
        {(subscription) => <Plan subscription={subscription} onChoose={onChoose} />}
      </Loaded>
    </Card>
  );
}

function Plan({ subscription, onChoose }: { subscription: Subscription; onChoose: () => void }) {
  const mayChange = useMay('billing:write');
  const { plan, credit, currency, coupon } = subscription;
  return (
    <div className="grid gap-3">
      <div>
        <p className="text-xl font-strong">{plans[plan].name}</p>
        <p className="text-ink-3">{costOf(subscription)}</p>
      </div>
      <p>{nextOf(subscription)}</p>
      {Number(credit) > 0 && <p>{t('billing.credit', { amount: formatMoney(credit, currency) })}</p>}
      {coupon && <p>{couponOf(coupon)}</p>}
      {subscription.collection === 'not_charged' && <p className="text-sm text-ink-3">{t('billing.not_charged')}</p>}
      {mayChange && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={onChoose}>
            {t('billing.choose')}
          </Button>
          {subscription.actions.includes('resume') && <Resume subscription={subscription} />}
          {subscription.actions.includes('cancel') && <Cancel subscription={subscription} />}
        </div>
      )}
    </div>
  );
}

function costOf({ price_id: price, amount, currency, plan }: Subscription): string {
  if (price === null) return plan === 'free' ? t('billing.free') : t('billing.no_price');
  const cost = formatMoney(amount, currency);
  return `${t(prices[price].interval === 'month' ? 'billing.per_month' : 'billing.per_year', { amount: cost })} · ${t('billing.before_tax')}`;
}

/** What happens to the plan next, and when. */
function nextOf({
  status,
  price_id: price,
  trial_ends_at: trial,
  period_ends_at: end,
  cancel_at_period_end: isCanceled,
  next,
}: Subscription): string {
  if (status === 'trialing' && trial && !price) return t('billing.trial_until', { date: formatDay(trial) });
  if (!end) return '';
  if (status === 'unpaid') return t('billing.suspended');
  if (isCanceled) return t('billing.ends', { date: formatDay(end) });
  return next
    ? t('billing.changes', { plan: plans[next.plan].name, date: formatDay(next.at) })
    : t(status === 'trialing' ? 'billing.charged_from' : 'billing.renews', { date: formatDay(end) });
}

const couponOf = ({ code, percent, ends_at: end }: NonNullable<Subscription['coupon']>) =>
  end ? t('billing.with_coupon_until', { code, percent, date: formatDay(end) }) : t('billing.with_coupon', { code, percent });

function Resume({ subscription }: { subscription: Subscription }) {
  const merchant = useMerchantId();
  const resume = useCommand(resumePlan, { onDone: () => void notify.success(t('billing.resumed')) });
  return (
    <Button busy={resume.isPending} onClick={() => resume.mutate({ merchant })}>
      {t(subscription.cancel_at_period_end ? 'billing.resume_canceled' : 'billing.resume_change')}
    </Button>
  );
}

function Cancel({ subscription: { plan, next, period_ends_at: end } }: { subscription: Subscription }) {
  const merchant = useMerchantId();
  const [isAsking, setAsking] = useState(false);
  const date = end ? formatDay(end) : '';
  const cancel = useCommand(cancelPlan, {
    onDone: () => {
      setAsking(false);
      notify.success(t('billing.canceled', { date }));
    },
  });
  const footer = (
    <>
      <Button onClick={() => setAsking(false)}>{t('billing.cancel_keep')}</Button>
      <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ merchant })}>
        {t('billing.cancel_do')}
      </Button>
    </>
  );
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {t('billing.cancel_plan')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        size="small"
        title={t('billing.cancel_title')}
        description={`${t('billing.cancel_text', { plan: plans[plan].name, date })}${next ? ` ${t('billing.cancel_drops', { plan: plans[next.plan].name })}` : ''}`}
        footer={footer}
      />
    </>
  );
}
