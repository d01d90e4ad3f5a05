import type { BulkRun } from '@parley/contract/bulk';
import type { Filter } from '@parley/contract/filters';
import type { ListName, ListSelection as ChosenRows } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';
import type { View } from '@parley/contract/views';
import type { ComponentType, ReactNode } from 'react';
import type { FilterField, Grammar } from '../../../ui/filter/filter.ts';
import type { Column, Sorting } from '../../../ui/table/column.ts';

/** A view as a list uses it: the shop's, or one that is ready made, whose id is a word. */
export type ListView = Pick<View, 'id' | 'name' | 'filter' | 'order'> & {
  sort: string;
  columns: readonly string[] | null;
} & Partial<Pick<View, 'shared' | 'mine' | 'may_change'>>;

/** What a list asks the server for; what is usual is left out, so that the same list has one name. */
export type ListQuery = { q?: string; filter?: string; sort?: string; order?: 'asc' | 'desc' };
/** The same as exports and bulk changes take it. */
export type ListNarrowing = { q?: string; filter?: Filter };

/** The rows as `usePages` answers them. */
type Rows<Row> = {
  items: readonly Row[];
  isPending: boolean;
  isError: boolean;
  /** What the server objects to, by the part of the query. */
  error: { errors?: readonly { path: string; message: string }[] } | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasMore: boolean;
  loadMore: () => void;
  refetch: () => unknown;
};

export type BulkDefinition<Change> = {
  may: Permission;
  /** Starts the change; `onDone` hears of the run. */
  useStart(onDone: (run: BulkRun) => void): (selection: ChosenRows, change: Change) => void;
  /** The buttons and menus of the selection bar. */
  Deeds: ComponentType<{ onChange: (change: Change) => void; narrowing: ListNarrowing & { ids?: string[] } }>;
};

/** Everything a list of rows has of its own; the rest is the same everywhere. */
export type ListDefinition<Row, Change = never> = {
  list: ListName;
  /** The parameter of the address that names the row that is open: `?order={id}`. */
  detail: string;
  grammar: Grammar;
  /** The fields of the filter in words; what there is to choose is read once `isWanted`. */
  useFields(isWanted: boolean): FilterField[];
  /** Reads a filter of the address; null when the list would refuse it. */
  readFilter(text: string): Filter | null;
  sorting: Sorting;
  columns: readonly Column<Row>[];
  usualColumns: readonly string[];
  /** Ready made, as tabs after “All”. */
  views: readonly ListView[];
  /** There is no “All”: without a view the list shows the first of `views`. */
  withoutAll?: boolean;
  /** Figures beside those tabs, by the view's id. */
  useCounts?(): Readonly<Record<string, number | null>>;
  useRows(query: ListQuery | null): Rows<Row>;
  useCount(query: ListQuery | null): { count: number; more: boolean } | undefined;
  keyOf(row: Row): string;
  nameOf(row: Row): string;
  phoneRow(row: Row): ReactNode;
  words: {
    label: string;
    search: string;
    /** "1,204 orders". */
    count(count: number): string;
    empty: { title: string; text: string; action?: ReactNode };
    /** Said of any view without rows, where every view is a queue that is good when it is empty. */
    emptyView?: { title: string; text: string };
  };
  bulk?: BulkDefinition<Change>;
};
