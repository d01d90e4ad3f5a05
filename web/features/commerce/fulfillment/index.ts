// The public API of fulfillment.
export { FulfillmentScreen } from './fulfillment-screen.tsx';
