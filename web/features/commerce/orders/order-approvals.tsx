import { type Approval, approve as approveLine, askForApproval, decline as declineLine, listApprovals } from '@parley/contract/approvals';
import type { Order } from '@parley/contract/orders';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatAnyOf, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { t } from './messages.ts';

/** What waits for an approval about this order: who asks, who can approve it, and the buttons to do so. */
export function OrderApprovals({ order }: { order: Order }) {
  const merchant = useMerchantId();
  const { data } = useRead(listApprovals, { merchant, order_id: order.id }, { enabled: useMay('inbox:read') });
  return data?.items.map((approval) => <Waiting key={approval.id} approval={approval} />);
}

export const namesOf = (people: readonly { name: string }[]) => formatAnyOf(people.map(({ name }) => name));

function Waiting({ approval }: { approval: Approval }) {
  const merchant = useMerchantId();
  const { id, actions, approvers, requested_by: by, reason, changes } = approval;
  const approving = useCommand(approveLine, { onDone: () => notify.success(t('orders.approved')) });
  const declining = useCommand(declineLine, { onDone: () => notify.success(t('orders.declined')) });
  const asking = useCommand(askForApproval, { onDone: () => notify.success(t('orders.asked', { names: namesOf(approvers) })) });
  const isBusy = approving.isPending || declining.isPending;
  const what = t(`action.${approval.action}_short`, { order: approval.order?.number ?? '' });
  const amount = Number(approval.amount) > 0 ? formatMoney(approval.amount, approval.currency) : '';
  return (
    <section aria-label={t('orders.waiting')} className="grid gap-1.5 rounded-lg border border-human-line bg-human-soft px-3 py-2.5">
      <p className="font-medium">{[t('orders.waiting'), what, amount].filter(Boolean).join(' · ')}</p>
      {changes.length > 0 && <p className="text-sm text-ink-2">{changes.join(' · ')}</p>}
      <p className="text-sm text-ink-2">
        {t('orders.waiting_by', { name: by?.name ?? t('orders.the_ai') })} {reason && <bdi>“{reason}”</bdi>}
      </p>
      {!actions.includes('approve') && approvers.length > 0 && (
        <p className="text-sm text-ink-3">{t('orders.can_approve', { names: namesOf(approvers) })}</p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {actions.includes('decline') && (
          <Button disabled={isBusy} onClick={() => declining.mutate({ merchant, id, note: '' })}>
            {t('orders.decline')}
          </Button>
        )}
        {actions.includes('ask') && approvers.length > 0 && (
          <Button variant="primary" busy={asking.isPending} onClick={() => asking.mutate({ merchant, id })}>
            {t('orders.remind')}
          </Button>
        )}
        {actions.includes('approve') && (
          <Button variant="primary" busy={isBusy} onClick={() => approving.mutate({ merchant, id })}>
            {t('orders.approve')}
          </Button>
        )}
      </div>
    </section>
  );
}
