import { type Discount, listDiscounts } from '@parley/contract/checkout';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import { useState } from 'react';
import { useMay, useMerchantId } from '../../data/auth.ts';
import { usePages } from '../../data/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { t } from './checkout-words.ts';
import { useShop } from './data.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { DiscountRow } from './discount-row.tsx';

const rowsAtOnce = 20;

/** The shop's discount codes, newest first. */
export function DiscountsCard() {
  const merchant = useMerchantId();
  const mayRead = useMay('orders:read');
  const mayChange = useMay('products:write');
  const { data: shop } = useShop();
  const list = usePages(listDiscounts, { merchant, limit: rowsAtOnce }, { enabled: mayRead });
  const [edited, setEdited] = useState<Discount | 'new'>();
  if (!mayRead) return null;
  const currency = shop?.currency ?? '';
  const make = mayChange && <Button onClick={() => setEdited('new')}>{t('checkout.discounts_new')}</Button>;
  const isEmpty = list.isSuccess && list.items.length === 0;
  return (
    <Card flush title={t('checkout.discounts')} aside={list.items.length > 0 && make}>
      {list.items.length > 0 && (
        <ul>
          {list.items.map((discount) => (
            <DiscountRow key={discount.id} discount={discount} currency={currency} onEdit={() => setEdited(discount)} />
          ))}
        </ul>
      )}
      {isEmpty && (
        <EmptyState
          icon={<TicketPercent />}
          title={t('checkout.discounts_empty')}
          text={t('checkout.discounts_empty_text')}
          action={make}
          className="py-8!"
        />
      )}
      {list.isError && <ErrorState retry={() => void list.refetch()} busy={list.isFetching} />}
      {list.isPending && <SkeletonRows rows={2} rowHeight={64} />}
      {list.hasMore && (
        <div className="border-t p-3">
          <Button busy={list.isFetchingNextPage} onClick={list.loadMore}>
            {t('checkout.discounts_more')}
          </Button>
        </div>
      )}
      {edited && (
        <DiscountDialog discount={edited === 'new' ? undefined : edited} currency={currency} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  );
}
