import { lazy } from 'react';

// The public API of orders: their screen, and the components for other lists of orders.
export { PrintMenu } from './print-menu.tsx';
export { OrdersScreen } from './orders-screen.tsx';
export { ordersList } from './orders-list.tsx';
export { orderStatus } from './tones.ts';
export { useQueues } from './data.ts';
export const OrderDrawer = lazy(() => import('./order-drawer.tsx'));
