import type { Customer } from '@parley/contract/customers';
import { useAuth, useMay } from '../../data/auth.ts';
import { Notes } from '../../ui/notes.tsx';
import { nameOf } from './customer-words.ts';
import { useNotes } from './deeds-data.ts';
import { Section } from './section.tsx';
import { t } from './words.ts';

/** What the team knows of a customer and the customer never sees. */
export function NotesSection({ customer }: { customer: Customer }) {
  const { add, remove, isAdding } = useNotes(customer);
  const mayNote = customer.actions.includes('note');
  const mayDeleteAll = useMay('settings:write');
  const me = useAuth((auth) => auth.user?.user_id);
  if (!mayNote && customer.notes.length === 0) return null;
  return (
    <Section title={t('customers.notes')}>
      <Notes
        notes={customer.notes}
        name={nameOf(customer)}
        mayDelete={({ author }) => mayNote && (author.id === me || mayDeleteAll)}
        onDelete={({ id }) => remove(id)}
        onAdd={mayNote ? add : null}
        isAdding={isAdding}
      />
    </Section>
  );
}
