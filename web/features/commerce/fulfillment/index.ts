// The face of fulfillment: its screen.
export { FulfillmentScreen } from './fulfillment-screen.tsx';
