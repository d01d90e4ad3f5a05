import { createDiscount, type Discount, updateDiscount } from '@parley/contract/checkout';
import type { ComponentProps } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { notify } from '../../data/notify.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { DeedDialog } from '../../ui/deed-dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './checkout-words.ts';
import { DiscountFields, type DiscountSetters } from './discount-fields.tsx';

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
  <DeedDialog title={title} does={action} form={form} onClose={onClose}>
    {children}
  </DeedDialog>
);
