import type { BulkRun } from '@parley/contract/bulk';
import type { RunRow } from './store.ts';

export const presentRun = (row: RunRow, failures: BulkRun['failures'], isUndoable: boolean): BulkRun => ({
  id: row.id,
  list: row.list as BulkRun['list'],
  state: row.state,
  total: row.total,
  done: row.done,
  failed: row.failed,
  failures,
  may_undo: isUndoable,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
});
