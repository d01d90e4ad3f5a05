import { type Order, updateShipment } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useShow } from './actions-data.ts';
import { t } from './messages.ts';

type TrackingProps = { order: Order; shipment: Order['shipments'][number]; onClose: () => void };

/** Corrects a parcel's tracking. */
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
    <ActionDialog
      title={t('orders.tracking_title', { number: shipment.number })}
      does={t('orders.do_edit_tracking')}
      size="small"
      form={form}
      onClose={onClose}
    >
      <TrackingFields values={values} onChange={setValues} error={form.error} />
    </ActionDialog>
  );
}

type Tracking = { carrier: string; tracking_number: string; tracking_url: string };
type FieldsProps = { values: Tracking; onChange: (values: Tracking) => void; error: (path: string) => string | undefined };
const names = ['carrier', 'tracking_number', 'tracking_url'] as const;

/** A parcel's carrier and tracking. */
export const TrackingFields = ({ values, onChange, error }: FieldsProps) => (
  <>
    {names.map((name) => (
      <Field key={name} label={t(`orders.${name}`)} error={error(name)} optional>
        <Input
          name={name}
          value={values[name]}
          inputMode={name === 'tracking_url' ? 'url' : 'text'}
          maxLength={name === 'tracking_url' ? 500 : 80}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      </Field>
    ))}
  </>
);
