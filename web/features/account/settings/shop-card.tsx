import type { MerchantSettings } from '@parley/contract/merchants';
import { type ReactNode, useMemo } from 'react';
import { useAuth, useMay } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { languageChoices, timeZoneChoices } from '../../../lib/places.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SaveBar } from '../../../ui/save-bar.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useShop } from './data.ts';
import { currencyChoices } from './currencies.ts';
import { t } from './messages.ts';
import { useShopForm } from './shop-form.tsx';

export function ShopCard() {
  const read = useShop();
  return (
    <Card id="shop" title={t('settings.shop')} className="min-h-[438px] max-sm:min-h-[716px]">
      <Loaded read={read} skeleton={<SkeletonRows rows={5} rowHeight={62} />}>
        {(shop) => <ShopForm shop={shop} loadAgain={read.refetch} />}
      </Loaded>
    </Card>
  );
}

function ShopForm({ shop, loadAgain }: { shop: MerchantSettings; loadAgain: () => Promise<unknown> }) {
  const mayChange = useMay('settings:write');
  const updateUser = useAuth((auth) => auth.updateUser);
  const { currency, locale, time_zone } = shop;
  const { form, bar } = useShopForm({
    latest: shop,
    readAgain: loadAgain,
    fieldsOf,
    onSaved: (saved) => {
      updateUser({ merchant_name: saved.name, merchant_time_zone: saved.time_zone });
      notify.success(t('settings.shop_saved'));
    },
  });
  const currencies = useMemo(() => optionsOf(currencyChoices(currency)), [currency]);
  const languages = useMemo(() => optionsOf(languageChoices(locale)), [locale]);
  const zones = useMemo(() => optionsOf(timeZoneChoices(time_zone)), [time_zone]);
  const minutes = form.values.handoff_limit_minutes;
  return (
    <form {...form.props}>
      <fieldset disabled={!mayChange} className="grid gap-4">
        <Field label={t('settings.shop_name')} error={form.error('name')}>
          <Input autoComplete="organization" {...form.field('name')} />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('settings.shop_currency')} error={form.error('currency')}>
            <Select {...form.field('currency')}>{currencies}</Select>
          </Field>
          <Field label={t('settings.shop_time_zone')} hint={t('settings.shop_time_zone_hint')} error={form.error('time_zone')}>
            <Select {...form.field('time_zone')}>{zones}</Select>
          </Field>
          <Field label={t('settings.shop_locale')} hint={t('settings.shop_locale_hint')} error={form.error('locale')}>
            <Select {...form.field('locale')}>{languages}</Select>
          </Field>
          <Field label={t('settings.shop_refund_limit')} hint={t('settings.shop_refund_limit_hint')} error={form.error('refund_limit')}>
            <AmountInput {...form.field('refund_limit')} />
          </Field>
          <Field
            label={t('settings.shop_handoff_limit')}
            hint={t('settings.shop_handoff_limit_hint')}
            error={form.error('handoff_limit_minutes')}
          >
            <Input
              type="number"
              min={1}
              max={1440}
              name="handoff_limit_minutes"
              value={minutes === undefined || Number.isNaN(minutes) ? '' : minutes}
              onChange={({ target }) => form.set('handoff_limit_minutes', target.valueAsNumber)}
              end={<span className="pe-1.5 text-sm text-ink-3">{t('settings.shop_minutes')}</span>}
            />
          </Field>
        </div>
        {mayChange && <SaveBar {...bar} place="card" />}
      </fieldset>
    </form>
  );
}

const fieldsOf = ({ name, currency, locale, time_zone, refund_limit, handoff_limit_minutes }: MerchantSettings) => ({
  name,
  currency,
  locale,
  time_zone,
  refund_limit,
  handoff_limit_minutes,
});

const optionsOf = (choices: readonly { value: string; label: string }[]): ReactNode =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
