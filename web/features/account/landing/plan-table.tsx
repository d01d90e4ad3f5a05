import { type Plan, planCurrency, planNames, plans, prices } from '@parley/contract/plans';
import { formatMoney } from '../../../lib/format.ts';
import { t } from './plan-messages.ts';

/** What a merchant compares plans by. */
const included = ['ai_answers', 'teammates', 'channels'] as const;

/** The plans beside each other. */
export default function PlanTable() {
  return (
    <ul className="grid rounded-lg border bg-surface shadow-paper sm:grid-cols-2 lg:grid-cols-4">
      {planNames.map((plan) => (
        <li key={plan} className="border-b p-5 last:border-b-0 sm:nth-[3]:border-b-0 lg:border-e lg:border-b-0 lg:last:border-e-0">
          <h3 className="text-[15px]">{plans[plan].name}</h3>
          <p className="mt-1 text-ink-2">{t(`landing_plans.${plan}_text`)}</p>
          <Price plan={plan} />
          <ul className="mt-2 grid gap-1 text-ink-2">
            {included.map((what) => {
              const limit = plans[plan].limits[what];
              return <li key={what}>{limit === null ? t(`landing_plans.${what}_all`) : t(`landing_plans.${what}`, { count: limit })}</li>;
            })}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const priceOf = (amount: string) => formatMoney(amount, planCurrency, { main: true });

function Price({ plan }: { plan: Plan }) {
  if (plan === 'free') return <p className="mt-4 text-[15px] font-medium">{t('landing_plans.free')}</p>;
  return (
    <p className="mt-4 text-[15px] font-medium">
      {t('landing_plans.monthly', { price: priceOf(prices[`${plan}_monthly`].amount) })}
      <span className="block text-sm font-normal text-ink-3">
        {t('landing_plans.yearly', { price: priceOf(prices[`${plan}_yearly`].amount) })}
      </span>
    </p>
  );
}
