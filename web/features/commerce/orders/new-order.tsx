import type { Address } from '@parley/contract/addresses';
import { createOrder } from '@parley/contract/orders';
import { search } from '@parley/contract/search';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { withoutEmpty } from './address-form.tsx';
import { DraftFields, type DraftLine, NoResults } from './draft-fields.tsx';
import { t } from './messages.ts';

type NewOrderProps = { onMade: (id: string) => void; onClose: () => void };

/** Creates a draft. */
export default function NewOrder({ onMade, onClose }: NewOrderProps) {
  const merchant = useMerchantId();
  const [lines, setLines] = useState<DraftLine[]>([]);
  const [address, setAddress] = useState<Address | null>(null);
  const form = useContractForm(async () => createOrder, {
    defaults: {
      merchant,
      customer_id: null,
      lines: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity })),
      discount_code: null,
      shipping: '0',
      shipping_address: address && withoutEmpty(address),
      payment_terms: 'prepaid',
      tax_exempt: false,
    },
    blame: { 'discount.refused': 'discount_code' },
    onDone: ({ id }) => {
      onClose();
      onMade(id);
    },
  });
  return (
    <ActionDialog title={t('orders.new_order')} does={t('orders.make_draft')} form={form} onClose={onClose}>
      <CustomerFinder value={form.values.customer_id ?? null} onChange={(customer) => form.set('customer_id', customer)} />
      <DraftFields
        lines={lines}
        onLines={setLines}
        code={form.values.discount_code ?? ''}
        onCode={(code) => form.set('discount_code', code || null)}
        shipping={form.field('shipping')}
        terms={form.field('payment_terms')}
        exempt={{ checked: form.values.tax_exempt ?? false, onChange: (checked) => form.set('tax_exempt', checked) }}
        address={address}
        onAddress={setAddress}
        customer={form.values.customer_id ?? null}
        error={form.error}
      />
    </ActionDialog>
  );
}

type FinderProps = { value: string | null; onChange: (customer: string | null) => void };

/** Chooses the customer, found by name, email or phone; an order may have none. */
function CustomerFinder({ value, onChange }: FinderProps) {
  const [words, setWords] = useState('');
  const [name, setName] = useState('');
  const q = useDebounced(words.trim(), 200);
  const merchant = useMerchantId();
  const read = useRead(search, { merchant, q, limit: 5 }, { enabled: q.length >= 2, keepPrevious: true });
  const found = read.data?.results.customers ?? [];
  if (value)
    return (
      <div className="flex items-center gap-2">
        <span className="font-medium">{t('orders.customer')}</span>
        <Tag large name={name} onRemove={() => onChange(null)}>
          {name}
        </Tag>
      </div>
    );
  const take = (id: string, who: string) => {
    setName(who);
    setWords('');
    onChange(id);
  };
  return (
    <div className="grid gap-2">
      <Field label={t('orders.customer')} optional>
        <Input role="searchbox" value={words} placeholder={t('orders.find_customer')} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {q.length >= 2 && <NoResults read={read} count={found.length} />}
      {q.length >= 2 && found.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {found.map((one) => (
            <li key={one.id}>
              <Button
                variant="ghost"
                className="h-auto! min-h-8 w-full justify-start! py-1 text-start whitespace-normal! wrap-anywhere"
                onClick={() => take(one.id, one.name)}
              >
                {[one.name, one.email].filter(Boolean).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
