import { recoverWebhookEndpoint, type WebhookEndpoint } from '@parley/contract/webhooks';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { fromTimeField, toTimeField } from '../../../lib/zoned-time.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EndpointSelect } from './endpoint-select.tsx';
import { t } from './messages.ts';

type RecoverProps = { endpoints: readonly WebhookEndpoint[]; endpointId: string; onClose: () => void };
const day = 86_400_000;

/** Sends again what wasn't delivered since a time, of the person's own time zone. */
export function RecoverDialog({ endpoints, endpointId, onClose }: RecoverProps) {
  const [field, setField] = useState(() => toTimeField(new Date(Date.now() - day)));
  const form = useContractForm(async () => recoverWebhookEndpoint, {
    defaults: { merchant: useMerchantId(), id: endpointId, since: fromTimeField(field)?.toISOString() ?? '' },
    onDone: ({ events }) => {
      notify.success(t('webhooks.recovered', { count: events }));
      onClose();
    },
  });
  const since = form.error('since');
  return (
    <ActionDialog
      title={t('webhooks.recover_title')}
      text={t('webhooks.recover_text')}
      does={t('webhooks.recover_do')}
      form={form}
      onClose={onClose}
    >
      <EndpointSelect endpoints={endpoints.filter(({ enabled }) => enabled)} value={form.values.id} onChange={(id) => form.set('id', id)} />
      <Field
        label={t('webhooks.recover_since')}
        hint={t('webhooks.recover_hint')}
        error={since && (field === '' ? t('webhooks.recover_bad') : since)}
      >
        <Input name="since" type="datetime-local" value={field} onChange={({ target }) => setField(target.value)} />
      </Field>
    </ActionDialog>
  );
}
