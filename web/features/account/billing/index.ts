// The public API of billing.
export { BillingScreen } from './billing-screen.tsx';
