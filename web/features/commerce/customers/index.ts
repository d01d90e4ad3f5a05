// The public API of customers.
export { CustomersScreen } from './customers-screen.tsx';
