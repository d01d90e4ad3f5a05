import { lazy } from 'react';

// The face of orders: their screen, and for other lists of orders what it is made of.
export { OrdersScreen } from './orders-screen.tsx';
export { ordersList } from './orders-list.tsx';
export { orderStatus } from './tones.ts';
export { useQueues } from './data.ts';
export const OrderDrawer = lazy(() => import('./order-drawer.tsx'));
