import { cancelLines } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { chosenLines, detailOfLine, NotifyBox, RestockBox, UnitFields } from './shared-fields.tsx';
import { t } from './messages.ts';

/** Cancels units that have not shipped yet. */
export default function CancelLinesForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const [counts, setCounts] = useState<Record<string, number>>({});
  const form = useContractForm(async () => cancelLines, {
    defaults: { merchant, id: order.id, lines: chosenLines(counts), restock: true, refund: Number(order.captured) > 0, notify: false },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  const units = order.lines.flatMap((line) =>
    line.to_ship > 0 ? [{ id: line.id, name: line.name, detail: detailOfLine(line), most: line.to_ship }] : [],
  );
  return (
    <ActionDialog
      keep={t('orders.keep')}
      title={t('orders.cancel_lines_title', { number: order.order_number })}
      does={t('orders.do_cancel_lines')}
      danger
      form={form}
      onClose={onClose}
    >
      <UnitFields units={units} counts={counts} onChange={setCounts} error={form.error('lines')} />
      <RestockBox order={order} checked={form.values.restock} onChange={(checked) => form.set('restock', checked)} />
      {Number(order.captured) > 0 && (
        <Checkbox
          label={t('orders.cancel_lines_refund')}
          checked={form.values.refund}
          onChange={({ target }) => form.set('refund', target.checked)}
        />
      )}
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}
