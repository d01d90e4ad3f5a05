import type { ImportKind, ImportRun } from '@parley/contract/import-runs';
import { pick } from '../../../platform/lib/pick.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { fieldsOf, recognize } from './formats/fields.ts';
import { noticesOf } from './notices.ts';
import type { Options } from './formats/sheet.ts';
import { actionsOf, speedOf } from './run-rules.ts';
import type { ShownRun } from './run-store.ts';

export type Column = { name: string; samples: string[] };

export function presentRun(row: ShownRun, now: Date): ImportRun {
  const kind = row.kind as ImportKind;
  const mapping = row.mapping as (string | null)[];
  const columns = row.columns as Column[];
  const { label, kind: looksLike, isSure: certain } = recognize(columns.map(({ name }) => name));
  const { id, file_name, file_size, encoding, delimiter, dry, total_rows, done_rows, created, updated, unchanged, refunds, refused } = row;
  return {
    ...{ id, kind, file_name, file_size, encoding, delimiter, dry, total_rows, done_rows, created, updated, unchanged, refunds, refused },
    ...{ conflicts: row.conflicts, open_conflicts: row.conflicts - row.resolved, stock_changes: row.stock_changes },
    ...{ price_changes: row.price_changes, warned: row.warned, warnings: row.warnings as ImportRun['warnings'] },
    format: row.format as ImportRun['format'],
    columns: columns.map((column, place) => ({ ...column, field: mapping[place] ?? null })),
    fields: fieldsOf[kind].map((one) => ({ ...pick(one, ['field', 'label', 'required', 'about', 'many'] as const), or: [...one.or] })),
    recognized: { label, kind: looksLike, certain },
    notices: noticesOf({ ...row, kind, mapping, columns: columns.map(({ name }) => name) }),
    ...{ totals_differ: row.totals_differ, totals_differ_by: toAmount(row.totals_differ_cents, row.currency), incomplete: row.incomplete },
    options: row.options as Options,
    state: row.state as ImportRun['state'],
    refusals: row.refusals,
    reason: row.reason,
    rows_per_second: speedOf(row, now),
    created_by: row.created_by,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    actions: actionsOf(row, now),
  };
}
