import { addCustomerNote, deleteCustomerNote } from '@parley/contract/customer-notes';
import { getPanel } from '@parley/contract/inbox';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import { setRead } from '../../../../data/use-read.ts';
import { Notes } from '../../../../ui/notes.tsx';
import { useMe } from '../me.ts';
import { MessageText } from '../thread/message-text.tsx';
import { useNow } from '../use-now.ts';
import type { PanelCustomer, PanelNote } from './panel-section.tsx';
import { t } from './messages.ts';

type NotesProps = { conversationId: string; customer: PanelCustomer };

/** The team's notes about a customer, which the customer never sees. */
export function PanelNotes({ conversationId, customer }: NotesProps) {
  const { add, remove, isAdding } = useNotes(conversationId, customer);
  const mayWrite = useMay('customers:write');
  const mayDeleteAll = useMay('settings:write');
  const me = useMe();
  const now = useNow();
  return (
    <div className="grid gap-2">
      {customer.notes.length === 0 && !mayWrite && <p className="text-sm text-ink-3">{t('panel.no_notes')}</p>}
      <Notes
        notes={customer.notes}
        name={customer.name}
        now={now}
        mayDelete={({ author }) => mayWrite && (author.id === me.id || mayDeleteAll)}
        onDelete={remove}
        onAdd={mayWrite ? add : null}
        isAdding={isAdding}
        renderText={(text) => <MessageText text={text} />}
      />
    </div>
  );
}

/** Adds a note once the server has it; deletes one at once, and restores it if the server refuses. */
function useNotes(conversationId: string, customer: PanelCustomer) {
  const merchant = useMerchantId();
  const change = (to: (notes: PanelNote[]) => PanelNote[]) =>
    setRead(getPanel, { merchant, id: conversationId }, (cached) => ({
      ...cached,
      customer: { ...cached.customer, notes: to(cached.customer.notes) },
    }));
  const adding = useCommand(addCustomerNote, { onDone: (note) => change((notes) => [note, ...notes.filter(({ id }) => id !== note.id)]) });
  const deleting = useCommand(deleteCustomerNote);
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
