import { useMay } from '../../../data/auth.ts';
import { Notes } from '../../../ui/notes.tsx';
import { useMe } from '../me.ts';
import { MessageText } from '../thread/message-text.tsx';
import { useNow } from '../use-now.ts';
import type { PanelCustomer } from './panel-facts.ts';
import { useNotes } from './use-notes.ts';
import { t } from './words.ts';

type NotesProps = { conversationId: string; customer: PanelCustomer };

/** What the team knows of a customer and the customer never sees. */
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
