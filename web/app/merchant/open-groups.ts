import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type OpenGroups = { open: string[]; toggle: (names: readonly string[]) => void };

/** Which groups of the sidebar are open, kept on this computer. Main and Commerce are at first, Tools and Settings are not. */
export const useOpenGroups = create<OpenGroups>()(
  persist(
    (set) => ({
      open: ['dashboard', 'inbox', 'commerce'],
      toggle: (names) =>
        set(({ open }) => {
          const others = open.filter((name) => !names.includes(name));
          return { open: others.length < open.length ? others : [...others, ...names] };
        }),
    }),
    { name: 'sidebar-storage', partialize: ({ open }) => ({ open }) },
  ),
);
