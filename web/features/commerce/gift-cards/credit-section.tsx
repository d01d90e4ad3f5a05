import { getStoreCredit, issueStoreCredit, type StoreCredit, takeStoreCredit } from '@parley/contract/credit';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Entries } from './entries.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { t } from './messages.ts';

type SectionProps = { customer: { id: string; name: string } };

/** A customer's store credit: what is left, its ledger, and issuing or taking back. */
export function CreditSection({ customer }: SectionProps) {
  const [shown, setShown] = useState(10);
  const { data, isError, isFetching, refetch } = useRead(
    getStoreCredit,
    { merchant: useMerchantId(), id: customer.id, limit: shown },
    { keepPrevious: true },
  );
  if (!data)
    return isError ? (
      <ErrorState title={t('credit.failed')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <SkeletonRows rows={2} rowHeight={32} />
    );
  return (
    <>
      <Balance customer={customer} credit={data} />
      {data.entries.length === 0 && <p className="text-sm text-ink-3">{t('credit.credit_none')}</p>}
      <Entries entries={data.entries} currency={data.currency} />
      {data.next_cursor !== null && shown < 100 && (
        <Button className="justify-self-start" busy={isFetching} onClick={() => setShown(100)}>
          {t('credit.more')}
        </Button>
      )}
    </>
  );
}

function Balance({ customer, credit }: SectionProps & { credit: StoreCredit }) {
  const mayIssue = useMay('orders:refund_any');
  const [open, setOpen] = useState<'give' | 'take' | null>(null);
  const { balance, currency, expiring } = credit;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-auto font-strong tabular-nums">{formatMoney(balance, currency)}</span>
        {mayIssue && <Button onClick={() => setOpen('give')}>{t('credit.give')}</Button>}
        {mayIssue && Number(balance) > 0 && (
          <Button variant="ghost" onClick={() => setOpen('take')}>
            {t('credit.take')}
          </Button>
        )}
      </div>
      {expiring.map(({ amount, expires_at: at }) => (
        <p key={`${at} ${amount}`} className="text-sm text-ink-3">
          {t('credit.expiring', { amount: formatMoney(amount, currency), date: formatDay(at) })}
        </p>
      ))}
      {open === 'give' && <GiveForm customer={customer} onClose={() => setOpen(null)} />}
      {open === 'take' && <TakeForm customer={customer} credit={credit} onClose={() => setOpen(null)} />}
    </>
  );
}

type FormProps = SectionProps & { onClose: () => void };

function GiveForm({ customer: { id, name }, onClose }: FormProps) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => issueStoreCredit, {
    defaults: { merchant, id, amount: '', reason: '', expires_at: null },
    onDone: () => {
      notify.success(t('credit.given'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('credit.give_title', { name })} does={t('credit.give')} size="small" form={form} onClose={onClose}>
      <Field label={t('credit.amount')} error={form.error('amount')}>
        <AmountInput {...form.field('amount')} autoFocus />
      </Field>
      <Field label={t('credit.reason')} error={form.error('reason')}>
        <Input {...form.field('reason')} maxLength={500} />
      </Field>
      <ExpiryField value={form.values.expires_at ?? null} error={form.error('expires_at')} onChange={(at) => form.set('expires_at', at)} />
    </ActionDialog>
  );
}

function TakeForm({ customer: { id, name }, credit, onClose }: FormProps & { credit: StoreCredit }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => takeStoreCredit, {
    defaults: { merchant, id, amount: credit.balance, reason: '' },
    blame: { 'credit.balance_low': 'amount' },
    onDone: () => {
      notify.success(t('credit.taken'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('credit.take_title', { name })} does={t('credit.take')} size="small" form={form} onClose={onClose}>
      <Field
        label={t('credit.amount')}
        hint={t('credit.take_hint', { amount: formatMoney(credit.balance, credit.currency) })}
        error={form.error('amount')}
      >
        <AmountInput {...form.field('amount')} autoFocus />
      </Field>
      <Field label={t('credit.reason')} error={form.error('reason')}>
        <Input {...form.field('reason')} maxLength={500} />
      </Field>
    </ActionDialog>
  );
}
