import type { Order, OrderAction } from '@parley/contract/orders';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { Link } from './checkout-link.tsx';
import { type OrderFormProps, useCheckoutLink, useOrderActions, usePaymentLink } from './actions-data.ts';
import { t } from './messages.ts';

type Dialog = ComponentType<OrderFormProps>;

const CheckoutLink = lazy(() => import('./checkout-link.tsx'));
const forms: Partial<Record<OrderAction, Dialog>> = {
  cancel: lazy(() => import('./cancel-form.tsx')),
  cancel_lines: lazy(() => import('./cancel-lines-form.tsx')),
  ship: lazy(() => import('./ship-form.tsx')),
  refund: lazy(() => import('./refund-form.tsx')),
  record_payment: lazy(() => import('./payment-form.tsx')),
  hold: lazy(() => import('./hold-form.tsx')),
  note: lazy(() => import('./note-form.tsx')),
  discard: lazy(() => import('./discard-form.tsx')),
  edit_draft: lazy(() => import('./draft-form.tsx')),
  edit_items: lazy(() => import('./items-form.tsx')),
  edit_address: lazy(() => import('./address-form.tsx')),
  edit_payment: lazy(() => import('./payment-method-form.tsx')),
  return: lazy(() => import('./return-form.tsx')),
  exchange: lazy(async () => ({ default: (await import('./return-form.tsx')).ExchangeForm })),
};
/** The order's next step comes first, one more beside it, the rest in the menu. */
const inOrder: readonly OrderAction[] = [
  'place',
  'confirm',
  'release',
  'ship',
  'process',
  'deliver',
  'create_checkout',
  'record_payment',
  'create_payment_link',
  'return',
  'exchange',
  'cancel',
  'refund',
  'hold',
  'edit_draft',
  'edit_items',
  'edit_address',
  'edit_payment',
  'cancel_lines',
  'note',
  'discard',
];
const moves = { place: 'pending', confirm: 'confirmed', process: 'processing', deliver: 'delivered' } as const;
const dangerous: readonly OrderAction[] = ['cancel', 'discard'];

/** The actions that the server allows for this order now. */
export function OrderActions({ order, start }: { order: Order; start: OrderAction | undefined }) {
  const [form, open] = useState<OrderAction | null>(start && order.actions.includes(start) ? start : null);
  const [pressed, press] = useState<OrderAction | null>(null);
  const [link, showLink] = useState<Link | null>(null);
  const { move, release, isBusy } = useOrderActions(order);
  const checkout = useCheckoutLink(order, async (made) => {
    if (!(await copyText(made.url, { copied: t('orders.link_made'), refused: null }))) showLink(made);
  });
  const payment = usePaymentLink(order, async (made) => {
    if (!(await copyText(made.url, { copied: t('orders.pay_link_made'), refused: null }))) showLink(made);
  });
  const isAtWork = isBusy || checkout.isPending || payment.isPending;
  const run = (action: OrderAction) => {
    if (action in forms) return open(action);
    if (isAtWork) return undefined;
    press(action);
    if (action in moves) return move(moves[action as keyof typeof moves]);
    if (action === 'release') return release();
    if (action === 'create_checkout') return checkout.make();
    if (action === 'create_payment_link') return payment.make();
    return undefined;
  };
  const [first, second, ...rest] = inOrder.filter((action) => order.actions.includes(action));
  const Form = form && forms[form];
  return (
    <>
      {first && (
        <Button variant="primary" busy={isAtWork && pressed === first} onClick={() => run(first)}>
          {t(`orders.do_${first}`)}
        </Button>
      )}
      {second && (
        <Button busy={isAtWork && pressed === second} onClick={() => run(second)}>
          {t(`orders.do_${second}`)}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu align="start" trigger={<IconButton variant="default" label={t('orders.more')} icon={<Ellipsis />} />}>
          {rest.map((action) => (
            <MenuItem key={action} tone={dangerous.includes(action) ? 'danger' : 'neutral'} onSelect={() => run(action)}>
              {t(`orders.do_${action}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {Form && (
        <Suspense>
          <Form order={order} onClose={() => open(null)} />
        </Suspense>
      )}
      {link && (
        <Suspense>
          <CheckoutLink link={link} onClose={() => showLink(null)} />
        </Suspense>
      )}
    </>
  );
}
