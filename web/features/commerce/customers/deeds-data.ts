import { addCustomerNote, deleteCustomerNote, setBlocked } from '@parley/contract/customer-notes';
import { type Customer, eraseCustomer, getCustomer, unmergeCustomers, updateCustomer } from '@parley/contract/customers';
import { createTag, type Tag } from '@parley/contract/tags';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useDo } from '../../../data/use-do.ts';
import { setRead } from '../../../data/use-read.ts';
import { useShow } from './data.ts';
import { t } from './words.ts';

/** Changes what is held of a customer, and answers the way back. */
function useHeld({ id }: Pick<Customer, 'id'>) {
  const merchant = useMerchantId();
  return (part: (held: Customer) => Partial<Customer>) => setRead(getCustomer, { merchant, id }, (held) => ({ ...held, ...part(held) }));
}

/** Puts tags on a customer and takes them off; it shows at once, and goes back if the server refuses. */
export function useTagging(customer: Pick<Customer, 'id' | 'tags'>) {
  const merchant = useMerchantId();
  const change = useHeld(customer);
  const saving = useDo(updateCustomer, { onDone: useShow() });
  return (tags: Tag[]) => {
    const before = customer.tags;
    change(() => ({ tags }));
    saving.mutateAsync({ merchant, id: customer.id, tag_ids: tags.map(({ id }) => id) }).catch(() => change(() => ({ tags: before })));
  };
}
export function useMakeTag(onMade: (tag: Tag) => void) {
  const merchant = useMerchantId();
  const making = useDo(createTag, { onDone: onMade });
  return (name: string) => making.mutate({ merchant, name });
}

/** Adds a note when the server has it; takes one away at once, and puts it back if the server refuses. */
export function useNotes(customer: Pick<Customer, 'id' | 'notes'>) {
  const merchant = useMerchantId();
  const change = useHeld(customer);
  const adding = useDo(addCustomerNote, {
    onDone: (note) => change(({ notes }) => ({ notes: [note, ...notes.filter(({ id }) => id !== note.id)] })),
  });
  const deleting = useDo(deleteCustomerNote);
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
  const blocking = useDo(setBlocked, {
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
/** Erases the customer for good; `onDone` leaves what shows them. */
export function useErasing({ id }: Pick<Customer, 'id'>, onDone: () => void) {
  const merchant = useMerchantId();
  const erasing = useDo(eraseCustomer, {
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
  const undoing = useDo(unmergeCustomers, {
    onDone: (customer) => {
      show(customer);
      notify.success(t('customers.unmerged'));
    },
  });
  return { undo: (merge: string) => undoing.mutate({ merchant, id, merge }), isPending: undoing.isPending };
}
