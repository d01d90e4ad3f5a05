import { addCustomerNote, deleteCustomerNote, setBlocked } from '@parley/contract/customer-notes';
import { type Customer, eraseCustomer, getCustomer, unmergeCustomers, updateCustomer } from '@parley/contract/customers';
import { createTag, type Tag } from '@parley/contract/tags';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { setRead } from '../../../data/use-read.ts';
import { useShow } from './data.ts';
import { t } from './messages.ts';

/** Updates a customer in the cache, and returns an undo function. */
function useHeld({ id }: Pick<Customer, 'id'>) {
  const merchant = useMerchantId();
  return (part: (held: Customer) => Partial<Customer>) => setRead(getCustomer, { merchant, id }, (held) => ({ ...held, ...part(held) }));
}

/** Adds and removes a customer's tags; optimistic, reverted if the server refuses. */
export function useTagging(customer: Pick<Customer, 'id' | 'tags'>) {
  const merchant = useMerchantId();
  const change = useHeld(customer);
  const saving = useCommand(updateCustomer, { onDone: useShow() });
  return (tags: Tag[]) => {
    const before = customer.tags;
    change(() => ({ tags }));
    saving.mutateAsync({ merchant, id: customer.id, tag_ids: tags.map(({ id }) => id) }).catch(() => change(() => ({ tags: before })));
  };
}
export function useMakeTag(onMade: (tag: Tag) => void) {
  const merchant = useMerchantId();
  const making = useCommand(createTag, { onDone: onMade });
  return (name: string) => making.mutate({ merchant, name });
}

/** Adds a note once the server has stored it; removes one optimistically, and restores it if the server refuses. */
export function useNotes(customer: Pick<Customer, 'id' | 'notes'>) {
  const merchant = useMerchantId();
  const change = useHeld(customer);
  const adding = useCommand(addCustomerNote, {
    onDone: (note) => change(({ notes }) => ({ notes: [note, ...notes.filter(({ id }) => id !== note.id)] })),
  });
  const deleting = useCommand(deleteCustomerNote);
  return {
    add: (text: string) =>
      adding.mutateAsync({ merchant, id: customer.id, text }).then(
        () => true,
        () => false,
      ),
    remove: (note: string) => {
      const before = customer.notes;
      change(({ notes }) => ({ notes: notes.filter(({ id }) => id !== note) }));
      deleting.mutateAsync({ merchant, id: customer.id, note }).catch(() => change(() => ({ notes: before })));
    },
    isAdding: adding.isPending,
  };
}

export function useBlocking({ id }: Pick<Customer, 'id'>, onDone?: () => void) {
  const merchant = useMerchantId();
  const change = useHeld({ id });
  const blocking = useCommand(setBlocked, {
    onDone: ({ blocked }) => {
      change(({ actions }) => ({
        blocked,
        actions: actions.map((action) => (action === 'block' || action === 'unblock' ? (blocked ? 'unblock' : 'block') : action)),
      }));
      onDone?.();
    },
  });
  return { set: (blocked: boolean) => blocking.mutate({ merchant, id, blocked }), isPending: blocking.isPending };
}
/** Erases the customer permanently; `onDone` closes what shows them. */
export function useErasing({ id }: Pick<Customer, 'id'>, onDone: () => void) {
  const merchant = useMerchantId();
  const erasing = useCommand(eraseCustomer, {
    onDone: () => {
      notify.success(t('customers.erased'));
      onDone();
    },
  });
  return { erase: () => erasing.mutate({ merchant, id }), isPending: erasing.isPending };
}
export function useUnmerge({ id }: Pick<Customer, 'id'>) {
  const merchant = useMerchantId();
  const show = useShow();
  const undoing = useCommand(unmergeCustomers, {
    onDone: (customer) => {
      show(customer);
      notify.success(t('customers.unmerged'));
    },
  });
  return { undo: (merge: string) => undoing.mutate({ merchant, id, merge }), isPending: undoing.isPending };
}
