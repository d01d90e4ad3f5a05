import { fromTimeField, toTimeField } from '../../../lib/zoned-time.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { yourTime } from '../../../ui/your-time.ts';
import { t } from './messages.ts';

type ExpiryProps = { value: string | null; error: string | undefined; onChange: (value: string | null) => void };

/** A time from which credit can't be spent any more; none for no expiry. */
export const ExpiryField = ({ value, error, onChange }: ExpiryProps) => (
  <Field label={t('credit.expires')} optional hint={yourTime()} error={error}>
    <Input
      type="datetime-local"
      name="expires_at"
      value={value ? toTimeField(new Date(value)) : ''}
      onChange={({ target }) => onChange(fromTimeField(target.value)?.toISOString() ?? null)}
    />
  </Field>
);
