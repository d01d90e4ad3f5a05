import { adjustGiftCard, getGiftCard, type GiftCard, type GiftCardDetail, updateGiftCard } from '@parley/contract/credit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatDateTime, formatDay, formatMoney, formatWhen } from '../../../lib/format.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { KeyValue } from '../../../ui/key-value.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Entries } from './entries.tsx';
import { CardState } from './card-state.tsx';
import { t } from './messages.ts';

/** A gift card beside the list: its balance, its history and what can be done with it. */
export default function CardDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: card, isError, error, isFetching, refetch } = useRead(getGiftCard, { merchant: useMerchantId(), id });
  return (
    <Drawer
      title={card ? t('credit.card', { last: card.last_four }) : t('credit.title')}
      status={card && <CardState state={card.state} />}
      onClose={onClose}
    >
      {card && <Body card={card} />}
      {!card && !isError && <SkeletonRows rows={6} rowHeight={40} />}
      {!card && isError && (
        <ErrorState
          {...(error.status === 404 ? { title: t('credit.missing'), text: '' } : { retry: () => void refetch(), busy: isFetching })}
        />
      )}
    </Drawer>
  );
}

function Body({ card }: { card: GiftCardDetail }) {
  const mayChange = useMay('orders:refund_any');
  return (
    <div className="grid gap-4">
      {mayChange && <Actions card={card} />}
      <KeyValue items={factsOf(card)} />
      <section aria-label={t('credit.history')} className="grid gap-2 border-t pt-3">
        <h3 className="font-strong">{t('credit.history')}</h3>
        <Entries entries={card.entries} currency={card.currency} />
      </section>
    </div>
  );
}

function factsOf(card: GiftCard) {
  const { balance, issued, currency, expires_at: expires, recipient_email: email, customer, note, created_at: at, created_by: by } = card;
  return [
    {
      label: t('credit.balance'),
      value: t('credit.of_issued', { balance: formatMoney(balance, currency), issued: formatMoney(issued, currency) }),
    },
    { label: t('credit.issued'), value: by === null ? formatDay(at) : t('credit.issued_by', { date: formatDay(at), name: by }) },
    { label: t('credit.expires'), value: expires === null ? t('credit.no_expiry') : formatDateTime(expires) },
    ...(email === null ? [] : [{ label: t('credit.recipient'), value: email }]),
    ...(customer === null
      ? []
      : [{ label: t('credit.customer'), value: <Link to={`/customers?customer=${customer.id}`}>{customer.name}</Link> }]),
    ...(note === '' ? [] : [{ label: t('credit.note'), value: note }]),
  ];
}
/** When a card was last used, in words. */
export const lastUsed = ({ last_used_at: at }: Pick<GiftCard, 'last_used_at'>) =>
  at === null ? t('credit.never_used') : t('credit.last_used', { date: formatWhen(at) });

function Actions({ card }: { card: GiftCardDetail }) {
  const merchant = useMerchantId();
  const [isAdjusting, setAdjusting] = useState(false);
  const isDisabled = card.state === 'disabled';
  const change = useCommand(updateGiftCard, {
    onDone: ({ state }) => notify.success(t(state === 'disabled' ? 'credit.disabled_done' : 'credit.enabled_done')),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setAdjusting(true)}>{t('credit.adjust')}</Button>
      <Button
        busy={change.isPending}
        onClick={() => change.mutate({ merchant, id: card.id, disabled: !isDisabled, version: card.version })}
      >
        {t(isDisabled ? 'credit.enable' : 'credit.disable')}
      </Button>
      {isAdjusting && <AdjustForm card={card} onClose={() => setAdjusting(false)} />}
    </div>
  );
}

function AdjustForm({ card: { id, last_four: last }, onClose }: { card: GiftCard; onClose: () => void }) {
  const merchant = useMerchantId();
  const form = useContractForm(async () => adjustGiftCard, {
    defaults: { merchant, id, amount: '', reason: '' },
    blame: { 'credit.balance_low': 'amount' },
    onDone: () => {
      notify.success(t('credit.adjusted'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('credit.adjust_title', { last })} does={t('credit.adjust')} size="small" form={form} onClose={onClose}>
      <Field label={t('credit.amount')} hint={t('credit.adjust_hint')} error={form.error('amount')}>
        <AmountInput {...form.field('amount')} autoFocus />
      </Field>
      <Field label={t('credit.reason')} error={form.error('reason')}>
        <Input {...form.field('reason')} maxLength={500} />
      </Field>
    </ActionDialog>
  );
}
