import type { BulkRun } from '@parley/contract/bulk';
import {
  countCustomers,
  type Customer,
  getCustomer,
  getCustomerTimeline,
  listCustomers,
  listDuplicates,
  startCustomerBulk,
} from '@parley/contract/customers';
import type { Result, Sent } from '@parley/contract/endpoint';
import type { ListSelection as ChosenRows } from '@parley/contract/lists';
import { listTags } from '@parley/contract/tags';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { usePages } from '../../../data/use-pages.ts';
import { setRead, useRead } from '../../../data/use-read.ts';
import type { ListQuery } from '../../lists/lists/index.ts';

export type CustomerChange = Sent<typeof startCustomerBulk>['change'];
export type Pair = Result<typeof listDuplicates>['items'][number];
type Query = Omit<Sent<typeof listCustomers>, 'merchant'>;

/** The URL's filter and sort are checked here; the server rejects anything else that is wrong. */
export const useCustomers = (query: ListQuery | null) =>
  usePages(listCustomers, { merchant: useMerchantId(), ...(query as Query | null) }, { enabled: query !== null, keepPrevious: true });
export const useCustomerCount = (query: ListQuery | null) =>
  useRead(countCustomers, { merchant: useMerchantId(), ...narrowed(query) }, { enabled: query !== null, keepPrevious: true }).data;
export const useCustomer = (id: string) => useRead(getCustomer, { merchant: useMerchantId(), id });
export const useTimeline = (id: string) => usePages(getCustomerTimeline, { merchant: useMerchantId(), id, limit: 20 });
/** Possible duplicates in the whole shop, or of one customer. */
export const useDuplicates = (customer?: string) =>
  useRead(listDuplicates, { merchant: useMerchantId(), ...(customer !== undefined && { customer }) });
/** Customers that match a search, at most five. */
export const useFound = (q: string) =>
  useRead(listCustomers, { merchant: useMerchantId(), q, limit: 6 }, { enabled: q.length >= 2, keepPrevious: true });
export const useTags = (isEnabled = true) =>
  useRead(listTags, { merchant: useMerchantId() }, { enabled: useMay('inbox:read') && isEnabled });

/** Starts a bulk run; `onDone` gets the run. */
export function useStartBulk(onDone: (run: BulkRun) => void) {
  const merchant = useMerchantId();
  const starting = useCommand(startCustomerBulk, { onDone });
  return (selection: ChosenRows, change: CustomerChange) => starting.mutate({ merchant, selection, change });
}

/** Writes an action's result to the cache at once. */
export function useShow() {
  const merchant = useMerchantId();
  return (customer: Customer) => setRead(getCustomer, { merchant, id: customer.id }, () => customer);
}

const narrowed = (query: ListQuery | null) => ({ ...(query?.q && { q: query.q }), ...(query?.filter && { filter: query.filter }) });
