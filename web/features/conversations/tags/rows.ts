import type { Result } from '@parley/contract/endpoint';
import type { getTagAnalytics, listTags } from '@parley/contract/tags';

export type ListedTag = Result<typeof listTags>['items'][number];
type Figures = Result<typeof getTagAnalytics>['items'][number];
/** A tag with its metrics of the period; undefined while they load, null when they failed. */
export type TagRow = {
  tag: ListedTag;
  figures: Pick<Figures, 'conversations' | 'before' | 'open' | 'resolved' | 'csat'> | undefined | null;
};

export const columns = ['name', 'all', 'begun', 'change', 'open', 'resolved', 'csat'] as const;
export type Column = (typeof columns)[number];
export type Sort = { by: Column; descending: boolean };

/** Metrics sort largest first, names from A. */
export const sortBy = (by: Column, now: Sort): Sort =>
  now.by === by ? { by, descending: !now.descending } : { by, descending: by !== 'name' };

type RowsInput = { tags: readonly ListedTag[]; figures: readonly Figures[] | undefined | null; words: string; sort: Sort };
export function rowsOf({ tags, figures, words, sort }: RowsInput): TagRow[] {
  const query = words.trim().toLowerCase();
  const byTag = new Map(figures?.map((one) => [one.tag.id, one]));
  return tags
    .filter(({ name, description }) => `${name} ${description.toLowerCase()}`.includes(query))
    .map((tag) => ({ tag, figures: figures && (byTag.get(tag.id) ?? nothing) }))
    .sort((a, b) => (sort.descending ? -1 : 1) * compare(a, b, sort.by) || a.tag.name.localeCompare(b.tag.name));
}
/** For a tag created after the metrics were read. */
const nothing = { conversations: 0, before: 0, open: 0, resolved: 0, csat: null };

export function compare(a: TagRow, b: TagRow, by: Column): number {
  if (by === 'name') return a.tag.name.localeCompare(b.tag.name);
  return valueOf(a, by) - valueOf(b, by);
}

function valueOf({ tag, figures: known }: TagRow, by: Exclude<Column, 'name'>): number {
  const figures = known ?? nothing;
  if (by === 'all') return tag.conversations_count;
  if (by === 'begun') return figures.conversations;
  if (by === 'change') return figures.conversations - figures.before;
  return figures[by] ?? 0;
}

/** The inbox filtered by a tag. */
export function inboxWith(tagId: string): string {
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'tag', op: 'is', value: [tagId] }] });
  return `/inbox?${new URLSearchParams({ tab: 'all', filter })}`;
}
