import { type OrderLine, requestReturn, returnReasons } from '@parley/contract/orders';
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
  const units = order.lines.filter((line) => mostOf(kind, line) > 0 && (kind === 'return' || line.product_id));
  // Units that weren't refunded come back first.
  const unpaid = units.reduce((all, line) => all + Math.max(0, (counts[line.id] ?? 0) - line.returnable + line.returnable_refunded), 0);
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
        units={units.map((line) => ({ id: line.id, name: line.name, detail: detailOf(line), most: mostOf(kind, line) }))}
        counts={counts}
        onChange={setCounts}
        error={form.error('lines')}
      />
      <p role="status" className="text-sm text-human empty:hidden">
        {unpaid > 0 && t('orders.return_pays_less', { count: unpaid })}
      </p>
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

/** A refunded unit can come back, but isn't exchanged: it would be paid back twice. */
const mostOf = (kind: 'return' | 'exchange', line: OrderLine) =>
  kind === 'return' ? line.returnable : line.returnable - line.returnable_refunded;

const detailOf = (line: OrderLine) =>
  [detailOfLine(line), line.returnable_refunded > 0 && t('orders.return_refunded', { count: line.returnable_refunded })]
    .filter(Boolean)
    .join(' · ');
