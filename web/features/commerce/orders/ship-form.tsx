import { shipOrder } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { chosenLines, detailOfLine, NotifyBox, UnitFields } from './shared-fields.tsx';
import { TrackingFields } from './tracking-form.tsx';
import { t } from './messages.ts';

/** Ships a parcel: everything that is left, or a part. */
export default function ShipForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const left = order.lines.filter((line) => line.to_ship > 0);
  const [counts, setCounts] = useState<Record<string, number>>(() => Object.fromEntries(left.map((line) => [line.id, line.to_ship])));
  const [tracking, setTracking] = useState({ carrier: '', tracking_number: '', tracking_url: '' });
  const form = useContractForm(async () => shipOrder, {
    defaults: {
      merchant,
      id: order.id,
      lines: chosenLines(counts),
      notify: false,
      carrier: tracking.carrier || null,
      tracking_number: tracking.tracking_number || null,
      tracking_url: tracking.tracking_url || null,
    },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.ship_title', { number: order.order_number })}
      text={t('orders.ship_text')}
      does={t('orders.ship_do')}
      form={form}
      onClose={onClose}
    >
      <UnitFields
        units={left.map((line) => ({ id: line.id, name: line.name, detail: detailOfLine(line), most: line.to_ship }))}
        counts={counts}
        onChange={setCounts}
        error={form.error('lines')}
      />
      <TrackingFields values={tracking} onChange={setTracking} error={form.error} />
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}
