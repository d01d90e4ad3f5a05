export { openSearch } from './open-search.ts';
export { keepRecentSearchesPrivate } from './recent-searches.ts';
export { Search } from './search.tsx';
