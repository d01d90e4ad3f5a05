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
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';
import { setRead } from '../../../data/use-read.ts';

/** What a dialog about an order is given. */
export type OrderFormProps = { order: Order; onClose: () => void };

/** What a deed answers is shown at once. */
export function useShow() {
  const merchant = useMerchantId();
  return (order: Order) => setRead(getOrder, { merchant, id: order.id }, () => order);
}

type Move = 'pending' | 'confirmed' | 'processing' | 'delivered';

/** The deeds that ask nothing. */
export function useOrderDeeds({ id }: Pick<Order, 'id'>) {
  const merchant = useMerchantId();
  const onDone = useShow();
  const moving = useDo(updateOrderStatus, { onDone });
  const releasing = useDo(releaseOrder, { onDone });
  return {
    move: (status: Move) => moving.mutate({ merchant, id, status }),
    release: () => releasing.mutate({ merchant, id }),
    isBusy: moving.isPending || releasing.isPending,
  };
}
export function useDiscard({ id }: Pick<Order, 'id'>, onDone: () => void) {
  const merchant = useMerchantId();
  const discarding = useDo(discardDraft, { onDone });
  return { discard: () => discarding.mutate({ merchant, id }), isPending: discarding.isPending };
}
export function useUpdateShipment({ id }: Pick<Order, 'id'>) {
  const merchant = useMerchantId();
  const updating = useDo(updateShipment, { onDone: useShow() });
  return {
    deliver: (shipment: string) => updating.mutate({ merchant, id, shipment, state: 'delivered' }),
    isPending: updating.isPending,
  };
}
export function useEndReturn({ id }: Pick<Order, 'id'>, record: Pick<OrderReturn, 'id'>) {
  const merchant = useMerchantId();
  const ending = useDo(endReturn, { onDone: useShow() });
  return { to: (state: 'declined' | 'cancelled' | 'closed') => ending.mutate({ merchant, id, return: record.id, state }) };
}
export function useCheckoutLink({ id }: Pick<Order, 'id'>, onDone: (link: { url: string; expires_at: string }) => void) {
  const merchant = useMerchantId();
  const making = useDo(createOrderCheckout, { onDone });
  return { make: () => making.mutate({ merchant, id }), isPending: making.isPending };
}
