import { createDiscount, type Discount, updateDiscount } from '@parley/contract/checkout';
import type { ComponentProps } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { fromTimeField, toTimeField } from '../../../lib/zoned-time.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { yourTime } from '../../../ui/your-time.ts';
import { t } from './checkout-messages.ts';

type DialogProps = { currency: string; onClose: () => void };

export const DiscountDialog = ({ discount, ...rest }: DialogProps & { discount: Discount | undefined }) =>
  discount ? <EditDiscount discount={discount} {...rest} /> : <NewDiscount {...rest} />;

function NewDiscount({ currency, onClose }: DialogProps) {
  const form = useContractForm(async () => createDiscount, {
    defaults: {
      merchant: useMerchantId(),
      code: '',
      kind: 'percent',
      value: '',
      minimum: '0',
      starts_at: null,
      ends_at: null,
      max_uses: null,
      active: true,
    },
    blame: { 'discount.code_taken': 'code' },
    onDone: ({ code }) => {
      notify.success(t('checkout.discount_made', { code }));
      onClose();
    },
  });
  const set: DiscountSetters = {
    kind: (value) => form.set('kind', value),
    value: (value) => form.set('value', value),
    minimum: (value) => form.set('minimum', value),
    starts_at: (value) => form.set('starts_at', value),
    ends_at: (value) => form.set('ends_at', value),
    max_uses: (value) => form.set('max_uses', value),
    active: (value) => form.set('active', value),
  };
  return (
    <DiscountForm {...form} title={t('checkout.discounts_new')} action={t('checkout.discount_create')} onClose={onClose}>
      <Field label={t('checkout.discount_code')} hint={t('checkout.discount_code_hint')} error={form.error('code')}>
        <Input autoComplete="off" autoCapitalize="characters" {...form.field('code')} />
      </Field>
      <DiscountFields values={form.values} error={form.error} currency={currency} set={set} />
    </DiscountForm>
  );
}

function EditDiscount({ discount, currency, onClose }: DialogProps & { discount: Discount }) {
  const { id, code, kind, value, minimum, starts_at, ends_at, max_uses, active } = discount;
  const form = useContractForm(async () => updateDiscount, {
    defaults: { merchant: useMerchantId(), id, kind, value, minimum, starts_at, ends_at, max_uses, active },
    onDone: () => {
      notify.success(t('checkout.discount_saved', { code }));
      onClose();
    },
  });
  const set: DiscountSetters = {
    kind: (value) => form.set('kind', value),
    value: (value) => form.set('value', value),
    minimum: (value) => form.set('minimum', value),
    starts_at: (value) => form.set('starts_at', value),
    ends_at: (value) => form.set('ends_at', value),
    max_uses: (value) => form.set('max_uses', value),
    active: (value) => form.set('active', value),
  };
  return (
    <DiscountForm {...form} title={t('checkout.discount_edit', { code })} action={t('checkout.save')} onClose={onClose}>
      <DiscountFields values={form.values} error={form.error} currency={currency} set={set} />
    </DiscountForm>
  );
}

type FormProps = Pick<DialogProps, 'onClose'> & {
  props: ComponentProps<'form'>;
  problem: string | undefined;
  busy: boolean;
  title: string;
  action: string;
  children: ComponentProps<'form'>['children'];
};

const DiscountForm = ({ action, title, onClose, children, ...form }: FormProps) => (
  <ActionDialog title={title} does={action} form={form} onClose={onClose}>
    {children}
  </ActionDialog>
);

type DiscountBody = Pick<Discount, 'kind' | 'value' | 'minimum' | 'starts_at' | 'ends_at' | 'max_uses' | 'active'>;
type DiscountSetters = { [Name in keyof DiscountBody]: (value: DiscountBody[Name]) => void };
type FieldsProps = {
  values: Partial<DiscountBody>;
  error: (path: string) => string | undefined;
  currency: string;
  set: DiscountSetters;
};

function DiscountFields({ values, error, currency, set }: FieldsProps) {
  const { kind = 'percent', value = '', minimum = '', max_uses: most = null, active = true } = values;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('checkout.discount_kind')} error={error('kind')}>
          <Select name="kind" value={kind} onChange={({ target }) => set.kind(target.value === 'fixed' ? 'fixed' : 'percent')}>
            <option value="percent">{t('checkout.discount_kind_percent')}</option>
            <option value="fixed">{t('checkout.discount_kind_fixed')}</option>
          </Select>
        </Field>
        <Field label={t('checkout.discount_value')} error={error('value')}>
          <AmountInput
            name="value"
            value={value}
            onChange={({ target }) => set.value(target.value.trim())}
            end={<span className="pe-1.5 text-sm text-ink-3">{kind === 'percent' ? '%' : currency}</span>}
          />
        </Field>
        <Field label={t('checkout.discount_minimum_label')} hint={t('checkout.discount_minimum_hint')} error={error('minimum')}>
          <AmountInput
            name="minimum"
            value={minimum}
            onChange={({ target }) => set.minimum(target.value.trim())}
            end={<span className="pe-1.5 text-sm text-ink-3">{currency}</span>}
          />
        </Field>
        <Field label={t('checkout.discount_max_uses')} hint={t('checkout.discount_max_uses_hint')} error={error('max_uses')}>
          <Input
            type="number"
            min={1}
            name="max_uses"
            value={most ?? ''}
            onChange={({ target }) => set.max_uses(target.value === '' ? null : target.valueAsNumber)}
          />
        </Field>
        <Moment name="starts_at" label={t('checkout.discount_starts')} values={values} error={error} set={set} />
        <Moment name="ends_at" label={t('checkout.discount_ends')} values={values} error={error} set={set} />
      </div>
      <Checkbox
        name="active"
        label={t('checkout.discount_active')}
        checked={active}
        onChange={({ target }) => set.active(target.checked)}
      />
    </>
  );
}

type MomentProps = Omit<FieldsProps, 'currency'> & { name: 'starts_at' | 'ends_at'; label: string };

const Moment = ({ name, label, values, error, set }: MomentProps) => (
  <Field label={label} optional hint={yourTime()} error={error(name)}>
    <Input
      type="datetime-local"
      name={name}
      value={values[name] ? toTimeField(new Date(values[name])) : ''}
      onChange={({ target }) => set[name](fromTimeField(target.value)?.toISOString() ?? null)}
    />
  </Field>
);
