import type { Conversation } from '@parley/contract/conversations';
import { setBlocked } from '@parley/contract/customer-notes';
import { useMerchantId } from '../../../../data/auth.ts';
import { notify } from '../../../../data/notify.ts';
import { useDo } from '../../../../data/use-do.ts';
import { t } from './words.ts';

/** Refuses, or takes again, what a customer writes. */
export function useBlocking({ customer, customer_name: name }: Pick<Conversation, 'customer' | 'customer_name'>) {
  const merchant = useMerchantId();
  const { mutateAsync, isPending } = useDo(setBlocked, {
    onDone: ({ blocked }) => notify.success(t(blocked ? 'thread.blocked_done' : 'thread.unblocked_done', { name })),
  });
  const set = (blocked: boolean) =>
    mutateAsync({ merchant, id: customer.id, blocked }).then(
      () => true,
      () => false,
    );
  return { block: () => set(true), unblock: () => void set(false), isBusy: isPending };
}
