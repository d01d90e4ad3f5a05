import { type Order, refundOrder } from '@parley/contract/orders';
import { lazy, Suspense, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useShow } from './actions-data.ts';
import { t } from './messages.ts';

const RefundForm = lazy(() => import('./refund-form.tsx'));

/** What was paid too much, with the button that gives it back; above one's limit it opens the dialog that asks for approval. */
export function Overpaid({ order }: { order: Order }) {
  const merchant = useMerchantId();
  const show = useShow();
  const [isOpen, setOpen] = useState(false);
  const giving = useCommand(refundOrder, {
    onDone: (changed) => {
      show(changed);
      notify.success(t('orders.refunded_done'));
    },
  });
  if (!(Number(order.balance) < 0)) return null;
  const amount = order.balance.replace('-', '');
  const shown = formatMoney(amount, order.currency);
  const isAbove = Number(amount) > Number(order.refund_allowance);
  const give = () => giving.mutate({ merchant, id: order.id, amount, reason: t('orders.overpaid') });
  return (
    <section
      aria-label={t('orders.overpaid')}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-human-line bg-human-soft px-3 py-2.5"
    >
      <p className="flex-1">{t('orders.overpaid_text', { amount: shown })}</p>
      {order.actions.includes('refund') && (
        <Button busy={giving.isPending} onClick={() => (isAbove ? setOpen(true) : give())}>
          {t('orders.overpaid_do', { amount: shown })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RefundForm order={order} amount={amount} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
