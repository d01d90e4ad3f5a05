export { openSearch } from './search.tsx';
export { keepRecentSearchesPrivate } from './recent-searches.ts';
export { Search } from './search.tsx';
