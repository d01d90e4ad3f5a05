import { useSearchParams } from 'react-router';

/** Changes query parameters of the page's URL; '' removes one. */
export function usePlace() {
  const [search, setSearch] = useSearchParams();
  const change = (parts: Record<string, string>, { replace = false } = {}) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(parts)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  return {
    isDuplicates: search.get('duplicates') === '1',
    /** Filtering the list also returns to it. */
    isNarrowed: ['view', 'q', 'filter'].some((name) => search.has(name)),
    showDuplicates: () => change({ duplicates: '1', view: '', q: '', filter: '', sort: '', direction: '', columns: '' }),
    hideDuplicates: (options?: { replace: boolean }) => change({ duplicates: '' }, options),
    open: (customer: string) => change({ customer }),
    /** The same customer by another id: replaces the history entry. */
    replace: (customer: string) => change({ customer }, { replace: true }),
  };
}
