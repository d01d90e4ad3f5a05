import { startBulk } from '@parley/contract/bulk';
import type { Sent } from '@parley/contract/endpoint';
import { useMerchantId } from '../../../../data/auth.ts';
import { useDo } from '../../../../data/use-do.ts';
import type { ListSelection } from '../../../../ui/selection/use-selection.ts';
import { showRun } from '../../../lists/bulk-runs/index.ts';
import { type Asked, narrowing } from './asked.ts';

export type BulkChange = Sent<typeof startBulk>['change'];

/** Changes what is chosen: those rows, or all that match what the list asks for. */
export function useStartBulk(selection: ListSelection, asked: Asked) {
  const merchant = useMerchantId();
  const starting = useDo(startBulk, {
    onDone: ({ id }) => {
      showRun(id);
      selection.clear();
    },
  });
  const rows = selection.isAll ? { kind: 'all' as const, ...narrowing(asked) } : { kind: 'ids' as const, ids: selection.chosen };
  return {
    start: (change: BulkChange) => starting.mutate({ merchant, selection: rows, change }),
    isStarting: starting.isPending,
  };
}
