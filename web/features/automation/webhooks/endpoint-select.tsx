import type { WebhookEndpoint } from '@parley/contract/webhooks';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type SelectProps = { endpoints: readonly WebhookEndpoint[]; value: string; onChange: (id: string) => void };

/** Nothing where there is only one. */
export function EndpointSelect({ endpoints, value, onChange }: SelectProps) {
  if (endpoints.length < 2) return null;
  return (
    <Field label={t('webhooks.endpoint')}>
      <Select name="endpoint" value={value} onChange={({ target }) => onChange(target.value)}>
        {endpoints.map(({ id, url }) => (
          <option key={id} value={id}>
            {url}
          </option>
        ))}
      </Select>
    </Field>
  );
}
