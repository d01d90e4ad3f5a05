import { testWebhook, type WebhookEndpoint } from '@parley/contract/webhooks';
import type { Result } from '@parley/contract/endpoint';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { AttemptDetails } from './attempt-details.tsx';
import { useEvents } from './data.ts';
import { EndpointSelect } from './endpoint-select.tsx';
import { t } from './messages.ts';

type TestProps = { endpoints: readonly WebhookEndpoint[]; endpointId: string; onClose: () => void };
const usual = 'order.created';

/** Sends a sample and shows what came back; it can be sent again. */
export function TestDialog({ endpoints, endpointId, onClose }: TestProps) {
  const events = useEvents().data?.items ?? [];
  const [answer, setAnswer] = useState<Result<typeof testWebhook>>();
  const form = useContractForm(async () => testWebhook, {
    defaults: { merchant: useMerchantId(), endpoint_id: endpointId, type: usual },
    onDone: setAnswer,
  });
  const types = events.length > 0 ? events.map(({ type }) => type) : [usual];
  return (
    <ActionDialog
      title={t('webhooks.test_title')}
      text={t('webhooks.test_text')}
      does={t(answer ? 'webhooks.test_again' : 'webhooks.test_do')}
      keep={t('webhooks.close')}
      size="large"
      form={form}
      onClose={onClose}
    >
      <EndpointSelect endpoints={endpoints} value={form.values.endpoint_id ?? endpointId} onChange={(id) => form.set('endpoint_id', id)} />
      <Field label={t('webhooks.test_type')} error={form.error('type')}>
        <Select {...form.field('type')}>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </Field>
      <div aria-live="polite">
        {answer && (
          <AttemptDetails
            attempt={answer}
            title={t(answer.succeeded ? 'webhooks.test_ok' : 'webhooks.test_bad')}
            requestBody={answer.request_body}
          />
        )}
      </div>
    </ActionDialog>
  );
}
