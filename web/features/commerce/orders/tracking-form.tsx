import { type Order, updateShipment } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { DeedDialog } from '../../../ui/deed-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { useShow } from './deeds-data.ts';
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

type Tracking = { carrier: string; tracking_number: string; tracking_url: string };
type FieldsProps = { values: Tracking; onChange: (values: Tracking) => void; error: (path: string) => string | undefined };
const names = ['carrier', 'tracking_number', 'tracking_url'] as const;

/** Who carries a parcel, and where it can be followed. */
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
