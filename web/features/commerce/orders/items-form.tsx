import { editItems } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { detailOfLine, MethodField, NotifyBox } from './shared-fields.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { t } from './messages.ts';

/** Swaps units for another variant of the same product, before anything has shipped. */
export default function ItemsForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const [chosen, choose] = useState<Record<string, string>>({});
  const changes = Object.entries(chosen).flatMap(([line_id, variant_id]) => (variant_id ? [{ line_id, variant_id }] : []));
  const form = useContractForm(async () => editItems, {
    defaults: { merchant, id: order.id, changes, method: null, notify: false },
    blame: { 'payment.method_refused': 'method', 'payment.balance_low': 'method' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  return (
    <ActionDialog
      title={t('orders.items_title', { number: order.order_number })}
      text={t('orders.items_text')}
      does={t('orders.do_edit_items')}
      form={form}
      onClose={onClose}
    >
      <ul className="grid grid-cols-1 gap-3">
        {order.lines.map(
          (line) =>
            line.product_id &&
            line.to_ship > 0 && (
              <li key={line.id} className="grid gap-1">
                <span className="truncate font-medium">{line.name}</span>
                <span className="truncate text-sm text-ink-3">
                  {t('orders.line_detail', { detail: detailOfLine(line), quantity: line.quantity })}
                </span>
                <VariantChoice
                  product={line.product_id}
                  now={line.variant_id}
                  currency={order.currency}
                  label={t('orders.exchange_for', { name: line.name })}
                  none={t('orders.items_keep')}
                  value={chosen[line.id] ?? ''}
                  onChange={(variant) => choose({ ...chosen, [line.id]: variant })}
                />
              </li>
            ),
        )}
      </ul>
      {form.error('changes') && (
        <p role="alert" className="text-sm text-bad">
          {form.error('changes')}
        </p>
      )}
      <MethodField
        order={order}
        label={t('orders.paid_with')}
        value={form.values.method ?? null}
        error={form.error('method')}
        onChange={(method) => form.set('method', method)}
      />
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}
