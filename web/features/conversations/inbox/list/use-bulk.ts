import { startBulk } from '@parley/contract/bulk';
import type { Sent } from '@parley/contract/endpoint';
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';
import type { ListSelection } from '../../../../ui/selection/use-selection.ts';
import { showRun } from '../../../lists/bulk-runs/index.ts';
import { type ListCriteria, narrowing } from './criteria.ts';

export type BulkChange = Sent<typeof startBulk>['change'];

/** Changes the selection: the selected rows, or all that match the list's query. */
export function useStartBulk(selection: ListSelection, criteria: ListCriteria) {
  const merchant = useMerchantId();
  const starting = useCommand(startBulk, {
    onDone: ({ id }) => {
      showRun(id);
      selection.clear();
    },
  });
  const rows = selection.isAll ? { kind: 'all' as const, ...narrowing(criteria) } : { kind: 'ids' as const, ids: selection.chosen };
  return {
    start: (change: BulkChange) => starting.mutate({ merchant, selection: rows, change }),
    isStarting: starting.isPending,
  };
}
