import type { downloadRefusals } from '@parley/contract/import-runs';
import type { Received } from '@parley/contract/endpoint';
import type { ReadCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { streamOf } from '../../../platform/lib/stream-of.ts';
import { byteOrderMark, lineOf } from '../../../platform/lib/csv.ts';
import type { Column } from './present-run.ts';
import * as store from './run-store.ts';

const page = 1_000;
/** Lists every refused row as in the file, with its row number, column and reason, to be corrected and imported again. */
export async function refusalsFile(
  ctx: ReadCtx,
  { id }: Received<typeof downloadRefusals>,
): Promise<{ name: string; bytes: ReturnType<typeof streamOf> }> {
  const run = (await store.findRun(ctx.db, id)) ?? missing('import.missing');
  const columns = (run.columns as Column[]).map(({ name }) => name);
  async function* lines() {
    yield byteOrderMark + lineOf([...columns, 'row', 'column', 'reason']);
    for (let after = { row: 0, position: -1 }; ;) {
      const rows = await store.nextRefusals(ctx.db, id, after, page);
      const last = rows.at(-1);
      if (!last) return;
      yield rows
        .map(({ row, column_name, reason, cells }) =>
          lineOf([...columns.map((_, place) => cells[place] ?? ''), String(row), column_name ?? '', reason]),
        )
        .join('');
      after = last;
    }
  }
  return { name: `${run.file_name.replace(/\.[^.]*$/, '')}-refused.csv`, bytes: streamOf(lines()) };
}
