import { useSearchParams } from 'react-router';

/**
 * Which item of a list is open, said by the address under `name`: a link and a reload show it again. Opening one is a step that Back
 * undoes; going on to another one is not.
 */
export function useAddressedChoice(name: string): readonly [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(name);
  const choose = (id: string | null) => {
    if (id === chosen) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: chosen !== null && id !== null },
    );
  };
  return [chosen, choose];
}
