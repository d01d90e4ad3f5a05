import { deleteDiscount, type Discount, downloadDiscounts, listDiscounts } from '@parley/contract/checkout';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { copyText } from '../../../data/copy-text.ts';
import { saveDownload } from '../../../data/save-file.ts';
import { usePages } from '../../../data/use-pages.ts';
import { formatDay, formatMoney } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { AskBefore } from './ask-before.tsx';
import { t } from './checkout-messages.ts';
import { useShop } from './data.ts';
import { DiscountDialog, nameOf } from './discount-dialog.tsx';

const rowsAtOnce = 20;

/** The shop's discounts, newest first. */
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
    <Card id="discounts" flush title={t('checkout.discounts')} aside={list.items.length > 0 && <Aside make={make} />}>
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

function Aside({ make }: { make: ReactNode }) {
  const merchant = useMerchantId();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveDownload(downloadDiscounts, { merchant }, 'discounts.csv');
    setSaving(false);
  };
  return (
    <div className="flex gap-2">
      <Button icon={<Download />} busy={isSaving} onClick={() => void save()}>
        {t('checkout.discounts_export')}
      </Button>
      {make}
    </div>
  );
}

type RowProps = { discount: Discount; currency: string; onEdit: () => void };

/** A code or an automatic discount with what it takes off, its status, and how often it was used. */
function DiscountRow({ discount, currency, onEdit }: RowProps) {
  const { id, state } = discount;
  const code = nameOf(discount);
  const merchant = useMerchantId();
  const mayChange = useMay('products:write');
  const copy = () => copyText(code, { copied: t('checkout.discount_copied', { code }), refused: t('checkout.discount_copy_refused') });
  return (
    <li className="flex min-h-16 items-center gap-3 border-b px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2.5">
          <span className="truncate font-medium">{code}</span>
          <StatusDot tone={state === 'active' ? 'ok' : 'neutral'} className="text-sm">
            {t(`checkout.discount_state_${state}`)}
          </StatusDot>
        </p>
        <p className="text-sm text-ink-3 tabular-nums">{factsOf(discount, currency).join(' · ')}</p>
      </div>
      <div className="flex gap-1">
        {discount.code !== null && <IconButton label={t('checkout.discount_copy', { code })} icon={<Copy />} onClick={() => void copy()} />}
        {mayChange && (
          <>
            <IconButton label={t('checkout.discount_edit', { code })} icon={<Pencil />} onClick={onEdit} />
            <AskBefore
              endpoint={deleteDiscount}
              input={{ merchant, id }}
              icon={<Trash />}
              label={t('checkout.discount_delete', { code })}
              title={t('checkout.discount_delete_title', { code })}
              text={t('checkout.discount_delete_text')}
              action={t('checkout.discount_delete_do')}
              done={t('checkout.discount_deleted', { code })}
            />
          </>
        )}
      </div>
    </li>
  );
}

/** Until the shop's currency is known, an amount is shown without it. */
const moneyOf = (amount: string, currency: string) => (currency ? formatMoney(amount, currency) : amount);

function factsOf(discount: Discount, currency: string): string[] {
  const { code, minimum, uses, max_uses: most, starts_at: from, ends_at: to, state } = discount;
  return [
    worthOf(discount, currency),
    ...(code === null ? [t('checkout.discount_automatic')] : []),
    ...(discount.product_ids.length + discount.collection_ids.length > 0 ? [t('checkout.discount_on_products')] : []),
    ...(discount.customers === 'chosen' ? [t('checkout.discount_for_chosen')] : []),
    ...(discount.customers === 'first_order' ? [t('checkout.discount_for_first')] : []),
    ...(Number(minimum) > 0 ? [t('checkout.discount_minimum', { value: moneyOf(minimum, currency) })] : []),
    most === null ? t('checkout.discount_uses', { count: uses }) : t('checkout.discount_uses_of', { uses, count: most }),
    ...(from && state === 'scheduled' ? [t('checkout.discount_from', { day: formatDay(from) })] : []),
    ...(to ? [t('checkout.discount_until', { day: formatDay(to) })] : []),
  ];
}

function worthOf({ kind, value, per_item: perItem }: Discount, currency: string): string {
  if (kind === 'free_shipping') return t('checkout.discount_free_shipping');
  if (kind === 'percent') return t('checkout.discount_percent', { value: value.replace(/\.?0+$/, '') });
  return t(perItem ? 'checkout.discount_fixed_items' : 'checkout.discount_fixed', { value: moneyOf(value, currency) });
}
