import type { Address } from '@parley/contract/addresses';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { t } from './messages.ts';

const parts = ['name', 'line1', 'line2', 'postcode', 'city', 'region', 'country'] as const;
const needed: readonly string[] = ['line1', 'city', 'postcode', 'country'];
const halves: readonly string[] = ['postcode', 'city', 'region', 'country'];

type AddressesProps = {
  addresses: readonly Address[];
  onChange: (addresses: Address[]) => void;
  error: (path: string) => string | undefined;
};

/** A customer's addresses, the default one first. */
export function AddressFields({ addresses, onChange, error }: AddressesProps) {
  const put = (place: number, address: Address) => onChange(addresses.map((one, at) => (at === place ? address : one)));
  return (
    <>
      {addresses.map((address, place) => (
        // Addresses have no id, so the index is the key.
        <fieldset key={place} className="grid grid-cols-2 gap-3 border-t pt-3">
          <legend className="sr-only">{t('customers.address_nth', { number: place + 1 })}</legend>
          <span className="col-span-2 flex items-center font-medium">
            {t('customers.address_nth', { number: place + 1 })}
            <IconButton
              className="ms-auto"
              label={t('customers.address_remove', { number: place + 1 })}
              icon={<X />}
              onClick={() => onChange(addresses.filter((_, at) => at !== place))}
            />
          </span>
          {parts.map((part) => (
            <Field
              key={part}
              label={t(`customers.address_${part}`)}
              error={error(`addresses.${place}.${part}`)}
              optional={!needed.includes(part)}
              className={halves.includes(part) ? '' : 'col-span-2'}
            >
              <Input
                name={`addresses.${place}.${part}`}
                maxLength={200}
                value={address[part] ?? ''}
                onChange={({ target }) => put(place, withPart(address, part, target.value))}
              />
            </Field>
          ))}
        </fieldset>
      ))}
      {addresses.length < 20 && (
        <Button
          variant="ghost"
          className="justify-self-start"
          icon={<Plus />}
          onClick={() => onChange([...addresses, { line1: '', city: '', postcode: '', country: '' }])}
        >
          {t('customers.address_add')}
        </Button>
      )}
    </>
  );
}

/** Leaves out empty optional fields. */
function withPart(address: Address, part: (typeof parts)[number], text: string): Address {
  const { [part]: _, ...rest } = address;
  return (text === '' && !needed.includes(part) ? rest : { ...address, [part]: text }) as Address;
}
