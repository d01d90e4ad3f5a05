import { type RefObject, useEffect, useState } from 'react';

/** Whether a part of the page has come within a screen's height of what is seen; from then on it stays true. */
export function useNear(part: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !part.current) return;
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), { rootMargin: '100% 0px' });
    watch.observe(part.current);
    return () => watch.disconnect();
  }, [near, part]);
  return near;
}
