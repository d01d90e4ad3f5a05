import type { Customer } from '@parley/contract/customers';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { nameOf } from './customer-words.ts';
import { useBlocking, useErasing } from './actions-data.ts';
import { MergeForm } from './merge-form.tsx';
import { t } from './messages.ts';

const EditCustomer = lazy(async () => ({ default: (await import('./customer-form.tsx')).EditCustomer }));

/** The actions that the server allows for this customer. */
export function CustomerActions({ customer, onErased }: { customer: Customer; onErased: () => void }) {
  const [form, open] = useState<'edit' | 'merge' | 'block' | 'erase' | null>(null);
  const blocking = useBlocking(customer);
  const can = (action: Customer['actions'][number]) => customer.actions.includes(action);
  const { email } = customer;
  const close = () => open(null);
  return (
    <>
      {can('edit') && (
        <Button variant="primary" onClick={() => open('edit')}>
          {t('customers.edit')}
        </Button>
      )}
      {can('merge') && <Button onClick={() => open('merge')}>{t('customers.merge')}</Button>}
      {email && (
        <Button onClick={() => void copyText(email, { copied: t('customers.copied'), refused: t('customers.copy_refused') })}>
          {t('customers.copy_email')}
        </Button>
      )}
      {(can('block') || can('unblock') || can('erase')) && (
        <Menu align="start" trigger={<IconButton variant="default" label={t('customers.more')} icon={<Ellipsis />} />}>
          {can('block') && (
            <MenuItem tone="danger" onSelect={() => open('block')}>
              {t('customers.block')}
            </MenuItem>
          )}
          {can('unblock') && <MenuItem onSelect={() => blocking.set(false)}>{t('customers.unblock')}</MenuItem>}
          {can('erase') && (
            <MenuItem tone="danger" onSelect={() => open('erase')}>
              {t('customers.erase')}
            </MenuItem>
          )}
        </Menu>
      )}
      {form === 'edit' && (
        <Suspense>
          <EditCustomer customer={customer} onClose={close} />
        </Suspense>
      )}
      {form === 'merge' && <MergeForm customer={customer} onClose={close} />}
      {form === 'block' && <BlockForm customer={customer} onClose={close} />}
      {form === 'erase' && <EraseForm customer={customer} onClose={close} onErased={onErased} />}
    </>
  );
}

function BlockForm({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const blocking = useBlocking(customer, onClose);
  const props = {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      blocking.set(true);
    },
  };
  return (
    <ActionDialog
      title={t('customers.block_title', { name: nameOf(customer) })}
      text={t('customers.block_text')}
      does={t('customers.block')}
      danger
      size="small"
      form={{ busy: blocking.isPending, props }}
      onClose={onClose}
    />
  );
}

/** Permanent, so the dialog says what is erased and what is kept. */
function EraseForm({ customer, onClose, onErased }: { customer: Customer; onClose: () => void; onErased: () => void }) {
  const erasing = useErasing(customer, onErased);
  const props = {
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      erasing.erase();
    },
  };
  return (
    <ActionDialog
      title={t('customers.erase_title', { name: nameOf(customer) })}
      text={t('customers.erase_text')}
      does={t('customers.erase')}
      danger
      size="small"
      form={{ busy: erasing.isPending, props }}
      onClose={onClose}
    />
  );
}
