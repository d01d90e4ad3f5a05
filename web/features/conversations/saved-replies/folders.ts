import type { SavedReply } from '@parley/contract/saved-replies';

/** `null`: replies without a folder; `undefined`: all of them. */
export type Folder = string | null | undefined;

/** The replies' folders by name with their counts; replies without a folder come last. */
export function foldersOf(replies: readonly Pick<SavedReply, 'category'>[]): { folder: string | null; count: number }[] {
  const counts = new Map<string | null, number>();
  for (const { category } of replies) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts]
    .map(([folder, count]) => ({ folder, count }))
    .toSorted((a, b) => Number(a.folder === null) - Number(b.folder === null) || (a.folder ?? '').localeCompare(b.folder ?? ''));
}
export const namesOf = (replies: readonly Pick<SavedReply, 'category'>[]) => foldersOf(replies).flatMap(({ folder }) => folder ?? []);
