import { lazy, Suspense } from 'react';
import { create } from 'zustand';
import { useHotkey } from '../../../lib/hotkeys.ts';
import type { SearchCommand } from './palette-items.tsx';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Cmd/Ctrl+K searches the whole shop. Its code loads when it is first opened. */
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

export const useSearch = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

/** Opens the search from a button; the keys open it without this. */
export const openSearch = (): void => useSearch.setState({ isOpen: true });
