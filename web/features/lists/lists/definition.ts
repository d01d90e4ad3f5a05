import type { BulkRun } from '@parley/contract/bulk';
import type { Filter } from '@parley/contract/filters';
import type { ListName, ListSelection as ChosenRows } from '@parley/contract/lists';
import type { Permission } from '@parley/contract/permissions';
import type { View } from '@parley/contract/views';
import type { ComponentType, ReactNode } from 'react';
import type { FilterField, Grammar } from '../../../ui/filter/filter.ts';
import type { Column, Sorting } from '../../../ui/table/column.ts';

/** A view as a list uses it: the shop's own, or a built-in one, whose id is a word. */
export type ListView = Pick<View, 'id' | 'name' | 'filter' | 'order'> & {
  sort: string;
  columns: readonly string[] | null;
} & Partial<Pick<View, 'shared' | 'mine' | 'may_change'>>;

/** The list's query; defaults are left out, so that the same list always has the same key. */
export type ListQuery = { q?: string; filter?: string; sort?: string; order?: 'asc' | 'desc' };
/** The same query for exports and bulk runs. */
export type ListNarrowing = { q?: string; filter?: Filter };

/** The rows, from `usePages`. */
type Rows<Row> = {
  items: readonly Row[];
  isPending: boolean;
  isError: boolean;
  /** The server's issues, by the part of the query. */
  error: { errors?: readonly { path: string; message: string }[] } | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  hasMore: boolean;
  loadMore: () => void;
  refetch: () => unknown;
};

export type BulkDefinition<Change> = {
  may: Permission;
  /** Starts the bulk run; `onDone` gets it. */
  useStart(onDone: (run: BulkRun) => void): (selection: ChosenRows, change: Change) => void;
  /** The buttons and menus of the selection bar. */
  Actions: ComponentType<{ onChange: (change: Change) => void; narrowing: ListNarrowing & { ids?: string[] } }>;
};

/** What is specific to one list; everything else is shared. */
export type ListDefinition<Row, Change = never> = {
  list: ListName;
  /** The query parameter of the open row: `?order={id}`. */
  detail: string;
  grammar: Grammar;
  /** The filter fields with their labels; their choices load once `isWanted`. */
  useFields(isWanted: boolean): FilterField[];
  /** Parses a filter from the address; null when the list would refuse it. */
  readFilter(text: string): Filter | null;
  sorting: Sorting;
  /** The server ranks a search that nobody sorted, best match first. */
  ranksSearch?: boolean;
  columns: readonly Column<Row>[];
  defaultColumns: readonly string[];
  /** Built-in views, as tabs after "All". */
  views: readonly ListView[];
  /** Without "All": with no view chosen, the list shows the first of `views`. */
  withoutAll?: boolean;
  /** Counts beside those tabs, by the view's id. */
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
    empty: { title: string; text: string };
    /** Shown for any view without rows, where every view is a queue that should be empty. */
    emptyView?: { title: string; text: string };
  };
  bulk?: BulkDefinition<Change>;
};
