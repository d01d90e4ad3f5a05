import type { Address } from '@parley/contract/addresses';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { t } from './words.ts';

const parts = ['name', 'line1', 'line2', 'postcode', 'city', 'region', 'country'] as const;
const needed: readonly string[] = ['line1', 'city', 'postcode', 'country'];
type FieldsProps = { address: Address; onChange: (address: Address) => void; error: (path: string) => string | undefined };

/** An address in the order people write it. */
export const AddressFields = ({ address, onChange, error }: FieldsProps) => (
  <div className="grid grid-cols-2 gap-3">
    {parts.map((part) => (
      <Field
        key={part}
        label={t(`orders.address_${part}`)}
        error={error(`shipping_address.${part}`)}
        optional={!needed.includes(part)}
        className={part === 'postcode' || part === 'city' || part === 'region' || part === 'country' ? '' : 'col-span-2'}
      >
        <Input
          name={`shipping_address.${part}`}
          maxLength={200}
          value={address[part] ?? ''}
          onChange={({ target }) => onChange({ ...address, [part]: target.value })}
        />
      </Field>
    ))}
  </div>
);

/** What is optional and empty is not there. */
export const withoutEmpty = (address: Address): Address => ({
  line1: address.line1,
  city: address.city,
  postcode: address.postcode,
  country: address.country,
  ...(address.name && { name: address.name }),
  ...(address.line2 && { line2: address.line2 }),
  ...(address.region && { region: address.region }),
});
