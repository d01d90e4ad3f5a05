import { getSubscription, type Subscription } from '@parley/contract/billing';
import { type Entitlement, getEntitlements } from '@parley/contract/entitlements';
import { type Plan, plans, prices } from '@parley/contract/plans';
import { Link, useNavigate } from 'react-router';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { buttonClass } from '../../../../ui/button-class.ts';
import { Card } from '../../../../ui/card.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { formatDay, formatMoney } from '../../../../lib/format.ts';
import { useDecide } from '../data.ts';
import { t } from '../messages.ts';
import { openAfter } from '../way.ts';

/** The plan the shop is on, what it costs and until when, and what of it is used. Only those who may see billing see what it costs. */
export function PlanStep() {
  const merchant = useMerchantId();
  const mayPay = useMay('billing:read');
  const read = useRead(getEntitlements, { merchant });
  const subscription = useRead(getSubscription, { merchant }, { enabled: mayPay });
  const navigate = useNavigate();
  const { decide, isPending } = useDecide((after) => void navigate(openAfter('plan', after)));
  const isTrial = subscription.data?.status === 'trialing';
  return (
    <Loaded read={read} failed={t('onboarding.plan_failed')} skeleton={<SkeletonRows rows={3} rowHeight={30} />}>
      {({ plan, items }) => (
        <Card>
          {mayPay && subscription.isPending ? (
            <SkeletonRows rows={2} rowHeight={24} />
          ) : (
            <Cost plan={plan} subscription={subscription.data} />
          )}
          {!mayPay && <p className="mt-1 text-ink-2">{t('onboarding.plan_hidden')}</p>}
          <ul className="mt-2 grid gap-1 text-ink-2">
            {items.map((item) => {
              const text = usage(item);
              return text && <li key={item.name}>{text}</li>;
            })}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="primary" busy={isPending || (mayPay && subscription.isPending)} onClick={() => decide('plan', 'done')}>
              {isTrial ? t('onboarding.plan_continue_trial') : t('onboarding.plan_continue', { plan: plans[plan].name })}
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

function Cost({ plan, subscription }: { plan: Plan; subscription: Subscription | undefined }) {
  const { name } = plans[plan];
  const trialEnds = subscription?.status === 'trialing' ? subscription.trial_ends_at : null;
  const title = trialEnds
    ? t('onboarding.plan_trial', { plan: name, date: formatDay(trialEnds) })
    : t('onboarding.plan_on', { plan: name });
  return (
    <>
      <p className="font-medium">{title}</p>
      {subscription && <p className="mt-1 max-w-[62ch] text-ink-2">{costOf(subscription)}</p>}
    </>
  );
}

function costOf({ plan, price_id: price, amount, currency, status, trial_ends_at: trialEnds }: Subscription): string {
  const { limits } = plans.free;
  if (price === null && status === 'trialing')
    return t('onboarding.plan_trial_text', { answers: limits.ai_answers, people: limits.teammates });
  if (price === null) return plan === 'free' ? t('onboarding.plan_free') : '';
  const cost = formatMoney(amount, currency);
  if (status === 'trialing' && trialEnds) return t('onboarding.plan_chosen_text', { amount: cost, date: formatDay(trialEnds) });
  return t(`onboarding.plan_${prices[price].interval}`, { amount: cost });
}

/** Undefined for what only developers count. */
function usage({ name, used, limit }: Entitlement): string | undefined {
  if (name === 'api_calls') return undefined;
  return limit === null ? t(`onboarding.plan_${name}_all`) : t(`onboarding.plan_${name}`, { used, limit });
}
