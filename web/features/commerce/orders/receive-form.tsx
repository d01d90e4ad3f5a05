import { type Order, type OrderReturn, receiveReturn } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { useShow } from './actions-data.ts';
import { hasStock, NotifyBox, UnitFields } from './shared-fields.tsx';
import { t } from './messages.ts';

type ReceiveProps = { order: Order; record: OrderReturn; name: string; onClose: () => void };

/** Records returned units, and whether each can be sold again. */
export function ReceiveForm({ order, record, name, onClose }: ReceiveProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const open = record.lines.filter((line) => line.quantity > line.received);
  const [restock, setRestock] = useState<Record<string, number>>(() =>
    Object.fromEntries(open.map((line) => [line.line_id, line.quantity - line.received])),
  );
  const [writeOff, setWriteOff] = useState<Record<string, number>>({});
  const [refund, setRefund] = useState('');
  const lines = open.flatMap(({ line_id: id }) => {
    const line = { line_id: id, restock: restock[id] ?? 0, write_off: writeOff[id] ?? 0 };
    return line.restock + line.write_off > 0 ? [line] : [];
  });
  const form = useContractForm(async () => receiveReturn, {
    defaults: { merchant, id: order.id, return: record.id, lines, notify: false, ...(refund && { refund }) },
    blame: { 'refund.too_much': 'refund', 'refund.above_limit': 'refund' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  const unitsOf = (words: (name: string) => string) =>
    open.map((line) => ({
      id: line.line_id,
      name: words(line.name),
      detail: Object.values(line.options).join(', '),
      most: line.quantity - line.received,
    }));
  return (
    <ActionDialog
      title={t('orders.receive_title', { name })}
      text={t('orders.receive_text')}
      does={t('orders.do_receive')}
      form={form}
      onClose={onClose}
    >
      <UnitFields
        units={unitsOf((line) => t('orders.receive_restock', { name: line }))}
        counts={restock}
        onChange={setRestock}
        error={form.error('lines')}
      />
      <UnitFields units={unitsOf((line) => t('orders.receive_write_off', { name: line }))} counts={writeOff} onChange={setWriteOff} />
      {!hasStock(order) && <p className="text-ink-3">{t('orders.restock_none')}</p>}
      {record.kind === 'return' && (
        <Field
          label={t('orders.receive_refund')}
          hint={t('orders.receive_refund_hint', { amount: formatMoney(record.refund_amount, order.currency) })}
          error={form.error('refund')}
          optional
        >
          <AmountInput name="refund" value={refund} onChange={({ target }) => setRefund(target.value)} />
        </Field>
      )}
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}
