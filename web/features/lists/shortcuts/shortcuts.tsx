import { lazy, Suspense } from 'react';
import { create } from 'zustand';
import { useHotkey } from '../../../lib/hotkeys.ts';

const ShortcutsSheet = lazy(() => import('./shortcuts-sheet.tsx'));

const useSheet = create<{ isOpen: boolean }>()(() => ({ isOpen: false }));

/** Opens the sheet from elsewhere; `?` opens it without this. */
export const openShortcuts = (): void => useSheet.setState({ isOpen: true });

/** `?` on every page of the frame. Its code loads when it is first opened. */
export function Shortcuts() {
  const { isOpen } = useSheet();
  useHotkey('?', openShortcuts);
  if (!isOpen) return null;
  return (
    <Suspense>
      <ShortcutsSheet onClose={() => useSheet.setState({ isOpen: false })} />
    </Suspense>
  );
}
