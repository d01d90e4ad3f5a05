import type { Address } from '@parley/contract/addresses';
import { editAddress } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { t } from './messages.ts';

/** Changes the shipping address of what hasn't shipped. */
export default function AddressForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const [address, setAddress] = useState(order.shipping_address ?? { line1: '', city: '', postcode: '', country: '' });
  const form = useContractForm(async () => editAddress, {
    defaults: { merchant, id: order.id, shipping_address: withoutEmpty(address) },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.address_title', { number: order.order_number })}
      text={order.shipments.length > 0 ? t('orders.address_text_part') : t('orders.address_text')}
      does={t('orders.do_edit_address')}
      form={form}
      onClose={onClose}
    >
      <AddressFields address={address} onChange={setAddress} error={form.error} />
    </ActionDialog>
  );
}

const parts = ['name', 'line1', 'line2', 'postcode', 'city', 'region', 'country'] as const;
const needed: readonly string[] = ['line1', 'city', 'postcode', 'country'];
type FieldsProps = { address: Address; onChange: (address: Address) => void; error: (path: string) => string | undefined };

/** The fields of an address, in the usual order. */
export const AddressFields = ({ address, onChange, error }: FieldsProps) => (
  <div className="grid grid-cols-2 gap-3">
    {parts.map((part) => (
      <Field
        key={part}
        label={t(`orders.address_${part}`)}
        error={error(`shipping_address.${part}`)}
        optional={!needed.includes(part)}
        className={part === 'postcode' || part === 'city' || part === 'region' || part === 'country' ? '' : 'col-span-2'}
      >
        <Input
          name={`shipping_address.${part}`}
          maxLength={200}
          value={address[part] ?? ''}
          onChange={({ target }) => onChange({ ...address, [part]: target.value })}
        />
      </Field>
    ))}
  </div>
);

/** Leaves out empty optional fields. */
export const withoutEmpty = (address: Address): Address => ({
  line1: address.line1,
  city: address.city,
  postcode: address.postcode,
  country: address.country,
  ...(address.name && { name: address.name }),
  ...(address.line2 && { line2: address.line2 }),
  ...(address.region && { region: address.region }),
});
