import { createCustomer, type Customer, updateCustomer } from '@parley/contract/customers';
import { useEffect, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { CustomerFields, type FieldsForm } from './customer-fields-form.tsx';
import { nameOf } from './customer-words.ts';
import { useCustomer, useShow } from './data.ts';
import { t } from './messages.ts';

// The fields read the default values, which the contract leaves open: hence `as FieldsForm`.
const blame = { 'customer.email_taken': 'emails', 'customer.nameless': 'first_name' } as const;
const blank = { first_name: '', last_name: '', emails: [], phones: [], language: null, addresses: [], tag_ids: [] };

type NewProps = { onDone: (customer: Customer) => void; onClose: () => void };

/** Creates a customer. */
export default function NewCustomer({ onDone, onClose }: NewProps) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => createCustomer, {
    defaults: { merchant, ...blank },
    blame,
    onDone: (customer) => {
      onClose();
      onDone(customer);
    },
  });
  return (
    <ActionDialog title={t('customers.new')} does={t('customers.make')} form={form} onClose={onClose}>
      <CustomerFields form={form as FieldsForm} tags={[]} />
    </ActionDialog>
  );
}

/**
 * Edits a customer. The save carries the version it is based on: if somebody else changed the customer meanwhile, nothing is written, what
 * was typed stays, and their changes can be adopted.
 */
export function EditCustomer({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const merchant = useMerchantId();
  const show = useShow();
  const [seen, setSeen] = useState(customer);
  const latest = useCustomer(customer.id);
  const form = useContractForm(async () => updateCustomer, {
    defaults: { merchant, id: seen.id, version: seen.version, ...partsOf(seen) },
    blame,
    onDone: (changed) => {
      show(changed);
      onClose();
    },
  });
  const { refetch } = latest;
  // A rejected save may be the first sign of another's change.
  useEffect(() => {
    if (form.problem) void refetch();
  }, [form.problem, refetch]);
  const isChanged = latest.data !== undefined && latest.data.version > seen.version && !form.busy;
  const take = <Button onClick={() => latest.data && setSeen(latest.data)}>{t('customers.changed_take')}</Button>;
  return (
    <ActionDialog
      title={t('customers.edit_title', { name: nameOf(customer) })}
      does={t('customers.save')}
      form={isChanged ? { ...form, problem: undefined } : form}
      onClose={onClose}
    >
      {isChanged && (
        <Banner tone="human" action={take}>
          {t('customers.changed')}
        </Banner>
      )}
      <CustomerFields form={form as FieldsForm} tags={seen.tags} />
    </ActionDialog>
  );
}

const partsOf = ({ first_name, last_name, emails, phones, language, addresses, tags }: Customer) => ({
  first_name,
  last_name,
  emails,
  phones,
  language,
  addresses,
  tag_ids: tags.map(({ id }) => id),
});
