import type { Customer, CustomerSummary } from '@parley/contract/customers';
import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { nameOf } from './customer-words.ts';
import { useDuplicates } from './data.ts';
import { useUnmerge } from './actions-data.ts';
import { MergeForm } from './merge-form.tsx';
import { Section } from './section.tsx';
import { t } from './messages.ts';

/** Possible duplicates of this customer. */
export function DuplicatesSection({ customer }: { customer: Customer }) {
  const [other, choose] = useState<CustomerSummary | null>(null);
  const pairs = useDuplicates(customer.id).data?.items ?? [];
  if (pairs.length === 0) return null;
  return (
    <Section title={t('customers.alike')}>
      <ul className="grid gap-1">
        {pairs.map((pair) => {
          const one = pair.customer.id === customer.id ? pair.duplicate : pair.customer;
          const contact = one.name && (one.email ?? one.phone);
          return (
            <li key={one.id} className="flex items-center gap-2">
              <span className="grid min-w-0 flex-1 grid-cols-1">
                <span className="truncate">
                  <bdi>{nameOf(one)}</bdi>
                  {contact && <span className="text-ink-3"> · {contact}</span>}
                </span>
                <span className="text-sm text-ink-3">{t(`customers.alike_${pair.reason}`)}</span>
              </span>
              {customer.actions.includes('merge') && (
                <Button
                  aria-label={t('customers.duplicates_merge', { name: nameOf(customer), other: nameOf(one) })}
                  onClick={() => choose(one)}
                >
                  {t('customers.merge')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {other && <MergeForm customer={customer} other={other} onClose={() => choose(null)} />}
    </Section>
  );
}

/** Customers merged into this one, with Undo while it is possible. */
export function MergedSection({ customer }: { customer: Customer }) {
  const { undo, isPending } = useUnmerge(customer);
  if (customer.merged.length === 0) return null;
  return (
    <Section title={t('customers.merged_title')}>
      <ul className="grid gap-1">
        {customer.merged.map(({ id, name, email, at, may_undo: mayUndo }) => (
          <li key={id} className="flex min-h-control items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {t('customers.merged_line', { name: name || (email ?? ''), date: formatDay(at) })}
            </span>
            {mayUndo && customer.actions.includes('unmerge') && (
              <Button busy={isPending} aria-label={t('customers.merged_undo_of', { name: name || (email ?? '') })} onClick={() => undo(id)}>
                {t('customers.merged_undo')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
