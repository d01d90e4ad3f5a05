import { createWebhookEndpoint, updateWebhookEndpoint, type WebhookEndpoint } from '@parley/contract/webhooks';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { EndpointFields } from './endpoint-fields.tsx';
import { t } from './messages.ts';

type NewProps = { onClose: () => void; onCreated: (endpoint: WebhookEndpoint) => void };

export function NewEndpoint({ onClose, onCreated }: NewProps) {
  const form = useContractForm(async () => createWebhookEndpoint, {
    defaults: { merchant: useMerchantId(), url: '', description: '', event_types: null, brand_ids: null, headers: [] },
    onDone: (endpoint) => {
      notify.success(t('webhooks.created'));
      onCreated(endpoint);
    },
  });
  return (
    <FormDialog title={t('webhooks.create')} does={t('webhooks.create')} form={form} onClose={onClose}>
      <EndpointFields values={form.values} saved={[]} error={form.error} onChange={form.put} />
    </FormDialog>
  );
}

export function EditEndpoint({ endpoint, onClose }: { endpoint: WebhookEndpoint; onClose: () => void }) {
  const { id, url, description, event_types, brand_ids, headers } = endpoint;
  const form = useContractForm(async () => updateWebhookEndpoint, {
    defaults: { merchant: useMerchantId(), id, url, description, event_types, brand_ids, headers },
    onDone: () => {
      notify.success(t('webhooks.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('webhooks.edit_title')} does={t('webhooks.save')} form={form} onClose={onClose}>
      <EndpointFields values={form.values} saved={headers.map(({ name }) => name)} error={form.error} onChange={form.put} />
    </FormDialog>
  );
}
