import type { Result } from '@parley/contract/endpoint';
import type { getTagAnalytics, listTags, Tag } from '@parley/contract/tags';
import type { Figures, ListedTag, TagRow } from './store.ts';

type Named = Pick<TagRow, 'id' | 'name' | 'colour'>;
export const presentTag = ({ id, name, colour }: Named): Tag => ({ id, name, colour: colour as Tag['colour'] });

export const presentListed = (row: ListedTag): Result<typeof listTags>['items'][number] => ({
  ...presentTag(row),
  description: row.description,
  conversations_count: row.conversations_count,
  created_at: row.created_at.toISOString(),
});

export function presentFigures(rows: readonly Figures[], days: number): Result<typeof getTagAnalytics> {
  const items = rows.flatMap(({ id, name, colour, conversations, before, open, resolved, csat }) =>
    id === null ? [] : [{ tag: presentTag({ id, name, colour }), conversations, before, open, resolved, csat }],
  );
  return { days, conversations: rows[0]?.total ?? 0, items };
}
