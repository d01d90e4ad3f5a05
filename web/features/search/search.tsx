import { lazy, Suspense } from 'react';
import { useHotkey } from '../../lib/hotkeys.ts';
import { useSearch } from './open-search.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** A page of the frame, by the name it has in the menu. */
export type SearchPage = { to: string; name: string };

/** Cmd/Ctrl+K over everything in the shop. Its code comes when it is first opened. */
export function Search({ pages }: { pages: readonly SearchPage[] }) {
  const { isOpen } = useSearch();
  useHotkey('mod+k', () => useSearch.setState({ isOpen: !isOpen }), { everywhere: true });
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette pages={pages} onClose={() => useSearch.setState({ isOpen: false })} />
    </Suspense>
  );
}
