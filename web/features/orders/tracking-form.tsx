import { type Order, updateShipment } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../data/auth.ts';
import { useContractForm } from '../../data/use-contract-form.ts';
import { DeedDialog } from '../../ui/deed-dialog.tsx';
import { useShow } from './deeds-data.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { t } from './words.ts';

type TrackingProps = { order: Order; shipment: Order['shipments'][number]; onClose: () => void };

/** Corrects how a parcel can be followed. */
export function TrackingForm({ order, shipment, onClose }: TrackingProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const [values, setValues] = useState({
    carrier: shipment.carrier ?? '',
    tracking_number: shipment.tracking_number ?? '',
    tracking_url: shipment.tracking_url ?? '',
  });
  const form = useContractForm(async () => updateShipment, {
    defaults: {
      merchant,
      id: order.id,
      shipment: shipment.id,
      carrier: values.carrier || null,
      tracking_number: values.tracking_number || null,
      tracking_url: values.tracking_url || null,
    },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <DeedDialog
      title={t('orders.tracking_title', { number: shipment.number })}
      does={t('orders.do_edit_tracking')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <TrackingFields values={values} onChange={setValues} error={form.error} />
    </DeedDialog>
  );
}
