import { rotateWebhookSecret, type WebhookEndpoint } from '@parley/contract/webhooks';
import { useMerchantId } from '../../../data/auth.ts';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { t } from './messages.ts';

type RotateProps = { endpoint: WebhookEndpoint; onClose: () => void; onRotated: (endpoint: WebhookEndpoint) => void };
const overlaps = [0, 1, 24, 72, 168];

export function RotateDialog({ endpoint: { id }, onClose, onRotated }: RotateProps) {
  const form = useContractForm(async () => rotateWebhookSecret, {
    defaults: { merchant: useMerchantId(), id, overlap_hours: 24 },
    onDone: onRotated,
  });
  return (
    <ActionDialog
      title={t('webhooks.rotate_title')}
      text={t('webhooks.rotate_text')}
      does={t('webhooks.rotate_do')}
      form={form}
      onClose={onClose}
    >
      <Field label={t('webhooks.rotate_overlap')} error={form.error('overlap_hours')}>
        <Select
          name="overlap_hours"
          value={form.values.overlap_hours ?? 24}
          onChange={({ target }) => form.set('overlap_hours', Number(target.value))}
        >
          {overlaps.map((hours) => (
            <option key={hours} value={hours}>
              {wordOf(hours)}
            </option>
          ))}
        </Select>
      </Field>
    </ActionDialog>
  );
}

function wordOf(hours: number): string {
  if (hours === 0) return t('webhooks.rotate_now');
  return hours <= 24 ? t('webhooks.rotate_hours', { count: hours }) : t('webhooks.rotate_days', { count: hours / 24 });
}
