import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { cx } from '../../../lib/cx.ts';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { Difference, Figure, Rating } from './figures.tsx';
import { type Column, columns, inboxWith, type Sort, sortBy, type TagRow } from './rows.ts';
import { TagActions } from './tag-actions.tsx';
import { t } from './messages.ts';

type TagTableProps = { rows: readonly TagRow[]; days: number; sort: Sort; onSort: (sort: Sort) => void };

/** One line per tag: its name, and the metrics of its conversations. */
export function TagTable({ rows, days, sort, onSort }: TagTableProps) {
  return (
    <table className="w-full table-fixed tabular-nums">
      <caption className="sr-only">{t('tags.list', { count: rows.length })}</caption>
      <thead>
        <tr className="h-row border-b text-sm text-ink-3">
          {columns.map((column) => (
            <Head key={column} column={column} days={days} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className="w-[76px]">
            <span className="sr-only">{t('tags.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.tag.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Head({ column, days, sort, onSort }: { column: Column } & Omit<TagTableProps, 'rows'>) {
  const sorted = sort.by === column;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      title={titleOf(column, days)}
      aria-sort={sorted ? (sort.descending ? 'descending' : 'ascending') : undefined}
      className={cx('font-normal', column === 'name' ? 'ps-3 text-start' : 'w-[72px] pe-3 text-end')}
    >
      <button
        type="button"
        onClick={() => onSort(sortBy(column, sort))}
        className={cx('touch-target inline-flex items-center gap-1 rounded-sm hover:text-ink', sorted && 'font-medium text-ink')}
      >
        {sorted && column !== 'name' && <Arrow aria-hidden className="size-3" />}
        {t(`tags.${column}`)}
        {sorted && column === 'name' && <Arrow aria-hidden className="size-3" />}
      </button>
    </th>
  );
}

function titleOf(column: Column, days: number): string | undefined {
  if (column === 'begun') return t('tags.begun_title', { count: days });
  if (column === 'change') return t('tags.change_title', { count: days });
  if (column === 'open' || column === 'resolved' || column === 'csat') return t(`tags.${column}_title`);
  return undefined;
}

function Row({ row: { tag, figures } }: { row: TagRow }) {
  const { id, name, colour, description, conversations_count: count } = tag;
  return (
    <tr className="group h-row border-b last:border-b-0 hover:bg-hover">
      <th scope="row" className="truncate ps-3 pe-3 text-start font-normal" title={description || undefined}>
        <TagDot colour={colour} className="me-2" />
        <span className="font-medium">{name}</span>
        {description && <span className="ms-2 text-ink-3">{description}</span>}
      </th>
      <td className="pe-3 text-end">
        {count === 0 ? (
          <span className="text-ink-3">{formatNumber(0)}</span>
        ) : (
          <Link
            to={inboxWith(id)}
            aria-label={t('tags.show', { count, name })}
            className="rounded-sm underline decoration-line-strong underline-offset-[3px] hover:decoration-ink"
          >
            {formatNumber(count)}
          </Link>
        )}
      </td>
      <td className="pe-3 text-end">
        <Figure figures={figures} name="conversations" />
      </td>
      <td className="pe-3 text-end">
        <Difference figures={figures} />
      </td>
      <td className="pe-3 text-end">
        <Figure figures={figures} name="open" />
      </td>
      <td className="pe-3 text-end">
        <Figure figures={figures} name="resolved" />
      </td>
      <td className="pe-3 text-end">
        <Rating figures={figures} />
      </td>
      <td className="pe-1.5">
        <TagActions tag={tag} />
      </td>
    </tr>
  );
}
