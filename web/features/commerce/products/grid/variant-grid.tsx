import { type GridRow, listVariants } from '@parley/contract/products';
import type { Sent } from '@parley/contract/endpoint';
import SearchX from 'lucide-react/icons/search-x';
import { useMerchantId } from '../../../../data/auth.ts';
import { usePages } from '../../../../data/use-pages.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LeaveGuard } from '../../../../ui/leave-guard.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import type { ListQuery } from '../../../lists/lists/index.ts';
import { Grid } from './grid.tsx';
import { useCells } from './use-cells.ts';
import { t } from '../messages.ts';

type GridProps = { query: ListQuery | null; mayWrite: boolean; onOpen: (product: string) => void };
type Narrowing = Pick<Sent<typeof listVariants>, 'q' | 'filter'>;

/** Prices and stock of all variants that match the list's search and filter, as a spreadsheet. */
export default function VariantGrid({ query, mayWrite, onOpen }: GridProps) {
  const merchant = useMerchantId();
  const narrowing: Narrowing = { ...(query?.q && { q: query.q }), ...(query?.filter && { filter: query.filter }) };
  const listed = { merchant, ...narrowing, limit: 200 };
  const pages = usePages(listVariants, listed, { enabled: query !== null, keepPrevious: true });
  const cells = useCells(pages.items, listed);
  // A paste may be longer than the loaded rows.
  async function loadUntil(count: number): Promise<readonly GridRow[]> {
    let rows: readonly GridRow[] = pages.items;
    let more = pages.hasMore;
    while (rows.length < count && more) {
      // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ends
      const answer = await pages.fetchNextPage();
      rows = answer.data?.pages.flatMap(({ items }) => items) ?? rows;
      more = answer.hasNextPage && !answer.isError;
    }
    return rows;
  }
  const isUnsaved = cells.isSaving || [...cells.typed.values()].some(({ issue }) => issue !== null);
  return (
    <>
      {pages.isPending && <SkeletonRows rows={12} rowHeight={37} />}
      {pages.isError && pages.items.length === 0 && <ErrorState retry={() => void pages.refetch()} busy={pages.isFetching} />}
      {!pages.isPending && !pages.isError && pages.items.length === 0 && (
        <EmptyState icon={<SearchX />} title={t('products.grid_empty')} text={t('products.grid_empty_text')} />
      )}
      {pages.items.length > 0 && (
        <Grid
          rows={pages.items}
          hasMore={pages.hasMore}
          cells={cells}
          mayWrite={mayWrite}
          onEndReached={pages.loadMore}
          loadUntil={loadUntil}
          onOpen={onOpen}
        />
      )}
      <LeaveGuard when={isUnsaved} />
    </>
  );
}
