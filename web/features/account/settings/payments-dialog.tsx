import { connectPaymentAccount, type PaymentAccount } from '@parley/contract/payments';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { PasswordInput } from '../../../ui/password-input.tsx';
import { t } from './checkout-messages.ts';

type DialogProps = { account: Pick<PaymentAccount, 'webhook_url' | 'webhook_events'>; onClose: () => void };

/** Asks for the two secrets and shows the webhook's address to copy. The key is tested before it is saved. */
export default function PaymentsDialog({ account, onClose }: DialogProps) {
  const form = useContractForm(async () => connectPaymentAccount, {
    defaults: { merchant: useMerchantId(), secret_key: '', webhook_secret: '' },
    blame: { 'payment.key_refused': 'secret_key', 'payment.account_differs': 'secret_key' },
    onDone: () => {
      notify.success(t('checkout.payments_connected'));
      onClose();
    },
  });
  return (
    <ActionDialog title={t('checkout.payments_connect')} does={t('checkout.payments_connect')} form={form} onClose={onClose}>
      <Field label={t('checkout.payments_secret')} hint={t('checkout.payments_secret_hint')} error={form.error('secret_key')}>
        <PasswordInput autoComplete="off" {...form.field('secret_key')} autoFocus />
      </Field>
      <Field
        label={t('checkout.payments_address')}
        hint={t('checkout.payments_address_hint', { events: account.webhook_events.join(', ') })}
      >
        <Input readOnly value={account.webhook_url} onFocus={({ target }) => target.select()} />
      </Field>
      <Field label={t('checkout.payments_signing')} hint={t('checkout.payments_signing_hint')} error={form.error('webhook_secret')}>
        <PasswordInput autoComplete="off" {...form.field('webhook_secret')} />
      </Field>
    </ActionDialog>
  );
}
