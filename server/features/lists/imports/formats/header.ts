import { importKinds } from '@parley/contract/import-runs';
import { delimiterLine } from '../csv/encoding.ts';
import { mappingOf } from './fields.ts';

type Row = { row: number; cells: string[] };
const knownIn = ({ cells }: Row) => Math.max(...importKinds.map((kind) => mappingOf(cells, kind).filter((field) => field !== null).length));
const filledIn = ({ cells }: Row) => cells.filter((cell) => cell.trim() !== '').length;

/**
 * Finds the header row: the first row with a known name, unless another has more of them. Without any known name, the first row that
 * isn't a title, which stands alone in its row.
 */
export function headerAmong(rows: readonly Row[]): number | undefined {
  const [first, ...below] = rows.filter(({ row, cells }) => row > 1 || !delimiterLine.test(cells.join(';')));
  if (!first) return undefined;
  const best = below.reduce((found, one) => (knownIn(one) > knownIn(found) ? one : found), first);
  if (knownIn(best) > 1 && (knownIn(first) === 0 || knownIn(best) > knownIn(first) + 1)) return best.row;
  if (knownIn(first) > 0 || filledIn(first) > 1) return first.row;
  const table = below.find((one) => filledIn(one) > 1);
  return table && below.filter((one) => filledIn(one) > 1).length * 2 > below.length ? table.row : first.row;
}
