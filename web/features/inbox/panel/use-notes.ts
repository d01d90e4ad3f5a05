import { addCustomerNote, deleteCustomerNote } from '@parley/contract/customer-notes';
import { getPanel } from '@parley/contract/inbox';
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';
import { setRead } from '../../../data/use-read.ts';
import type { PanelCustomer, PanelNote } from './panel-facts.ts';

/** Adds a note when the server has it; takes one away at once, and puts it back if the server refuses. */
export function useNotes(conversationId: string, customer: PanelCustomer) {
  const merchant = useMerchantId();
  const change = (to: (notes: PanelNote[]) => PanelNote[]) =>
    setRead(getPanel, { merchant, id: conversationId }, (held) => ({
      ...held,
      customer: { ...held.customer, notes: to(held.customer.notes) },
    }));
  const adding = useDo(addCustomerNote, { onDone: (note) => change((notes) => [note, ...notes.filter(({ id }) => id !== note.id)]) });
  const deleting = useDo(deleteCustomerNote);
  return {
    add: (text: string) =>
      adding.mutateAsync({ merchant, id: customer.id, text }).then(
        () => true,
        () => false,
      ),
    remove: (note: PanelNote) => {
      const before = customer.notes;
      change((notes) => notes.filter(({ id }) => id !== note.id));
      deleting.mutateAsync({ merchant, id: customer.id, note: note.id }).catch(() => change(() => before));
    },
    isAdding: adding.isPending,
  };
}
