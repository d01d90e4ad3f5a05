import { useSearchParams } from 'react-router';

/** Closes the order that is open, wherever in its drawer one is. */
export function useCloseOrder() {
  const [, setSearch] = useSearchParams();
  return () =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('order');
      return next;
    });
}
