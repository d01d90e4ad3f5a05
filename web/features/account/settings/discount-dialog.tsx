import { createDiscount, type Discount, updateDiscount } from '@parley/contract/checkout';
import type { ComponentProps } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './checkout-messages.ts';
import { type DiscountBody, DiscountFields } from './discount-fields.tsx';

type DialogProps = { currency: string; onClose: () => void };

export const DiscountDialog = ({ discount, ...rest }: DialogProps & { discount: Discount | undefined }) =>
  discount ? <EditDiscount discount={discount} {...rest} /> : <NewDiscount {...rest} />;

/** A code, or an automatic discount's name. */
export const nameOf = ({ code, name }: Pick<Discount, 'code' | 'name'>) => code ?? name ?? '';

const blank: DiscountBody = {
  kind: 'percent',
  value: '',
  minimum: '0',
  product_ids: [],
  collection_ids: [],
  per_item: false,
  minimum_quantity: 0,
  countries: [],
  shipping_most: null,
  customers: 'everyone',
  customer_ids: [],
  tag_ids: [],
  max_uses_per_customer: null,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  active: true,
};

function NewDiscount({ currency, onClose }: DialogProps) {
  const form = useContractForm(async () => createDiscount, {
    defaults: { merchant: useMerchantId(), code: '', name: null, ...blank },
    blame: { 'discount.code_taken': 'code' },
    onDone: (made) => {
      notify.success(t('checkout.discount_made', { code: nameOf(made) }));
      onClose();
    },
  });
  const isAutomatic = form.values.code === null;
  return (
    <DiscountForm {...form} title={t('checkout.discounts_new')} action={t('checkout.discount_create')} onClose={onClose}>
      <Field label={t('checkout.discount_method')}>
        <Select
          name="method"
          value={isAutomatic ? 'automatic' : 'code'}
          onChange={({ target }) => form.put(target.value === 'automatic' ? { code: null, name: '' } : { code: '', name: null })}
        >
          <option value="code">{t('checkout.discount_method_code')}</option>
          <option value="automatic">{t('checkout.discount_method_automatic')}</option>
        </Select>
      </Field>
      {isAutomatic ? (
        <Field label={t('checkout.discount_name')} hint={t('checkout.discount_name_hint')} error={form.error('name')}>
          <Input autoComplete="off" maxLength={60} {...form.field('name')} />
        </Field>
      ) : (
        <Field label={t('checkout.discount_code')} hint={t('checkout.discount_code_hint')} error={form.error('code')}>
          <Input autoComplete="off" autoCapitalize="characters" {...form.field('code')} />
        </Field>
      )}
      <DiscountFields values={{ ...blank, ...form.values }} error={form.error} currency={currency} onChange={form.put} />
    </DiscountForm>
  );
}

function EditDiscount({ discount, currency, onClose }: DialogProps & { discount: Discount }) {
  const { code: _code, name, uses: _uses, state: _state, created_at: _created, ...body } = discount;
  const form = useContractForm(async () => updateDiscount, {
    defaults: { merchant: useMerchantId(), ...body, ...(name !== null && { name }) },
    onDone: () => {
      notify.success(t('checkout.discount_saved', { code: nameOf(discount) }));
      onClose();
    },
  });
  return (
    <DiscountForm {...form} title={t('checkout.discount_edit', { code: nameOf(discount) })} action={t('checkout.save')} onClose={onClose}>
      {discount.code === null && (
        <Field label={t('checkout.discount_name')} hint={t('checkout.discount_name_hint')} error={form.error('name')}>
          <Input autoComplete="off" maxLength={60} {...form.field('name')} />
        </Field>
      )}
      <DiscountFields values={{ ...body, ...form.values }} error={form.error} currency={currency} onChange={form.put} />
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
