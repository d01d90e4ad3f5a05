import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './words.ts';

export type Tracking = { carrier: string; tracking_number: string; tracking_url: string };
type FieldsProps = { values: Tracking; onChange: (values: Tracking) => void; error: (path: string) => string | undefined };
const names = ['carrier', 'tracking_number', 'tracking_url'] as const;

/** Who carries a parcel, and where it can be followed. */
export const TrackingFields = ({ values, onChange, error }: FieldsProps) => (
  <>
    {names.map((name) => (
      <Field key={name} label={t(`orders.${name}`)} error={error(name)} optional>
        <Input
          name={name}
          value={values[name]}
          inputMode={name === 'tracking_url' ? 'url' : 'text'}
          maxLength={name === 'tracking_url' ? 500 : 80}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      </Field>
    ))}
  </>
);
