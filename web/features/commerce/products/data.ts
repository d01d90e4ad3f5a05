import { listBrands } from '@parley/contract/brands';
import type { BulkRun } from '@parley/contract/bulk';
import type { Sent } from '@parley/contract/endpoint';
import type { ListSelection as ChosenRows } from '@parley/contract/lists';
import {
  countProducts,
  deleteProduct,
  diagnoseProduct,
  getProduct,
  listProducts,
  type Product,
  startProductBulk,
  updateProduct,
} from '@parley/contract/products';
import { useMerchantId } from '../../../data/auth.ts';
import { notify } from '../../../data/notify.ts';
import { useCommand } from '../../../data/use-command.ts';
import { usePages } from '../../../data/use-pages.ts';
import { setRead, useRead } from '../../../data/use-read.ts';
import type { ListQuery } from '../../lists/lists/index.ts';
import { t } from './messages.ts';

export type ProductChange = Sent<typeof startProductBulk>['change'];
type Query = Omit<Sent<typeof listProducts>, 'merchant'>;

/** The URL's filter and sort are checked here; the server rejects anything else that is wrong. */
export const useProducts = (query: ListQuery | null) =>
  usePages(listProducts, { merchant: useMerchantId(), ...(query as Query | null) }, { enabled: query !== null, keepPrevious: true });
export function useProductCount(query: ListQuery | null) {
  const narrowed = { ...(query?.q && { q: query.q }), ...(query?.filter && { filter: query.filter }) };
  const options = { enabled: query !== null, keepPrevious: true };
  return useRead(countProducts, { merchant: useMerchantId(), ...narrowed }, options).data;
}
export const useProduct = (id: string) => useRead(getProduct, { merchant: useMerchantId(), id });
export const useDiagnosis = (id: string, isEnabled: boolean) =>
  useRead(diagnoseProduct, { merchant: useMerchantId(), id }, { enabled: isEnabled });
/** Starts a bulk run; `onDone` gets the run. */
export function useStartBulk(onDone: (run: BulkRun) => void) {
  const merchant = useMerchantId();
  const starting = useCommand(startProductBulk, { onDone });
  return (selection: ChosenRows, change: ProductChange) => starting.mutate({ merchant, selection, change });
}
export const useBrands = (isEnabled = true) => useRead(listBrands, { merchant: useMerchantId() }, { enabled: isEnabled });

/** Writes an action's result to the cache at once. */
export function useShow() {
  const merchant = useMerchantId();
  return (product: Product) => setRead(getProduct, { merchant, id: product.product_id }, () => product);
}
export function useSetStatus({ product_id: id, version }: Pick<Product, 'product_id' | 'version'>) {
  const merchant = useMerchantId();
  const setting = useCommand(updateProduct, { onDone: useShow() });
  return { to: (status: Product['status']) => setting.mutate({ merchant, id, version, status }), isPending: setting.isPending };
}
export function useDelete({ product_id: id }: Pick<Product, 'product_id'>, onDone: () => void) {
  const merchant = useMerchantId();
  const deleting = useCommand(deleteProduct, {
    deletes: () => id,
    onDone: () => {
      notify.success(t('products.deleted'));
      onDone();
    },
  });
  return { remove: () => deleting.mutate({ merchant, id }), isPending: deleting.isPending };
}
