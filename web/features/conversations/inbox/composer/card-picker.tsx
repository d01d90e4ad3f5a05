import type { Conversation } from '@parley/contract/conversations';
import { search } from '@parley/contract/search';
import { Command } from 'cmdk';
import CreditCard from 'lucide-react/icons/credit-card';
import Package from 'lucide-react/icons/package';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { type ReactNode, useState } from 'react';
import { useMay, useMerchantId } from '../../../../data/auth.ts';
import { useRead } from '../../../../data/use-read.ts';
import { cx } from '../../../../lib/cx.ts';
import { formatDay, formatMoney } from '../../../../lib/format.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { Popover } from '../../../../ui/popover.tsx';
import { usePanel } from '../data.ts';
import { CheckoutDialog } from './checkout-dialog.tsx';
import { t as sell } from './checkout-messages.ts';
import type { DraftCard } from './drafts.ts';
import { firstNameOf } from './first-name.ts';
import { t } from './messages.ts';

const pause = 150;
const minLength = 2;
const maxResults = 8;

type PickerProps = LayerProps & { conversation: Conversation; onPick: (card: DraftCard) => void };

/** Picks one of the customer's orders, or a product by name, to send as a card. */
export default function CardPicker({ conversation, onPick, ...layer }: PickerProps) {
  const pick = (card: DraftCard) => {
    onPick(card);
    layer.onOpenChange(false);
  };
  const [isMaking, setMaking] = useState(false);
  const maySell = useMay('orders:write');
  const make = () => {
    setMaking(true);
    layer.onOpenChange(false);
  };
  return (
    <>
      <Popover label={t('composer.add_card')} side="top" className="w-80 p-0!" {...layer}>
        <Choices conversation={conversation} onPick={pick} onMake={maySell ? make : undefined} />
      </Popover>
      {isMaking && <CheckoutDialog conversation={conversation} onMade={onPick} onClose={() => setMaking(false)} />}
    </>
  );
}

type ChoicesProps = Pick<PickerProps, 'conversation' | 'onPick'> & { onMake: (() => void) | undefined };

function Choices({ conversation, onPick, onMake }: ChoicesProps) {
  const [text, setText] = useState('');
  const query = text.trim();
  const products = useProducts(query);
  const orders = useOrders(conversation).filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  return (
    <Command shouldFilter={false} loop label={t('composer.add_card')}>
      <Command.Input
        autoFocus
        value={text}
        onValueChange={setText}
        placeholder={t('composer.card_search')}
        className="h-10 w-full border-b bg-transparent px-3 outline-none pointer-coarse:text-[16px]"
      />
      <div className="h-56 overflow-y-auto p-1">
        <Command.List className={cx(orders.length + products.cards.length === 0 && 'hidden')}>
          <Group
            title={t('composer.card_orders', { name: firstNameOf(conversation) })}
            cards={orders}
            icon={<ShoppingBag />}
            onPick={onPick}
          />
          <Group title={t('composer.card_products')} cards={products.cards} icon={<Package />} onPick={onPick} />
        </Command.List>
        <p className="px-2 py-1.5 text-sm text-ink-3">{products.says(orders.length > 0)}</p>
      </div>
      {onMake && (
        <div className="border-t p-1">
          <Button variant="ghost" icon={<CreditCard />} className="w-full justify-start!" onClick={onMake}>
            {sell('checkout.make')}
          </Button>
        </div>
      )}
    </Command>
  );
}

type GroupProps = { title: string; cards: readonly DraftCard[]; icon: ReactNode; onPick: (card: DraftCard) => void };

function Group({ title, cards, icon, onPick }: GroupProps) {
  if (cards.length === 0) return null;
  return (
    <Command.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-1.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-strong [&_[cmdk-group-heading]]:text-ink-3"
    >
      {cards.map((card) => (
        <Command.Item
          key={keyOf(card)}
          value={keyOf(card)}
          onSelect={() => onPick(card)}
          className="flex min-h-row cursor-pointer items-center gap-2.5 rounded-sm px-2 data-[selected=true]:bg-hover dark:data-[selected=true]:bg-line-strong [&>.lucide]:text-ink-3"
        >
          {icon}
          <span className="min-w-0 flex-1 truncate">{card.name}</span>
          <span className="text-sm text-ink-3 tabular-nums">{card.detail}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

const keyOf = ({ sent }: DraftCard) =>
  sent.type === 'product' ? sent.product_id : sent.type === 'order' ? sent.order_id : sent.checkout_id;

function useOrders({ id }: Conversation): DraftCard[] {
  const { data } = usePanel(id);
  return (data?.orders ?? []).map((order) => ({
    sent: { type: 'order', order_id: order.id },
    name: order.order_number,
    detail: `${formatMoney(order.total_amount, order.currency)} · ${formatDay(order.placed_at)}`,
  }));
}

/** Products matching the name, or the sentence to show instead. */
function useProducts(query: string) {
  const merchant = useMerchantId();
  const q = useDebounced(query, pause);
  const isLong = q.length >= minLength;
  const read = useRead(search, { merchant, q, limit: maxResults }, { enabled: isLong, keepPrevious: true });
  const found = isLong ? (read.data?.results.products ?? []) : [];
  const cards = found.map<DraftCard>((product) => ({
    sent: { type: 'product', product_id: product.product_id },
    name: product.name,
    detail: formatMoney(product.price, product.currency),
  }));
  const says = (hasOrders: boolean): string | null => {
    if (!isLong) return t('composer.card_hint');
    if (read.isError) return t('composer.card_failed');
    return read.isSuccess && cards.length === 0 && !hasOrders ? t('composer.card_none') : null;
  };
  return { cards, says };
}
