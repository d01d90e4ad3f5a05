import { listCollections } from '@parley/contract/collections';
import { getCustomer, listCustomers } from '@parley/contract/customers';
import { getProduct, listProducts } from '@parley/contract/products';
import { listTags } from '@parley/contract/tags';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { t } from './checkout-messages.ts';

type ChosenProps = { chosen: readonly string[]; onChoose: (ids: string[]) => void };
const toggled = (chosen: readonly string[], id: string) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);

/** The shop's collections, each to check; nothing in a shop without any. */
export function ChosenCollections({ chosen, onChoose }: ChosenProps) {
  const { data } = useRead(listCollections, { merchant: useMerchantId() });
  return <Checks label={t('checkout.discount_collections')} items={data?.items ?? []} chosen={chosen} onChoose={onChoose} />;
}

export function ChosenTags({ chosen, onChoose }: ChosenProps) {
  const { data } = useRead(listTags, { merchant: useMerchantId() }, { enabled: useMay('inbox:read') });
  return <Checks label={t('checkout.discount_tags')} items={data?.items ?? []} chosen={chosen} onChoose={onChoose} />;
}

type ChecksProps = ChosenProps & { label: string; items: readonly { id: string; name: string }[] };
function Checks({ label, items, chosen, onChoose }: ChecksProps) {
  if (items.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm text-ink-2">{label}</legend>
      <div className="mt-1 grid max-h-40 gap-1 overflow-y-auto sm:grid-cols-2">
        {items.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => onChoose(toggled(chosen, id))} />
        ))}
      </div>
    </fieldset>
  );
}

type FoundProps = ChosenProps & { error: string | undefined };
const most = 6;

export function ChosenProducts(props: FoundProps) {
  const merchant = useMerchantId();
  const [q, setQ] = useState('');
  const { data } = useRead(listProducts, { merchant, q, limit: most }, { enabled: q.length >= 2, keepPrevious: true });
  return (
    <Search
      {...props}
      name="product_ids"
      label={t('checkout.discount_find_product')}
      q={q}
      onType={setQ}
      found={data?.items.map(({ product_id: id, name }) => ({ id, name }))}
      Name={ProductName}
    />
  );
}
export function ChosenCustomers(props: FoundProps) {
  const merchant = useMerchantId();
  const [q, setQ] = useState('');
  const { data } = useRead(listCustomers, { merchant, q, limit: most }, { enabled: q.length >= 2, keepPrevious: true });
  return (
    <Search
      {...props}
      name="customer_ids"
      label={t('checkout.discount_find_customer')}
      q={q}
      onType={setQ}
      found={data?.items}
      Name={CustomerName}
    />
  );
}

const ProductName = ({ id }: { id: string }) => useRead(getProduct, { merchant: useMerchantId(), id }).data?.name ?? '…';
const CustomerName = ({ id }: { id: string }) => useRead(getCustomer, { merchant: useMerchantId(), id }).data?.name ?? '…';

type SearchProps = FoundProps & {
  name: string;
  label: string;
  q: string;
  onType: (q: string) => void;
  found: readonly { id: string; name: string }[] | undefined;
  Name: (props: { id: string }) => string;
};
/** Finds by typing; what was chosen can be removed again. */
function Search({ name, label, q, onType, found = [], chosen, onChoose, Name, error }: SearchProps) {
  const offered = q.length < 2 ? [] : found.filter(({ id }) => !chosen.includes(id));
  const choose = (id: string) => {
    onChoose([...chosen, id]);
    onType('');
  };
  return (
    <Field label={label} optional error={error}>
      <Input
        name={name}
        autoComplete="off"
        value={q}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          // Enter chooses the first one, and doesn't save the discount.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (offered[0]) choose(offered[0].id);
        }}
      />
      <div className="flex flex-wrap gap-1.5">
        {chosen.map((id) => (
          <Tag key={id} onRemove={() => onChoose(toggled(chosen, id))}>
            <Name id={id} />
          </Tag>
        ))}
        {offered.map(({ id, name: found }) => (
          <Button key={id} onClick={() => choose(id)}>
            {t('checkout.discount_add', { name: found })}
          </Button>
        ))}
      </div>
    </Field>
  );
}
