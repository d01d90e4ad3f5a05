import type { Address } from '@parley/contract/addresses';
import { getCustomer } from '@parley/contract/customers';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { AddressFields } from './address-form.tsx';
import { t } from './messages.ts';

type DraftAddressProps = {
  address: Address | null;
  onChange: (address: Address | null) => void;
  customer: string | null;
  error: (path: string) => string | undefined;
};

const empty: Address = { line1: '', city: '', postcode: '', country: '' };

/** Where a draft ships, if that is known; the customer's own address is offered first. Its country decides the tax. */
export function DraftAddress({ address, onChange, customer, error }: DraftAddressProps) {
  const merchant = useMerchantId();
  const { data } = useRead(getCustomer, { merchant, id: customer ?? '' }, { enabled: customer !== null });
  const known = data?.addresses[0];
  const said = known && [known.line1, [known.postcode, known.city].filter(Boolean).join(' '), known.country].filter(Boolean).join(', ');
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium">{t('orders.draft_address')}</legend>
      {address && <AddressFields address={address} onChange={onChange} error={error} />}
      <div className="flex flex-wrap gap-1.5">
        {!address && known && <Button onClick={() => onChange(known)}>{t('orders.draft_address_use', { address: said ?? '' })}</Button>}
        {!address && (
          <Button variant="ghost" onClick={() => onChange(empty)}>
            {t('orders.draft_address_add')}
          </Button>
        )}
        {address && (
          <Button variant="ghost" onClick={() => onChange(null)}>
            {t('orders.draft_address_remove')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
