import { useAuth } from '../../../data/auth.ts';
import { localStore } from '../../../lib/browser.ts';

const resultTypes = ['conversation', 'customer', 'order', 'product'] as const;
export type ResultType = (typeof resultTypes)[number];
export type RecentSearch = { query: string; type: ResultType; name: string; timestamp: number };

const MOST = 5;
const PREFIX = 'recent-searches:';

/** A person's recent searches and choices, newest first. */
export function readRecent(userId: string): RecentSearch[] {
  const kept = localStore.getItem(PREFIX + userId);
  return kept ? parse(kept) : [];
}

/** Adds a choice and removes an earlier equal one. */
export function keepRecent(userId: string, search: RecentSearch): void {
  const others = readRecent(userId).filter((kept) => kept.type !== search.type || kept.name !== search.name);
  localStore.setItem(PREFIX + userId, JSON.stringify([search, ...others].slice(0, MOST)));
}

/** Searches name customers, so logging out clears them. Returns the cleanup. */
export function keepRecentSearchesPrivate(): () => void {
  return useAuth.subscribe((now, before) => {
    if (before.user && before.user.id !== now.user?.id) localStore.removeItem(PREFIX + before.user.id);
  });
}

function parse(kept: string): RecentSearch[] {
  try {
    const searches: unknown = JSON.parse(kept);
    return Array.isArray(searches) ? searches.filter(isRecentSearch).slice(0, MOST) : [];
  } catch {
    // Something else wrote this value; the next choice replaces it.
    return [];
  }
}

function isRecentSearch(value: unknown): value is RecentSearch {
  const search: Partial<RecentSearch> = typeof value === 'object' && value !== null ? value : {};
  return typeof search.query === 'string' && typeof search.name === 'string' && resultTypes.some((type) => type === search.type);
}
