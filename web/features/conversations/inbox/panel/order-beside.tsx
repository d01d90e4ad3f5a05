import type { ComponentProps } from 'react';
import { OrderDrawer } from '../../../commerce/orders/index.ts';

/** An order's own drawer, beside the conversation. */
export default function OrderBeside(props: Omit<ComponentProps<typeof OrderDrawer>, 'isInPlace'>) {
  return <OrderDrawer {...props} isInPlace />;
}
