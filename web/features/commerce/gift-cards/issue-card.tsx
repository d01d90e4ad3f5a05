import { type GiftCard, issueGiftCard } from '@parley/contract/credit';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { copyText } from '../../../data/copy-text.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { formatMoney } from '../../../lib/format.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { ExpiryField } from './expiry-field.tsx';
import { t } from './messages.ts';

type Issued = { card: GiftCard; code: string };

/** Issues a gift card, then shows its code this one time. */
export default function IssueCard({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const [issued, setIssued] = useState<Issued | null>(null);
  const form = useContractForm(async () => issueGiftCard, {
    defaults: { merchant, amount: '', recipient_email: null, expires_at: null, note: '' },
    onDone: setIssued,
  });
  if (issued) return <Code issued={issued} onClose={onClose} />;
  return (
    <ActionDialog title={t('credit.issue')} does={t('credit.issue')} form={form} onClose={onClose}>
      <Field label={t('credit.amount')} error={form.error('amount')}>
        <AmountInput {...form.field('amount')} autoFocus />
      </Field>
      <Field label={t('credit.recipient')} hint={t('credit.recipient_hint')} error={form.error('recipient_email')} optional>
        <Input
          type="email"
          name="recipient_email"
          autoComplete="off"
          maxLength={254}
          value={form.values.recipient_email ?? ''}
          onChange={({ target }) => form.set('recipient_email', target.value || null)}
        />
      </Field>
      <ExpiryField value={form.values.expires_at ?? null} error={form.error('expires_at')} onChange={(at) => form.set('expires_at', at)} />
      <Field label={t('credit.note')} error={form.error('note')} optional>
        <Input {...form.field('note')} maxLength={500} />
      </Field>
    </ActionDialog>
  );
}

const Code = ({ issued: { card, code }, onClose }: { issued: Issued; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    size="small"
    title={t('credit.issued_title')}
    description={t('credit.issued_text')}
    footer={
      <>
        <Button onClick={() => void copyText(code, { copied: t('credit.copied'), refused: null })}>{t('credit.copy')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('credit.done')}
        </Button>
      </>
    }
  >
    <p className="text-ink-3">{formatMoney(card.balance, card.currency)}</p>
    <output aria-label={t('credit.code')} className="block py-2 font-mono text-lg select-all">
      {code}
    </output>
  </Dialog>
);
