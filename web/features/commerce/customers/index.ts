// The face of customers: their screen.
export { CustomersScreen } from './customers-screen.tsx';
