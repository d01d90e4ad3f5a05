// The demo's records in the import's own shapes, as they come out of it: nothing left out.
import type { z } from 'zod';
import type { importedCustomer, importedOrder } from '@parley/contract/imports';

export type DemoCustomer = z.output<typeof importedCustomer> & { email: string; phone: string; language: string; created_at: string };
export type DemoOrder = z.output<typeof importedOrder> & { customer: string };

/** When each thing happened to an order, as instants; Infinity is never (or not yet known). */
export type Journey = {
  placed: number;
  confirmed: number;
  paid: number;
  packing: number;
  shipped: number;
  delivered: number;
  cancelled: number;
  returned: number;
  refunded: number;
};

/** An order with what the import does not ask: when it went through its states, and whose it is. */
export type TracedOrder = { order: DemoOrder; journey: Journey; customer: DemoCustomer };
