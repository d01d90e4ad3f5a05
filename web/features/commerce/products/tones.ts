import type { ProductSummary } from '@parley/contract/products';
import type { StatusTone } from '../../../ui/status-dot.tsx';

/** The colour only repeats the word. */
export const statusTone: Record<ProductSummary['status'], StatusTone> = { draft: 'neutral', active: 'ok', archived: 'neutral' };
export const stockTone: Record<ProductSummary['stock_state'], StatusTone> = {
  in_stock: 'ok',
  low: 'human',
  out: 'bad',
  not_counted: 'neutral',
};
