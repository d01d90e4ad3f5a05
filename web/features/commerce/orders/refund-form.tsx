import { requestRefund } from '@parley/contract/approvals';
import type { Sent } from '@parley/contract/endpoint';
import { type Order, refundOrder } from '@parley/contract/orders';
import { can } from '@parley/contract/permissions';
import type { FormEvent } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { type OrderFormProps, useShow } from './actions-data.ts';
import { useTeam } from './data.ts';
import { namesOf } from './order-approvals.tsx';
import { refundNote } from './refund-note.ts';
import { MethodField, NotifyBox } from './shared-fields.tsx';
import { t } from './messages.ts';

/** Refunds at most what was paid and not refunded yet. */
export default function RefundForm({ order, onClose }: OrderFormProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const form = useContractForm(async () => refundOrder, {
    defaults: { merchant, id: order.id, amount: order.refundable, method: null, reason: '', notify: false },
    blame: { 'refund.too_much': 'amount', 'refund.above_limit': 'amount', 'payment.method_refused': 'method' },
    onDone: (changed) => {
      show(changed);
      notify.success(t('orders.refunded_done'));
      onClose();
    },
  });
  const { isAbove, text, asking } = useAbove(order, form.values, onClose);
  const amount = formatMoney(form.values.amount, order.currency);
  return (
    <ActionDialog
      title={t('orders.refund_title', { number: order.order_number })}
      text={refundNote(order)}
      does={isAbove ? t('orders.ask_do') : t('orders.refund_do', { amount })}
      size="small"
      form={isAbove ? { ...form, ...asking } : form}
      onClose={onClose}
    >
      <Field
        label={t('orders.amount')}
        hint={t('orders.at_most', { amount: formatMoney(order.refundable, order.currency) })}
        error={form.error('amount')}
      >
        <AmountInput {...form.field('amount')} autoFocus />
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
      <Field label={t('orders.reason')} error={form.error('reason')} optional>
        <Input {...form.field('reason')} maxLength={500} />
      </Field>
      <NotifyBox order={order} checked={form.values.notify ?? false} onChange={(checked) => form.set('notify', checked)} />
    </ActionDialog>
  );
}

/** An amount above this person's refund limit is not refunded but asked for: whom it would be asked of, and the asking. */
function useAbove(order: Order, values: Sent<typeof refundOrder>, onClose: () => void) {
  const isAbove = Number(values.amount) > Number(order.refund_allowance) && Number(values.amount) <= Number(order.refundable);
  const limit = formatMoney(order.refund_allowance, order.currency);
  const team = useTeam(isAbove).data?.items.filter(({ team_role: role }) => can(role, 'orders:refund_any'));
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
