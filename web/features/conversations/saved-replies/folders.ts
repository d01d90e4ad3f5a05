import type { SavedReply } from '@parley/contract/saved-replies';

/** `null`: those in no folder; `undefined`: all of them. */
export type Folder = string | null | undefined;

/** The folders of some replies by name, with how many are in each; at the end those in none. */
export function foldersOf(replies: readonly Pick<SavedReply, 'category'>[]): { folder: string | null; count: number }[] {
  const counts = new Map<string | null, number>();
  for (const { category } of replies) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([folder, count]) => ({ folder, count }))
    .toSorted((a, b) => Number(a.folder === null) - Number(b.folder === null) || (a.folder ?? '').localeCompare(b.folder ?? ''));
}
export const namesOf = (replies: readonly Pick<SavedReply, 'category'>[]) => foldersOf(replies).flatMap(({ folder }) => folder ?? []);
