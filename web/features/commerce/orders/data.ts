import type { BulkRun } from '@parley/contract/bulk';
import { listBrands } from '@parley/contract/brands';
import type { Sent } from '@parley/contract/endpoint';
import type { ListSelection as ChosenRows } from '@parley/contract/lists';
import { listTeam } from '@parley/contract/merchants';
import { countOrders, getOrder, listOrders, orderQueues, startOrderBulk } from '@parley/contract/orders';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import type { ListQuery } from '../../lists/lists/index.ts';

export type OrderChange = Sent<typeof startOrderBulk>['change'];
type Query = Omit<Sent<typeof listOrders>, 'merchant'>;

/** The URL's filter and sort are checked here; the server rejects anything else that is wrong. */
export const useOrders = (query: ListQuery | null) =>
  usePages(listOrders, { merchant: useMerchantId(), ...(query as Query | null) }, { enabled: query !== null, keepPrevious: true });
export const useOrderCount = (query: ListQuery | null) =>
  useRead(countOrders, { merchant: useMerchantId(), ...narrowed(query) }, { enabled: query !== null, keepPrevious: true }).data;
export const useQueues = () => useRead(orderQueues, { merchant: useMerchantId() }).data;
export const useOrder = (id: string) => useRead(getOrder, { merchant: useMerchantId(), id });
/** Starts a bulk run; `onDone` gets the run. */
export function useStartBulk(onDone: (run: BulkRun) => void) {
  const merchant = useMerchantId();
  const starting = useCommand(startOrderBulk, { onDone });
  return (selection: ChosenRows, change: OrderChange) => starting.mutate({ merchant, selection, change });
}
export const useBrands = (isEnabled: boolean) =>
  useRead(listBrands, { merchant: useMerchantId() }, { enabled: useMay('products:read') && isEnabled });
export const useTeam = (isEnabled: boolean) =>
  useRead(listTeam, { merchant: useMerchantId() }, { enabled: useMay('team:read') && isEnabled });

const narrowed = (query: ListQuery | null) => ({ ...(query?.q && { q: query.q }), ...(query?.filter && { filter: query.filter }) });
