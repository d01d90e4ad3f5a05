import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always does what the latest one would: for rows that are drawn anew only when they change. */
export function useLatest<Given extends unknown[], Answer>(latest: (...given: Given) => Answer): (...given: Given) => Answer {
  const held = useRef(latest);
  useLayoutEffect(() => {
    held.current = latest;
  });
  return useCallback((...given: Given) => held.current(...given), []);
}
