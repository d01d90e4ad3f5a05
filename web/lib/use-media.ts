import { useCallback, useSyncExternalStore } from 'react';
import { mediaQuery } from './browser.ts';

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = mediaQuery(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => mediaQuery(query).matches);
}

/** Below 768 px panes become pages; the same breakpoint as Tailwind's `md`. */
export const useIsPhone = (): boolean => useMedia('(width < 768px)');
