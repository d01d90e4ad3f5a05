import type { View } from '@parley/contract/views';

/** What is being asked about a view. */
export type ViewQuestion = { kind: 'save' } | { kind: 'rename' | 'delete'; view: View };
/** What a view keeps of a list. */
export type Kept = Pick<View, 'filter' | 'sort' | 'order'> & { columns: readonly string[] | null };
