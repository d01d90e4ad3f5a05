import type { Conversation } from '@parley/contract/conversations';
import { setBlocked } from '@parley/contract/customer-notes';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { t } from './messages.ts';

/** Blocks or unblocks a customer. */
export function useBlocking({ customer, customer_name: name }: Pick<Conversation, 'customer' | 'customer_name'>) {
  const merchant = useMerchantId();
  const { mutateAsync, isPending } = useCommand(setBlocked, {
    onDone: ({ blocked }) => notify.success(t(blocked ? 'thread.blocked_done' : 'thread.unblocked_done', { name })),
  });
  const set = (blocked: boolean) =>
    mutateAsync({ merchant, id: customer.id, blocked }).then(
      () => true,
      () => false,
    );
  return { block: () => set(true), unblock: () => void set(false), isBusy: isPending };
}
