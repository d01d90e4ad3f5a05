import { checkoutPlan, type Preview, previewPlan, type Subscription } from '@parley/contract/billing';
import {
  type Interval,
  limited,
  type Limited,
  limitOf,
  type Plan,
  planCurrency,
  plans,
  type PriceId,
  prices,
} from '@parley/contract/plans';
import { useId, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { cx } from '../../../lib/cx.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { leaveTo } from './leave.ts';
import { t } from './messages.ts';

const ids = Object.keys(prices) as PriceId[];

type PlanDialogProps = { subscription: Subscription; onClose: () => void };

/** Chooses a plan: its limits, what it costs now and when it takes effect, before anything changes. */
export default function PlanDialog({ subscription, onClose }: PlanDialogProps) {
  const merchant = useMerchantId();
  const { price_id: current } = subscription;
  // Only the portal's customers have a payment method that is charged.
  const isFirst = subscription.collection === 'stripe' && (current === null || subscription.payment?.issue === 'method_missing');
  const [interval, setInterval] = useState<Interval>(current ? prices[current].interval : 'month');
  const [price, setPrice] = useState<PriceId | null>(null);
  const preview = useRead(previewPlan, { merchant, price_id: price ?? 'free' }, { enabled: price !== null });
  const change = useCommand(checkoutPlan, {
    onDone: ({ url, subscription: after }) => {
      if (url) return leaveTo(url);
      notify.success(doneOf(after));
      return onClose();
    },
  });
  const choose = (next: Interval) => {
    setInterval(next);
    const plan = price && prices[price].plan;
    setPrice(ids.find((id) => prices[id].plan === plan && prices[id].interval === next) ?? null);
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.cancel')}</Button>
      {price && preview.data && (
        <Button variant="primary" busy={change.isPending} onClick={() => change.mutate({ merchant, price_id: price })}>
          {confirmOf(preview.data, price, isFirst)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="large"
      title={t('billing.choose_title')}
      footer={footer}
      busy={change.isPending}
    >
      <div className="grid gap-4">
        <FormProblem>{change.error?.message}</FormProblem>
        <Intervals value={interval} onChange={choose} />
        <Plans ids={ids.filter((id) => prices[id].interval === interval)} chosen={price} current={current} onChoose={setPrice} />
        <section aria-label={t('billing.preview')} aria-live="polite" className="min-h-[150px] rounded-lg border px-3 py-2.5">
          {price ? (
            <Loaded read={preview} skeleton={<SkeletonRows rows={4} rowHeight={28} />} failed={t('billing.preview_failed')}>
              {(shown) => <Cost preview={shown} price={price} isTrial={subscription.status === 'trialing'} />}
            </Loaded>
          ) : (
            <p className="text-ink-3">{t('billing.preview_pick')}</p>
          )}
        </section>
      </div>
    </Dialog>
  );
}

const doneOf = ({ plan, next }: Subscription) =>
  next
    ? t('billing.changed_later', { plan: plans[next.plan].name, date: formatDay(next.at) })
    : t('billing.changed_now', { plan: plans[plan].name });

function confirmOf({ effect, at }: Preview, price: PriceId, isFirst: boolean): string {
  if (isFirst) return t('billing.go_to_payment');
  if (effect === 'none') return t('billing.confirm_none');
  return effect === 'now'
    ? t('billing.confirm_now', { plan: plans[prices[price].plan].name })
    : t('billing.confirm_later', { date: formatDay(at) });
}

function Intervals({ value, onChange }: { value: Interval; onChange: (interval: Interval) => void }) {
  const name = useId();
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
      <legend className="sr-only">{t('billing.interval')}</legend>
      {(['month', 'year'] as const).map((one) => (
        <label key={one} className="flex min-h-control items-center gap-2 pointer-coarse:min-h-11">
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} className="accent-ink" />
          {t(one === 'month' ? 'billing.monthly' : 'billing.yearly')}
        </label>
      ))}
    </fieldset>
  );
}

type PlansProps = { ids: readonly PriceId[]; chosen: PriceId | null; current: PriceId | null; onChoose: (price: PriceId) => void };
function Plans({ ids: offered, chosen, current, onChoose }: PlansProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-2 md:grid-cols-3">
      <legend className="sr-only">{t('billing.plan')}</legend>
      {offered.map((id) => {
        const { plan, amount, interval } = prices[id];
        const cost = formatMoney(amount, planCurrency);
        return (
          <label
            key={id}
            className={cx(
              'grid cursor-pointer content-start gap-1.5 rounded-lg border px-3 py-2.5 has-[:focus-visible]:outline-2',
              chosen === id ? 'border-ink bg-hover' : 'hover:bg-hover',
            )}
          >
            <span className="flex items-center gap-2">
              <input type="radio" name={name} checked={chosen === id} onChange={() => onChoose(id)} className="accent-ink" />
              <span className="font-strong">{plans[plan].name}</span>
              {current === id && <span className="ms-auto text-sm text-ink-3">{t('billing.current')}</span>}
            </span>
            <span>{t(interval === 'month' ? 'billing.per_month' : 'billing.per_year', { amount: cost })}</span>
            <ul className="text-sm text-ink-3">
              {limited.map((what) => (
                <li key={what}>{limitText(plan, what)}</li>
              ))}
            </ul>
          </label>
        );
      })}
    </fieldset>
  );
}

function limitText(plan: Plan, what: Limited): string {
  const count = limitOf(plan, what);
  return count === null ? t(`billing.no_${what}`) : t(`billing.limit_${what}`, { count });
}

/** The sums of the change as an invoice will have them, and what the shop uses beyond the plan. */
function Cost({ preview, price, isTrial }: { preview: Preview; price: PriceId; isTrial: boolean }) {
  const { effect, at, renews_at: renews, lines, currency, over, credit_left: left, collection } = preview;
  const isCharged = collection === 'stripe';
  const money = (amount: string) => formatMoney(amount, currency);
  const minus = (label: string, amount: string) => (Number(amount) === 0 ? [] : [{ label, value: money(`-${amount}`) }]);
  if (effect === 'none') return <p>{t('billing.preview_none')}</p>;
  const sums = [
    ...lines.map(({ description, amount }) => ({ label: description, value: money(amount) })),
    ...minus(t('billing.discount'), preview.discount),
    ...minus(t('billing.credit_applied'), preview.credit_applied),
    ...(preview.tax
      ? [
          { label: t('billing.net'), value: money(preview.net) },
          { label: t('billing.tax', { name: preview.tax.name, rate: preview.tax.rate }), value: money(preview.tax.amount) },
        ]
      : []),
  ];
  return (
    <div className="grid gap-3">
      <p>
        {effect === 'now'
          ? t('billing.preview_now', { date: formatDay(renews ?? at) })
          : t('billing.preview_later', { date: formatDay(at) })}
        {isTrial && !isCharged && ` ${t('billing.preview_trial')}`}
      </p>
      <dl className="grid gap-1 text-sm">
        {sums.map(({ label, value }) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 text-ink-3">{label}</dt>
            <dd className="shrink-0 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex items-baseline justify-between gap-4 font-strong">
        <span>{t('billing.total')}</span>
        <span className="tabular-nums">{money(preview.total)}</span>
      </p>
      {effect === 'now' && Number(left) > 0 && <p>{t('billing.credit_left', { amount: money(left) })}</p>}
      <p className="text-sm text-ink-3">{[preview.tax_note, noteOf(preview)].filter(Boolean).join(' ')}</p>
      {over.length > 0 && <Over over={over} plan={prices[price].plan} />}
    </div>
  );
}

function noteOf({ collection, effect, charged_at: chargedAt, at }: Preview): string {
  if (collection === 'not_charged') return t(effect === 'now' ? 'billing.total_note' : 'billing.total_note_later');
  return chargedAt && chargedAt > at
    ? t('billing.charged_on', { date: formatDay(chargedAt) })
    : t(effect === 'now' ? 'billing.charged_now' : 'billing.charged_then');
}

const Over = ({ over, plan }: { over: Preview['over']; plan: Plan }) => (
  <div role="note" className="grid gap-1">
    <p className="font-medium">{t('billing.over', { plan: plans[plan].name })}</p>
    <ul className="list-disc ps-5">
      {over.map(({ name, used, limit }) => (
        <li key={name}>{t('billing.over_item', { name: t(`billing.${name}`), used, limit })}</li>
      ))}
    </ul>
    <p className="text-sm text-ink-3">{t('billing.over_note')}</p>
  </div>
);
