import { type CustomerSummary, mergeCustomers } from '@parley/contract/customers';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { nameOf } from './customer-words.ts';
import { useFound, useShow } from './data.ts';
import { usePlace } from './use-place.ts';
import { t } from './messages.ts';

type MergeProps = {
  customer: CustomerSummary;
  /** Without it the dialog starts with a search. */ other?: CustomerSummary;
  onClose: () => void;
};

/** Merges two customers: which one is kept, and what moves over. */
export function MergeForm({ customer, other: given, onClose }: MergeProps) {
  const merchant = useMerchantId();
  const show = useShow();
  const { open } = usePlace();
  const [picked, pick] = useState<CustomerSummary | null>(given ?? null);
  const [isSwapped, swap] = useState(false);
  const [stays, goes] = isSwapped && picked ? [picked, customer] : [customer, picked];
  const form = useContractForm(async () => mergeCustomers, {
    defaults: { merchant, id: stays.id, other: goes?.id ?? '' },
    onDone: (merged) => {
      show(merged);
      notify.success(t('customers.merged_done'));
      onClose();
      open(merged.id);
    },
  });
  return (
    <ActionDialog
      title={t('customers.merge_title')}
      text={t('customers.merge_undo_text')}
      does={t('customers.merge_do')}
      form={goes ? form : { ...form, props: { ...form.props, onSubmit: (event) => event.preventDefault() } }}
      onClose={onClose}
    >
      {!goes && <Finder customer={customer} onPick={pick} />}
      {goes && (
        <>
          <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
            <Side title={t('customers.merge_stays')} customer={stays} />
            <Side title={t('customers.merge_goes')} customer={goes} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => swap(!isSwapped)}>{t('customers.merge_swap')}</Button>
            {!given && (
              <Button variant="ghost" onClick={() => pick(null)}>
                {t('customers.merge_another')}
              </Button>
            )}
          </div>
          <div className="grid gap-1">
            <span className="font-medium">{t('customers.merge_comes')}</span>
            <ul className="grid gap-0.5 text-ink-2">
              <li>{t('customers.merge_comes_orders', { count: goes.orders_count })}</li>
              <li>{t('customers.merge_comes_rest')}</li>
              <li>{t('customers.merge_consent')}</li>
            </ul>
          </div>
        </>
      )}
    </ActionDialog>
  );
}

/** One of the two, with the details that tell them apart. */
const Side = ({ title, customer }: { title: string; customer: CustomerSummary }) => (
  <section aria-label={title} className="grid content-start gap-2 rounded-lg border p-3">
    <p className="text-sm text-ink-3">{title}</p>
    <p className="font-strong">
      <bdi>{nameOf(customer)}</bdi>
      {customer.blocked && <span className="ms-2 text-sm font-normal text-bad">{t('customers.blocked')}</span>}
    </p>
    <KeyValue
      items={[
        { label: t('customers.email'), value: customer.email ?? t('customers.unknown') },
        { label: t('customers.phone'), value: customer.phone ?? t('customers.unknown') },
        { label: t('customers.orders'), value: customer.orders_count },
        { label: t('customers.spent'), value: formatMoney(customer.spent, customer.currency) },
        { label: t('customers.created'), value: formatDay(customer.created_at) },
      ]}
    />
  </section>
);

type FinderProps = { customer: CustomerSummary; onPick: (other: CustomerSummary) => void };

/** Searches for the other customer by name, email or phone. */
function Finder({ customer, onPick }: FinderProps) {
  const [words, setWords] = useState('');
  const q = useDebounced(words.trim(), 200);
  const { data, isError, refetch, isFetching } = useFound(q);
  const found = (data?.items ?? []).filter(({ id }) => id !== customer.id);
  return (
    <div className="grid gap-2">
      <Field label={t('customers.merge_find', { name: nameOf(customer) })}>
        <Input
          name="other"
          role="searchbox"
          autoFocus
          value={words}
          placeholder={t('customers.merge_find_hint')}
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      {q.length >= 2 && isError && !data && <ErrorState retry={() => void refetch()} busy={isFetching} />}
      {q.length >= 2 && (
        <ul className="grid gap-1">
          {found.map((one) => (
            <li key={one.id}>
              <Button variant="ghost" className="w-full justify-start!" onClick={() => onPick(one)}>
                <span className="min-w-0 truncate">{[nameOf(one), one.name && (one.email ?? one.phone)].filter(Boolean).join(' · ')}</span>
              </Button>
            </li>
          ))}
          {data && found.length === 0 && <li className="text-ink-3">{t('customers.merge_none')}</li>}
        </ul>
      )}
    </div>
  );
}
