import { requestRefund } from '@parley/contract/approvals';
import type { Sent } from '@parley/contract/endpoint';
import { parseAmount, toAmount, whyInvalid } from '@parley/contract/money';
import { type Order, previewRefund, refundOrder } from '@parley/contract/orders';
import { type FormEvent, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { useTeam } from './data.ts';
import { namesOf } from './order-approvals.tsx';
import { refundNote } from './refund-note.ts';
import { chosenLines, detailOfLine, MethodField, NotifyBox, UnitFields } from './shared-fields.tsx';
import { t } from './messages.ts';

type RefundFormProps = OrderFormProps & {
  /** What to refund at first; nothing otherwise. */
  amount?: string;
};

/** Refunds by amount, or items and shipping at what was paid for them; at most what was paid and not refunded yet. */
export default function RefundForm({ order, onClose, amount: first = '' }: RefundFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const [counts, setCounts] = useState<Record<string, number>>({});
  const [isRestocked, setRestocked] = useState(false);
  const [shipping, setShipping] = useState('');
  const [isAll, setAll] = useState(false);
  const chosen = chosenLines(counts);
  const sum = useSum(order, chosen, shipping);
  const suggested = isAll ? order.refundable : sum.isAsked ? atMost(order, sum.amount) : first;
  const form = useContractForm(async () => refundOrder, {
    defaults: {
      ...{ merchant, id: order.id, method: null, reason: '', notify: false },
      ...(suggested && { amount: suggested }),
      ...(chosen.length > 0 && { lines: chosen.map((line) => ({ ...line, restock: isRestocked })) }),
      ...(shipping !== '' && { shipping }),
    },
    blame: {
      'refund.too_much': 'amount',
      'refund.above_limit': 'amount',
      'payment.method_refused': 'method',
      'gift_card.refused': 'method',
      'order.line_refused': 'lines',
    },
    onDone: (changed) => {
      show(changed);
      notify.success(t('orders.refunded_done'));
      onClose();
    },
  });
  const { isAbove, text, asking } = useAbove(order, form.values, onClose);
  const entered = form.values.amount ?? '';
  // All that was paid of a part-paid order explains itself.
  const isAdjusted = sum.differs(entered) && entered !== order.refundable;
  const units = order.lines.filter((line) => line.refundable > 0);
  const choose = (next: Record<string, number>, postage: string, all = false) => {
    setCounts(next);
    setShipping(postage);
    setAll(all);
  };
  const chooseAll = () => {
    const postage = Number(order.refundable_shipping) > 0 ? order.refundable_shipping : '';
    choose(Object.fromEntries(units.map(({ id, refundable }) => [id, refundable])), postage, true);
    form.follow('amount');
  };
  const wrong = wrongIn(order.refundable, entered, order.currency) ?? wrongIn(order.refundable_shipping, shipping, order.currency);
  const isPayable = wrong === undefined && Number(entered) > 0;
  const onSubmit: typeof form.submit = (event) => {
    event.preventDefault();
    if (wrong === undefined && (entered !== '' || sum.isFailed)) form.submit(event);
  };
  return (
    <ActionDialog
      title={t('orders.refund_title', { number: order.order_number })}
      text={refundNote(order, form.values.method)}
      does={
        isAbove
          ? t('orders.ask_do')
          : isPayable
            ? t('orders.refund_do', { amount: formatMoney(entered, order.currency) })
            : t('orders.refund_do_none')
      }
      size="small"
      form={isAbove ? { ...form, ...asking } : { ...form, props: { ...form.props, onSubmit }, busy: form.busy || sum.isLoading }}
      onClose={onClose}
    >
      {units.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="font-medium">{t('orders.refund_items')}</legend>
          <UnitFields
            units={units.map((line) => ({ id: line.id, name: line.name, detail: leftOf(line, order.currency), most: line.refundable }))}
            counts={counts}
            onChange={(next) => choose(next, shipping)}
            error={form.error('lines')}
            autoFocus
          />
        </fieldset>
      )}
      {endsWith(order, counts) && <p className="text-sm text-ink-2">{t('orders.refund_cancels')}</p>}
      {chosen.length > 0 && (
        <Checkbox
          label={t('orders.refund_restock')}
          hint={t('orders.refund_restock_hint')}
          checked={isRestocked}
          onChange={({ target }) => setRestocked(target.checked)}
        />
      )}
      {Number(order.refundable_shipping) > 0 && (
        <Field
          label={t('orders.refund_shipping')}
          hint={t('orders.at_most', { amount: formatMoney(order.refundable_shipping, order.currency) })}
          error={wrongIn(order.refundable_shipping, shipping, order.currency) ?? form.error('shipping')}
          optional
        >
          <AmountInput name="shipping" value={shipping} onChange={({ target }) => choose(counts, target.value.trim())} />
        </Field>
      )}
      <Button className="justify-self-start" onClick={chooseAll}>
        {t('orders.refund_all')}
      </Button>
      <Field
        label={t('orders.amount')}
        hint={sum.said(entered) ?? t('orders.at_most', { amount: formatMoney(order.refundable, order.currency) })}
        error={wrongIn(order.refundable, entered, order.currency) ?? form.error('amount')}
      >
        <AmountInput {...form.field('amount')} autoFocus={units.length === 0} />
      </Field>
      <p role="status" className="text-sm text-human empty:hidden">
        {text}
      </p>
      <MethodField
        order={order}
        label={t('orders.method')}
        value={form.values.method ?? null}
        error={form.error('method')}
        onChange={(method) => form.set('method', method)}
      />
      <Field
        label={t('orders.reason')}
        hint={isAdjusted ? t('orders.refund_reason_hint') : undefined}
        error={
          form.error('reason') ?? (isAdjusted && isAbove && !form.values.reason?.trim() ? t('orders.refund_reason_missing') : undefined)
        }
        required={isAdjusted}
        optional={!isAdjusted}
      >
        <Input {...form.field('reason')} maxLength={500} />
      </Field>
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
      {form.values.notify && (
        <Field label={t('orders.refund_message')} error={form.error('message')} optional>
          <Textarea
            name="message"
            value={form.values.message ?? ''}
            maxLength={1000}
            onChange={({ target }) => form.set('message', target.value)}
          />
        </Field>
      )}
    </ActionDialog>
  );
}

const leftOf = (line: Order['lines'][number], currency: string) =>
  [detailOfLine(line), t('orders.refund_left', { amount: formatMoney(line.refundable_amount, currency) })].filter(Boolean).join(' · ');

/** What is wrong with an amount, shown while typing, before anything is sent. */
function wrongIn(most: string, entered: string, currency: string): string | undefined {
  if (/^\d+\.\d+$/.test(entered) && parseAmount(entered, currency) === undefined) return whyInvalid(entered, currency);
  if (!(Number(entered) > Number(most))) return undefined;
  if (Number(most) <= 0) return t('orders.refund_nothing_left');
  return t('orders.refund_too_much', { amount: formatMoney(most, currency) });
}

/** Items may have been worth more than is left to refund. */
const atMost = ({ refundable }: Order, amount: string | undefined) =>
  amount !== undefined && Number(amount) > Number(refundable) ? refundable : amount;

const unshipped: readonly Order['status'][] = ['pending', 'confirmed', 'processing'];
/** Whether these are all that an unshipped order has left, so that the refund cancels it. */
const endsWith = ({ status, lines }: Order, counts: Readonly<Record<string, number>>) =>
  unshipped.includes(status) &&
  lines.some(({ id }) => (counts[id] ?? 0) > 0) &&
  lines.every(({ id, shipped, to_ship: left }) => shipped === 0 && left <= (counts[id] ?? 0));

/** What the chosen items and the shipping come to, as the server calculates it. Unless that is known, it is left to the server. */
function useSum(order: Order, chosen: readonly { line_id: string; quantity: number }[], shipping: string) {
  const merchant = useMerchantId();
  const isAmount = parseAmount(shipping, order.currency) !== undefined;
  const lines = chosen.map(({ line_id: line, quantity }) => `${line}:${quantity}`).join(',');
  const isAsked = lines !== '' || isAmount;
  const asked = { merchant, id: order.id, ...(lines !== '' && { lines }), ...(isAmount && { shipping }) };
  const { data, isError, isFetching } = useRead(previewRefund, asked, { enabled: isAsked, keepPrevious: true });
  const amount = isAsked ? data?.amount : undefined;
  return {
    isAsked,
    amount,
    isFailed: isAsked && isError,
    // Another sum is on its way: what the button says isn't what would be refunded.
    isLoading: isAsked && isFetching,
    /** Another amount than the sum is an adjustment, which needs a reason. */
    differs(entered: string): boolean {
      const [all, wanted] = [parseAmount(amount ?? '', order.currency), parseAmount(entered, order.currency)];
      return isAsked && all !== undefined && wanted !== undefined && all !== wanted;
    },
    said(entered: string): string | undefined {
      if (!isAsked) return undefined;
      if (isError) return t('orders.refund_sum_failed');
      const [all, wanted] = [parseAmount(amount ?? '', order.currency), parseAmount(entered, order.currency)];
      if (all === undefined || wanted === undefined) return undefined;
      const sum = formatMoney(toAmount(all, order.currency), order.currency);
      if (all === wanted) return t('orders.refund_sum', { amount: sum });
      return t('orders.refund_adjusted', { amount: sum, adjustment: formatMoney(toAmount(wanted - all, order.currency), order.currency) });
    },
  };
}

/** An amount above this person's refund limit is not refunded but asked for: whom it would be asked of, and the asking. */
function useAbove(order: Order, values: Sent<typeof refundOrder>, onClose: () => void) {
  const isAbove = Number(values.amount) > Number(order.refund_allowance) && Number(values.amount) <= Number(order.refundable);
  const limit = formatMoney(order.refund_allowance, order.currency);
  const team = useTeam(isAbove).data?.items.filter(({ permissions }) => permissions.includes('orders:refund_any'));
  const ask = useCommand(requestRefund, {
    onDone: ({ approvers }) => {
      notify.success(t('orders.asked', { names: namesOf(approvers) }));
      onClose();
    },
  });
  const { id, ...wanted } = values;
  const who = team && team.length > 0 ? t('orders.can_approve', { names: namesOf(team) }) : '';
  return {
    isAbove,
    text: isAbove ? `${t('orders.above_limit', { limit })} ${who}`.trim() : '',
    asking: {
      busy: ask.isPending,
      props: {
        noValidate: true,
        onSubmit: (event: FormEvent) => {
          event.preventDefault();
          ask.mutate({ ...wanted, order_id: id });
        },
      },
    },
  };
}
