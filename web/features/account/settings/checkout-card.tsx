import { checkoutMethods } from '@parley/contract/checkout';
import type { MerchantSettings } from '@parley/contract/merchants';
import { useMay } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { t } from './checkout-messages.ts';
import { useShop } from './data.ts';
import { useShopForm } from './shop-form.tsx';

/** The shipping rates and payment methods of checkout links. A shop that fails to load is reported by its own card. */
export function CheckoutCard() {
  const { data: shop, isError, refetch } = useShop();
  if (isError && !shop) return null;
  return (
    <Card id="checkout" title={t('checkout.title')} className="min-h-[314px] max-sm:min-h-[521px]">
      {shop ? <CheckoutForm shop={shop} loadAgain={refetch} /> : <SkeletonRows rows={3} rowHeight={62} />}
    </Card>
  );
}

type Checkout = Partial<MerchantSettings['checkout']>;

const fieldsOf = ({ checkout }: MerchantSettings) => ({ checkout });

function CheckoutForm({ shop, loadAgain }: { shop: MerchantSettings; loadAgain: () => Promise<unknown> }) {
  const mayChange = useMay('settings:write');
  const { currency } = shop;
  const { form, bar } = useShopForm({
    latest: shop,
    readAgain: loadAgain,
    fieldsOf,
    onSaved: () => notify.success(t('checkout.saved')),
  });
  const chosen: Checkout = form.values.checkout ?? shop.checkout;
  const change = (part: Checkout) => form.set('checkout', { ...chosen, ...part });
  return (
    <form {...form.props}>
      <fieldset disabled={!mayChange} className="grid gap-4">
        <p className="text-ink-2">{t('checkout.text')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('checkout.shipping')} hint={t('checkout.shipping_hint', { currency })} error={form.error('checkout.shipping')}>
            <AmountInput
              name="checkout.shipping"
              value={chosen.shipping ?? ''}
              onChange={({ target }) => change({ shipping: target.value.trim() })}
            />
          </Field>
          <Field label={t('checkout.free_from')} hint={t('checkout.free_from_hint')} error={form.error('checkout.free_from')}>
            <AmountInput
              name="checkout.free_from"
              value={chosen.free_from ?? ''}
              onChange={({ target }) => change({ free_from: target.value.trim() || null })}
            />
          </Field>
        </div>
        <Methods chosen={chosen.methods ?? []} error={form.error('checkout.methods')} onChange={(methods) => change({ methods })} />
        {mayChange && <SaveBar {...bar} place="card" save={t('checkout.save_checkout')} />}
      </fieldset>
    </form>
  );
}

type Methods = MerchantSettings['checkout']['methods'];
type MethodsProps = { chosen: Methods; error: string | undefined; onChange: (methods: Methods) => void };

function Methods({ chosen, error, onChange }: MethodsProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">{t('checkout.methods')}</legend>
      {checkoutMethods.map((method) => (
        <Checkbox
          key={method}
          name="checkout.methods"
          label={t(`checkout.${method}`)}
          checked={chosen.includes(method)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, method] : chosen.filter((one) => one !== method))}
        />
      ))}
      <div aria-live="polite" className="contents">
        {error && <p className="text-sm text-bad">{error}</p>}
      </div>
    </fieldset>
  );
}
