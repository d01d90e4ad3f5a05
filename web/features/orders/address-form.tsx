import { editAddress } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { DeedDialog } from '../../ui/deed-dialog.tsx';
import { AddressFields, withoutEmpty } from './address-fields.tsx';
import { useShow } from './deeds-data.ts';
import type { OrderFormProps } from './order-deeds.tsx';
import { t } from './words.ts';

/** Where an order goes, before anything left. */
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
    <DeedDialog
      title={t('orders.address_title', { number: order.order_number })}
      does={t('orders.do_edit_address')}
      form={form}
      onClose={onClose}
    >
      <AddressFields address={address} onChange={setAddress} error={form.error} />
    </DeedDialog>
  );
}
