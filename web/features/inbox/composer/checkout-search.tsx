import { getProduct, type Product } from '@parley/contract/products';
import { search } from '@parley/contract/search';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { send } from '../../../data/send.ts';
import { useRead } from '../../../data/use-read.ts';
import { formatMoney } from '../../../lib/format.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { t } from './checkout-words.ts';

const pause = 150;
const fewest = 2;
const most = 6;

/** Finds products by their name; one that is chosen comes with its variants. */
export function CheckoutSearch({ onFound }: { onFound: (product: Product) => void }) {
  const merchant = useMerchantId();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), pause);
  const isLong = q.length >= fewest;
  const read = useRead(search, { merchant, q, limit: most }, { quiet: true, enabled: isLong, keepPrevious: true });
  const found = isLong ? (read.data?.results.products ?? []) : [];
  const choose = async (id: string) => {
    // What went wrong is told in a toast.
    const product = await send(getProduct, { merchant, id }).catch(() => undefined);
    if (!product) return;
    onFound(product);
    setText('');
  };
  const says = !isLong
    ? t('checkout.make_search_hint')
    : read.isError
      ? t('checkout.make_failed')
      : read.isSuccess && found.length === 0
        ? t('checkout.make_none')
        : null;
  return (
    <Command shouldFilter={false} loop label={t('checkout.make_search')} className="rounded border border-line-strong">
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        placeholder={t('checkout.make_search')}
        className="h-9 w-full bg-transparent px-3 outline-none pointer-coarse:text-[16px]"
      />
      <Command.List className="border-t p-1 empty:hidden">
        {found.map(({ product_id: id, name, price, currency }) => (
          <Command.Item
            key={id}
            value={id}
            onSelect={() => void choose(id)}
            className="flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line-strong"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-sm text-ink-3 tabular-nums">{formatMoney(price, currency)}</span>
          </Command.Item>
        ))}
        {says && <p className="px-2 py-1.5 text-sm text-ink-3">{says}</p>}
      </Command.List>
    </Command>
  );
}
