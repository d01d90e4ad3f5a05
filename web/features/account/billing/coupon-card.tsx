import { redeemCoupon, removeCoupon, type Subscription } from '@parley/contract/billing';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

/** Enters a coupon, or removes the current one. */
export function CouponCard({ subscription: { coupon } }: { subscription: Subscription }) {
  const mayChange = useMay('billing:write');
  if (!mayChange) return null;
  return <Card title={t('billing.coupon')}>{coupon ? <Current code={coupon.code} percent={coupon.percent} /> : <Redeem />}</Card>;
}

function Current({ code, percent }: { code: string; percent: number }) {
  const merchant = useMerchantId();
  const remove = useCommand(removeCoupon, { onDone: () => void notify.success(t('billing.coupon_removed')) });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1">{t('billing.with_coupon', { code, percent })}</p>
      <Button busy={remove.isPending} onClick={() => remove.mutate({ merchant })}>
        {t('billing.coupon_remove')}
      </Button>
    </div>
  );
}

function Redeem() {
  const form = useContractForm(async () => redeemCoupon, {
    defaults: { merchant: useMerchantId(), code: '' },
    blame: { 'billing.coupon_refused': 'code' },
    onDone: () => {
      form.reset();
      notify.success(t('billing.coupon_redeemed'));
    },
  });
  return (
    <form {...form.props} className="grid gap-3">
      <FormProblem>{form.problem}</FormProblem>
      <Field label={t('billing.coupon_code')} error={form.error('code')}>
        <Input autoComplete="off" autoCapitalize="characters" {...form.field('code')} />
      </Field>
      <div>
        <Button type="submit" busy={form.busy}>
          {t('billing.coupon_redeem')}
        </Button>
      </div>
    </form>
  );
}
