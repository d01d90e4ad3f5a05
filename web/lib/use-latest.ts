import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that always calls the latest version: for memoized rows. */
export function useLatest<Args extends unknown[], Answer>(latest: (...args: Args) => Answer): (...args: Args) => Answer {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...args: Args) => held.current(...args), []);
}
