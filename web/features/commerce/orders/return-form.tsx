import { requestReturn, returnReasons } from '@parley/contract/orders';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { chosenLines, detailOfLine, MethodField, NotifyBox, UnitFields } from './shared-fields.tsx';
import { VariantChoice } from './variant-choice.tsx';
import { t } from './messages.ts';

/** Starts a return for a refund. */
export default function ReturnForm(props: OrderFormProps) {
  return <ComingBack kind="return" {...props} />;
}

/** Starts an exchange. */
export function ExchangeForm(props: OrderFormProps) {
  return <ComingBack kind="exchange" {...props} />;
}

/** The form for a return, for a refund or in exchange for another variant. */
function ComingBack({ kind, order, onClose }: OrderFormProps & { kind: 'return' | 'exchange' }) {
  const merchant = useMerchantId();
  const show = useShow();
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [instead, setInstead] = useState<Record<string, string>>({});
  const lines = chosenLines(counts).map((line) => {
    const variant = instead[line.line_id];
    return { ...line, ...(kind === 'exchange' && variant && { new_variant_id: variant }) };
  });
  const form = useContractForm(async () => requestReturn, {
    defaults: { merchant, id: order.id, kind, lines, reason: 'other', note: '', method: null, notify: false },
    blame: { 'payment.method_refused': 'method', 'payment.balance_low': 'method' },
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  const units = order.lines.filter((line) => line.returnable > 0 && (kind === 'return' || line.product_id));
  return (
    <ActionDialog
      title={
        kind === 'return'
          ? t('orders.return_title', { number: order.order_number })
          : t('orders.exchange_title', { number: order.order_number })
      }
      text={kind === 'return' ? t('orders.return_text') : t('orders.exchange_text')}
      does={kind === 'return' ? t('orders.return_do') : t('orders.exchange_do')}
      form={form}
      onClose={onClose}
    >
      <UnitFields
        units={units.map((line) => ({ id: line.id, name: line.name, detail: detailOfLine(line), most: line.returnable }))}
        counts={counts}
        onChange={setCounts}
        error={form.error('lines')}
      />
      {kind === 'exchange' &&
        units.map(
          (line) =>
            line.product_id &&
            (counts[line.id] ?? 0) > 0 && (
              <Field key={line.id} label={t('orders.exchange_for', { name: line.name })}>
                <VariantChoice
                  product={line.product_id}
                  now={line.variant_id}
                  currency={order.currency}
                  label={t('orders.exchange_for', { name: line.name })}
                  none={t('orders.choose_variant')}
                  value={instead[line.id] ?? ''}
                  onChange={(variant) => setInstead({ ...instead, [line.id]: variant })}
                />
              </Field>
            ),
        )}
      <Field label={t('orders.reason')}>
        <Select {...form.field('reason')}>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`orders.reason_${reason}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('orders.event_note')} error={form.error('note')} optional>
        <Input {...form.field('note')} maxLength={500} />
      </Field>
      <MethodField
        order={order}
        label={t('orders.method')}
        value={form.values.method ?? null}
        error={form.error('method')}
        onChange={(method) => form.set('method', method)}
      />
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}
