import type { Discount } from '@parley/contract/checkout';
import { parseAmount, toAmount } from '@parley/contract/money';
import { formatMoney } from '../../../lib/format.ts';
import { fromTimeField, toTimeField } from '../../../lib/zoned-time.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { yourTime } from '../../../ui/your-time.ts';
import { t } from './checkout-messages.ts';
import { ChosenCollections, ChosenProducts, ChosenCustomers, ChosenTags } from './discount-choices.tsx';

export type DiscountBody = Omit<Discount, 'id' | 'code' | 'name' | 'uses' | 'state' | 'created_at'>;
export type FieldsProps = {
  values: DiscountBody;
  error: (path: string) => string | undefined;
  currency: string;
  onChange: (change: Partial<DiscountBody>) => void;
};

/** What a discount takes off, of what, for whom and when. */
export function DiscountFields(props: FieldsProps) {
  const { values, error, onChange } = props;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Worth {...props} />
        <Minimum {...props} />
        <Field label={t('checkout.discount_max_uses')} hint={t('checkout.discount_max_uses_hint')} error={error('max_uses')}>
          <Count name="max_uses" value={values.max_uses} onCount={(count) => onChange({ max_uses: count })} />
        </Field>
        <Field
          label={t('checkout.discount_per_customer')}
          hint={t('checkout.discount_per_customer_hint')}
          error={error('max_uses_per_customer')}
        >
          <Count
            name="max_uses_per_customer"
            value={values.max_uses_per_customer}
            onCount={(count) => onChange({ max_uses_per_customer: count })}
          />
        </Field>
        <Moment name="starts_at" label={t('checkout.discount_starts')} {...props} />
        <Moment name="ends_at" label={t('checkout.discount_ends')} {...props} />
      </div>
      <Products {...props} />
      <Customers {...props} />
      <Checkbox
        name="active"
        label={t('checkout.discount_active')}
        checked={values.active}
        onChange={({ target }) => onChange({ active: target.checked })}
      />
      <p className="text-sm text-ink-2" role="status">
        {exampleOf(props)}
      </p>
    </>
  );
}

/** What a kind needs no more would be refused. */
const kinds: Record<Discount['kind'], Partial<DiscountBody>> = {
  percent: { kind: 'percent', per_item: false, countries: [], shipping_most: null },
  fixed: { kind: 'fixed', countries: [], shipping_most: null },
  free_shipping: { kind: 'free_shipping', value: '0', per_item: false },
};

function Worth({ values, error, currency, onChange }: FieldsProps) {
  const { kind, value } = values;
  const change = (to: string) => onChange(to === 'fixed' || to === 'free_shipping' ? kinds[to] : kinds.percent);
  return (
    <>
      <Field label={t('checkout.discount_kind')} error={error('kind')}>
        <Select name="kind" value={kind} onChange={({ target }) => change(target.value)}>
          <option value="percent">{t('checkout.discount_kind_percent')}</option>
          <option value="fixed">{t('checkout.discount_kind_fixed')}</option>
          <option value="free_shipping">{t('checkout.discount_kind_free_shipping')}</option>
        </Select>
      </Field>
      {kind === 'free_shipping' ? (
        <Shipping values={values} error={error} currency={currency} onChange={onChange} />
      ) : (
        <Field label={t('checkout.discount_value')} error={error('value')}>
          <AmountInput
            name="value"
            value={value}
            onChange={({ target }) => onChange({ value: target.value.trim() })}
            end={<Unit>{kind === 'percent' ? '%' : currency}</Unit>}
          />
        </Field>
      )}
    </>
  );
}

function Shipping({ values, error, currency, onChange }: FieldsProps) {
  return (
    <>
      <Field
        label={t('checkout.discount_shipping_most')}
        optional
        hint={t('checkout.discount_shipping_most_hint')}
        error={error('shipping_most')}
      >
        <AmountInput
          name="shipping_most"
          value={values.shipping_most ?? ''}
          onChange={({ target }) => onChange({ shipping_most: target.value.trim() || null })}
          end={<Unit>{currency}</Unit>}
        />
      </Field>
      <Field label={t('checkout.discount_countries')} optional hint={t('checkout.discount_countries_hint')} error={error('countries')}>
        <Input
          name="countries"
          autoComplete="off"
          defaultValue={values.countries.join(', ')}
          onChange={({ target }) => onChange({ countries: codesIn(target.value) })}
        />
      </Field>
    </>
  );
}
const codesIn = (text: string) =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);

const Minimum = ({ values, error, currency, onChange }: FieldsProps) => (
  <>
    <Field label={t('checkout.discount_minimum_label')} hint={t('checkout.discount_minimum_hint')} error={error('minimum')}>
      <AmountInput
        name="minimum"
        value={values.minimum}
        onChange={({ target }) => onChange({ minimum: target.value.trim() })}
        end={<Unit>{currency}</Unit>}
      />
    </Field>
    <Field label={t('checkout.discount_quantity')} hint={t('checkout.discount_quantity_hint')} error={error('minimum_quantity')}>
      <Count
        name="minimum_quantity"
        value={values.minimum_quantity || null}
        onCount={(count) => onChange({ minimum_quantity: count ?? 0 })}
      />
    </Field>
  </>
);

function Products({ values, error, onChange }: FieldsProps) {
  const { kind, per_item: perItem, product_ids: products, collection_ids: collections } = values;
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium">{t('checkout.discount_products')}</legend>
      <p className="text-sm text-ink-3">{t('checkout.discount_products_hint')}</p>
      <ChosenCollections chosen={collections} onChoose={(ids) => onChange({ collection_ids: ids })} />
      <ChosenProducts chosen={products} onChoose={(ids) => onChange({ product_ids: ids })} error={error('product_ids')} />
      {kind === 'fixed' && (
        <Checkbox
          name="per_item"
          label={t('checkout.discount_per_item')}
          hint={t('checkout.discount_per_item_hint')}
          checked={perItem}
          onChange={({ target }) => onChange({ per_item: target.checked })}
        />
      )}
    </fieldset>
  );
}

function Customers({ values, error, onChange }: FieldsProps) {
  const { customers, customer_ids: chosen, tag_ids: tags } = values;
  const change = (to: string) =>
    onChange(
      to === 'chosen' ? { customers: 'chosen' } : { customers: to === 'first_order' ? to : 'everyone', customer_ids: [], tag_ids: [] },
    );
  return (
    <>
      <Field label={t('checkout.discount_customers')} error={error('customers')}>
        <Select name="customers" value={customers} onChange={({ target }) => change(target.value)}>
          <option value="everyone">{t('checkout.discount_customers_everyone')}</option>
          <option value="chosen">{t('checkout.discount_customers_chosen')}</option>
          <option value="first_order">{t('checkout.discount_customers_first_order')}</option>
        </Select>
      </Field>
      {customers === 'chosen' && (
        <>
          <ChosenTags chosen={tags} onChoose={(ids) => onChange({ tag_ids: ids })} />
          <ChosenCustomers chosen={chosen} onChoose={(ids) => onChange({ customer_ids: ids })} error={error('customer_ids')} />
        </>
      )}
    </>
  );
}

const Unit = ({ children }: { children: string }) => <span className="pe-1.5 text-sm text-ink-3">{children}</span>;

type CountProps = { name: string; value: number | null; onCount: (count: number | null) => void };
const Count = ({ name, value, onCount }: CountProps) => (
  <Input
    type="number"
    min={1}
    name={name}
    value={value ?? ''}
    onChange={({ target }) => onCount(target.value === '' ? null : target.valueAsNumber)}
  />
);

type MomentProps = FieldsProps & { name: 'starts_at' | 'ends_at'; label: string };
const Moment = ({ name, label, values, error, onChange }: MomentProps) => (
  <Field label={label} optional hint={yourTime()} error={error(name)}>
    <Input
      type="datetime-local"
      name={name}
      value={values[name] ? toTimeField(new Date(values[name])) : ''}
      onChange={({ target }) => onChange({ [name]: fromTimeField(target.value)?.toISOString() ?? null })}
    />
  </Field>
);

/** What the discount does to a cart, in the shop's currency; nothing as long as the value can't be read. */
function exampleOf({ values: { kind, value, per_item: perItem }, currency }: FieldsProps): string {
  if (kind === 'free_shipping') return t('checkout.discount_example_shipping');
  if (!currency) return '';
  const money = (cents: number) => formatMoney(toAmount(cents, currency), currency);
  const cents = kind === 'percent' ? Number(value) * 100 : (parseAmount(value, currency) ?? 0);
  if (!(cents > 0) || (kind === 'percent' && cents > 10_000)) return '';
  if (kind === 'percent') {
    const price = parseAmount('100', currency) ?? 0;
    return t('checkout.discount_example', { price: money(price), cost: money(price - Math.round((price * cents) / 10_000)) });
  }
  const price = cents * 10;
  return perItem
    ? t('checkout.discount_example_items', { price: money(price), cost: money((price - cents) * 3) })
    : t('checkout.discount_example', { price: money(price), cost: money(price - cents) });
}
