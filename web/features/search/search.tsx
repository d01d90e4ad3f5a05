import { lazy, Suspense } from 'react';
import { useHotkey } from '../../lib/hotkeys.ts';
import { useSearch } from './open-search.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** A page of the frame by the name it has in the menu, or something the frame can do. */
export type SearchCommand = { name: string; detail?: string } & ({ to: string } | { run: () => void });

/** Cmd/Ctrl+K over everything in the shop. Its code comes when it is first opened. */
export function Search({ commands }: { commands: readonly SearchCommand[] }) {
  const { isOpen } = useSearch();
  useHotkey('mod+k', () => useSearch.setState({ isOpen: !isOpen }), { everywhere: true });
  if (!isOpen) return null;
  return (
    <Suspense>
      <Palette commands={commands} onClose={() => useSearch.setState({ isOpen: false })} />
    </Suspense>
  );
}
