import {
  createOrderCheckout,
  discardDraft,
  endReturn,
  getOrder,
  type Order,
  type OrderReturn,
  releaseOrder,
  updateOrderStatus,
  updateShipment,
} from '@parley/contract/orders';
import { createPaymentLink } from '@parley/contract/payments';
import { useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { setRead } from '../../../data/use-read.ts';

/** The props of a dialog about an order. */
export type OrderFormProps = { order: Order; onClose: () => void };

/** Writes an action's result to the cache at once. */
export function useShow() {
  const merchant = useMerchantId();
  return (order: Order) => setRead(getOrder, { merchant, id: order.id }, () => order);
}

type Move = 'pending' | 'confirmed' | 'processing' | 'delivered';

/** The actions without a dialog. */
export function useOrderActions({ id }: Pick<Order, 'id'>) {
  const merchant = useMerchantId();
  const onDone = useShow();
  const moving = useCommand(updateOrderStatus, { onDone });
  const releasing = useCommand(releaseOrder, { onDone });
  return {
    move: (status: Move) => moving.mutate({ merchant, id, status }),
    release: () => releasing.mutate({ merchant, id }),
    isBusy: moving.isPending || releasing.isPending,
  };
}
export function useDiscard({ id }: Pick<Order, 'id'>, onDone: () => void) {
  const merchant = useMerchantId();
  const discarding = useCommand(discardDraft, { onDone });
  return { discard: () => discarding.mutate({ merchant, id }), isPending: discarding.isPending };
}
export function useUpdateShipment({ id }: Pick<Order, 'id'>) {
  const merchant = useMerchantId();
  const updating = useCommand(updateShipment, { onDone: useShow() });
  return {
    deliver: (shipment: string) => updating.mutate({ merchant, id, shipment, state: 'delivered' }),
    isPending: updating.isPending,
  };
}
export function useEndReturn({ id }: Pick<Order, 'id'>, record: Pick<OrderReturn, 'id'>) {
  const merchant = useMerchantId();
  const ending = useCommand(endReturn, { onDone: useShow() });
  return { to: (state: 'declined' | 'cancelled' | 'closed') => ending.mutate({ merchant, id, return: record.id, state }) };
}
export function useCheckoutLink({ id }: Pick<Order, 'id'>, onDone: (link: { url: string; expires_at: string }) => void) {
  const merchant = useMerchantId();
  const making = useCommand(createOrderCheckout, { onDone });
  return { make: () => making.mutate({ merchant, id }), isPending: making.isPending };
}
export function usePaymentLink({ id }: Pick<Order, 'id'>, onDone: (link: { url: string; amount: string; currency: string }) => void) {
  const merchant = useMerchantId();
  const making = useCommand(createPaymentLink, { onDone });
  return { make: () => making.mutate({ merchant, id }), isPending: making.isPending };
}
