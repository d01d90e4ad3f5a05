import type { View } from '@parley/contract/views';

/** The open dialog about a view. */
export type ViewQuestion = { kind: 'save' } | { kind: 'rename' | 'delete'; view: View };
/** What a view stores of a list. */
export type Kept = Pick<View, 'filter' | 'sort' | 'order'> & { columns: readonly string[] | null };
