import type { ImportKind, ImportRun } from '@parley/contract/import-runs';
import { toAmount } from '../../../platform/lib/money.ts';
import { recognize } from './formats/fields.ts';

type Seen = {
  kind: ImportKind;
  columns: readonly string[];
  mapping: readonly (string | null)[];
  dry: boolean;
  options: unknown;
  totals_differ: number;
  totals_differ_cents: number;
  incomplete: number;
  currency: string;
};
type Notice = ImportRun['notices'][number];

/** What a person should know before an import runs. Doubt is said as doubt. */
export function noticesOf(run: Seen): Notice[] {
  const file = recognize(run.columns);
  return [...aboutKind(run, file), ...aboutItems(run, file), ...aboutPrice(run), ...aboutOrders(run)];
}

type File = ReturnType<typeof recognize>;
function aboutKind({ kind }: Seen, { kind: looksLike, label, isSure }: File): Notice[] {
  const what = label === null ? `a list of ${looksLike}` : `${article(label)} ${label}`;
  if (looksLike !== kind && (isSure || label !== null))
    return [{ about: 'kind', text: `This looks like ${what}, but it’s imported as ${kind}.` }];
  if (isSure) return [];
  const text =
    label === null
      ? `The column names don’t tell whether this is a list of products, orders or customers. It’s imported as ${kind}.`
      : `This looks like ${what}, but it has other columns as well. Check what each column imports as.`;
  return [{ about: 'kind', text }];
}
const article = (label: string) => (/^[AEIO]/.test(label) ? 'an' : 'a');

function aboutItems({ kind, mapping }: Seen, { label, lacksItems }: File): Notice[] {
  if (kind !== 'orders' || !lacksItems || mapping.includes('price') || mapping.includes('line_total')) return [];
  return [
    {
      about: 'items',
      text: `This file (${label}) has no columns for single items, so its orders can’t be imported. Export the order items instead.`,
    },
  ];
}

function aboutPrice({ kind, mapping }: Seen): Notice[] {
  if (kind !== 'products' || mapping.includes('price')) return [];
  return [{ about: 'price', text: 'No column is imported as Price, so new products become drafts without a price.' }];
}

/** Known once the rows have been read. */
function aboutOrders({ totals_differ: differ, totals_differ_cents: cents, incomplete, options, currency }: Seen): Notice[] {
  const isMarked = (options as ImportRun['options']).incomplete_orders === 'import';
  const notices: Notice[] = [];
  if (differ > 0)
    notices.push({
      about: 'totals',
      text: `${differ === 1 ? '1 order has' : `${differ} orders have`} a total that differs from ${differ === 1 ? 'its' : 'their'} items, by ${toAmount(cents, currency)} ${currency} in all.`,
    });
  if (incomplete > 0)
    notices.push({
      about: 'incomplete',
      text: isMarked
        ? `${incomplete === 1 ? '1 order is' : `${incomplete} orders are`} imported incomplete, and marked so.`
        : `${incomplete === 1 ? '1 order is' : `${incomplete} orders are`} incomplete, because rows fail or the total differs, and won’t be imported. You can import them anyway, marked as incomplete.`,
    });
  return notices;
}
