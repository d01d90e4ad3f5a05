import type { Address } from '@parley/contract/addresses';
import { paymentTerms } from '@parley/contract/orders';
import { getProduct, type Product } from '@parley/contract/products';
import { search } from '@parley/contract/search';
import X from 'lucide-react/icons/x';
import { type ComponentProps, useEffect, useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { AmountInput } from '../../../ui/amount-input.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { DraftAddress } from './draft-address.tsx';
import { t } from './messages.ts';

export type DraftLine = { variant_id: string; name: string; detail: string; quantity: number; price: string; currency: string };
type Named = Pick<ComponentProps<'input'>, 'name' | 'value'> & {
  onChange: ComponentProps<typeof Select>['onChange'] & ComponentProps<'input'>['onChange'];
};
type DraftFieldsProps = {
  lines: readonly DraftLine[];
  onLines: (lines: DraftLine[]) => void;
  code: string;
  onCode: (code: string) => void;
  shipping: Named;
  terms: Named;
  exempt: { checked: boolean; onChange: (checked: boolean) => void };
  address: Address | null;
  onAddress: (address: Address | null) => void;
  /** Whose known address is offered. */
  customer: string | null;
  error: (path: string) => string | undefined;
};

/** The lines of a manual order, its address and its payment terms. */
export function DraftFields({
  lines,
  onLines,
  code,
  onCode,
  shipping,
  terms,
  exempt,
  address,
  onAddress,
  customer,
  error,
}: DraftFieldsProps) {
  // A draft may have the same variant on several lines, so a line is identified by its index.
  const count = (place: number, quantity: number) => onLines(lines.map((line, at) => (at === place ? { ...line, quantity } : line)));
  const add = (line: DraftLine) => (lines.some(({ variant_id: id }) => id === line.variant_id) ? undefined : onLines([...lines, line]));
  return (
    <>
      <ProductFinder onFound={add} error={error('lines')} />
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {lines.map((line, place) => (
          <li key={keyOf(lines, place)} className="flex items-center gap-2">
            <span className="grid min-w-0 flex-1 grid-cols-1">
              <span className="truncate font-medium">{line.name}</span>
              <span className="truncate text-sm text-ink-3">
                {[line.detail, formatMoney(line.price, line.currency)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Quantity line={line} onChange={(quantity) => count(place, quantity)} />
            <IconButton
              label={t('orders.remove_line', { name: line.name })}
              icon={<X />}
              onClick={() => onLines(lines.filter((_, at) => at !== place))}
            />
          </li>
        ))}
      </ul>
      <DraftAddress address={address} onChange={onAddress} customer={customer} error={error} />
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('orders.discount_field')} error={error('discount_code')} optional>
          <Input name="discount_code" maxLength={60} value={code} onChange={({ target }) => onCode(target.value)} />
        </Field>
        <Field label={t('orders.shipping')} error={error('shipping')}>
          <AmountInput {...shipping} />
        </Field>
        <Field label={t('orders.terms')} className="col-span-2">
          <Select {...terms}>
            {paymentTerms.map((one) => (
              <option key={one} value={one}>
                {t(`orders.terms_${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Checkbox
        name="tax_exempt"
        label={t('orders.tax_exempt')}
        hint={t('orders.tax_exempt_hint')}
        checked={exempt.checked}
        onChange={({ target }) => exempt.onChange(target.checked)}
      />
    </>
  );
}

/** The variant, and how many earlier lines have it. */
function keyOf(lines: readonly DraftLine[], place: number): string {
  const { variant_id: variant } = lines[place] ?? { variant_id: '' };
  return `${variant} ${lines.slice(0, place).filter((line) => line.variant_id === variant).length}`;
}

type QuantityProps = { line: DraftLine; onChange: (quantity: number) => void };

/** The quantity; while the field is empty or not a number the last valid one counts, and returns on blur. */
function Quantity({ line, onChange }: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (words: string) => {
    setTyped(words);
    const quantity = Number(words);
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= 10_000) onChange(quantity);
  };
  return (
    <Input
      className="w-20"
      type="number"
      inputMode="numeric"
      min={1}
      max={10_000}
      aria-label={t('orders.quantity_of', { name: line.name })}
      value={typed ?? line.quantity}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

type FinderProps = { onFound: (line: DraftLine) => void; error?: string | undefined };

/** Finds a product by name or SKU, then one of its variants. */
export function ProductFinder({ onFound, error }: FinderProps) {
  const merchant = useMerchantId();
  const [words, setWords] = useState('');
  const [product, setProduct] = useState('');
  const q = useDebounced(words.trim(), 200);
  const read = useRead(search, { merchant, q, limit: 8 }, { enabled: q.length >= 2, keepPrevious: true });
  const found = read.data?.results.products ?? [];
  const { data: chosen, isError, isFetching, refetch } = useRead(getProduct, { merchant, id: product }, { enabled: product !== '' });
  // Typing on searches again.
  const look = (typed: string) => {
    setWords(typed);
    setProduct('');
  };
  const take = ({ id, options, price }: Product['variants'][number]) => {
    if (!chosen) return;
    const detail = Object.values(options).join(', ');
    onFound({ variant_id: id, name: chosen.name, detail, quantity: 1, price, currency: chosen.currency });
    look('');
  };
  // A single variant needs no choice.
  useEffect(() => {
    const [only, ...more] = chosen?.variants ?? [];
    if (only && more.length === 0) take(only);
  });
  return (
    <div className="grid gap-2">
      <Field label={t('orders.add_product')} error={error}>
        <Input
          name="lines"
          role="searchbox"
          value={words}
          placeholder={t('orders.add_product_hint')}
          onChange={({ target }) => look(target.value)}
        />
      </Field>
      {q.length >= 2 && product === '' && <NoResults read={read} count={found.length} />}
      {q.length >= 2 && product === '' && found.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {found.map(({ product_id: id, name, price, currency }) => (
            <li key={id}>
              <Button
                variant="ghost"
                className="h-auto! min-h-8 w-full justify-start! py-1 text-start whitespace-normal! wrap-anywhere"
                onClick={() => setProduct(id)}
              >
                {t('orders.items_price', { name, price: formatMoney(price, currency) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isError && !chosen && <ErrorState retry={() => void refetch()} busy={isFetching} />}
      {chosen && chosen.variants.length > 1 && (
        <ul className="grid grid-cols-1 gap-1">
          {chosen.variants.map((variant) => (
            <li key={variant.id}>
              <Button
                variant="ghost"
                className="h-auto! min-h-8 w-full justify-start! py-1 text-start whitespace-normal! wrap-anywhere"
                onClick={() => take(variant)}
              >
                {t('orders.items_price', {
                  name: [chosen.name, ...Object.values(variant.options)].filter(Boolean).join(', '),
                  price: formatMoney(variant.price, chosen.currency),
                })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type NoResultsProps = { read: { isError: boolean; isSuccess: boolean; isPlaceholderData: boolean }; count: number };

/** Why a search shows no results: nothing matched, or it failed. */
export function NoResults({ read, count }: NoResultsProps) {
  const none = read.isSuccess && !read.isPlaceholderData && count === 0;
  return (
    <p role="status" className="px-2.5 text-ink-3 empty:hidden">
      {read.isError ? t('orders.find_failed') : none && t('orders.find_none')}
    </p>
  );
}
